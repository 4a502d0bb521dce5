import { normalizePassword, passwordProblem } from '@gable/domain/password-rules'

export const strengths = ['weak', 'fair', 'good', 'strong'] as const
export type Strength = (typeof strengths)[number]

/** A hint and no rule: length counts most, and letters that repeat count once. The server knows the common ones. */
export function strengthOf(password: string, minLength: number): Strength {
  const letters = [...normalizePassword(password)]
  const weight = Math.min(letters.length, new Set(letters).size * 1.8)
  if (passwordProblem(password, minLength) || weight < 8) return 'weak'
  if (weight < 11) return 'fair'
  return weight < 15 ? 'good' : 'strong'
}
