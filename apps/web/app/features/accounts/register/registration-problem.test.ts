import { expect, test } from 'vitest'
import { registrationProblem } from './registration-problem.ts'

test.each(['internal_error', 'unknown', 'a_code_of_tomorrow'])('registering that fails with %s says so', (code) => {
  expect(registrationProblem(code)).toBe('register.failed')
})

test.each(['email_in_use', 'weak_password', 'too_many_requests', 'network_error', 'code_expired'])(
  '%s has words of its own',
  (code) => {
    expect(registrationProblem(code)).toBeUndefined()
  },
)

test('a wrong code is told as one', () => {
  expect(registrationProblem('incorrect_details')).toBe('signIn.wrongCode')
})
