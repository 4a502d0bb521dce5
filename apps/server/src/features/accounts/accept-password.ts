import { passwordProblem, passwordsMatch } from '@gable/domain/password-rules'
import { AppError, invalidField } from '#platform/errors.ts'
import type { PasswordList } from './password-list.ts'

export type AcceptPassword = ReturnType<typeof createPasswordRule>

/** Refuses a new password that is mistyped, too short, known from breaches, or known about the person. */
export function createPasswordRule(passwords: PasswordList) {
  return (password: string, confirmation: string, known: string[]) => {
    if (!passwordsMatch(password, confirmation)) throw invalidField('confirmation', 'different')
    const problem = passwordProblem(password, passwords.minLength) ?? passwords.problem(password, known)
    if (problem) throw new AppError(422, 'weak_password', `The password is not accepted: ${problem}`)
  }
}
