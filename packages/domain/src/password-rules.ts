/** The spec's minimum: an operator may go down to it, not below. */
export const passwordFloor = 6
export const defaultPasswordMin = 8
export const passwordMax = 128

export type PasswordProblem = 'password_too_short' | 'password_too_long'

/** The form that is measured, compared and hashed: the same keys give the same password on every device. */
export const normalizePassword = (password: string) => password.normalize('NFC')

/** Length only, in code points; there are no composition rules, and common passwords are the server's to refuse. */
export function passwordProblem(password: string, minLength = defaultPasswordMin): PasswordProblem | undefined {
  const length = [...normalizePassword(password)].length
  if (length < Math.max(minLength, passwordFloor)) return 'password_too_short'
  return length > passwordMax ? 'password_too_long' : undefined
}

export function passwordsMatch(password: string, confirmation: string): boolean {
  return normalizePassword(password) === normalizePassword(confirmation)
}
