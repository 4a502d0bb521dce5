import { normalizePassword, passwordProblem, passwordsMatch } from '@gable/domain/password-rules'
import { dictionary } from '@zxcvbn-ts/language-common'
import { AppError, invalidField } from '#platform/errors.ts'

export type AcceptPassword = ReturnType<typeof createPasswordRule>

/** Refuses a new password that is mistyped, too short, known from breaches, or known about the person. */
export function createPasswordRule(passwords: PasswordList) {
  return (password: string, confirmation: string, known: string[]) => {
    if (!passwordsMatch(password, confirmation)) throw invalidField('confirmation', 'different')
    const problem = passwordProblem(password, passwords.minLength) ?? passwords.problem(password, known)
    if (problem) {
      const fields = { password: 'weak_password' }
      throw new AppError(422, 'weak_password', `The password is not accepted: ${problem}`, { fields })
    }
  }
}

const common: ReadonlySet<string> = new Set(dictionary['passwords-common'].map((word) => word.toLowerCase()))

export type PasswordList = ReturnType<typeof createPasswordList>

/** Refuses what attackers try first: the passwords of past breaches, and what everybody knows about the person. */
export function createPasswordList({ minLength }: { minLength: number }) {
  return {
    minLength,
    problem(password: string, known: string[]): 'password_common' | 'password_personal' | undefined {
      const lower = normalizePassword(password).toLowerCase()
      // `Summer2024!!!` is `summer` to a guessing machine.
      const letters = [...lower]
      const stem = letters.slice(0, letters.findLastIndex((letter) => /[^\d\W_]/u.test(letter)) + 1).join('')
      if (common.has(lower) || (stem.length > 0 && lower.length - stem.length <= 4 && common.has(stem))) {
        return 'password_common'
      }
      const parts = known.flatMap((text) => text.toLowerCase().split(/[\s@.]+/)).filter((part) => part.length >= 4)
      return parts.some((part) => lower === part || stem === part) ? 'password_personal' : undefined
    },
  }
}
