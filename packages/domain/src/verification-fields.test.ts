import { expect, test } from 'vitest'
import { readVerificationAnswer } from './verification-fields.ts'
import { canMoveVerification, verificationMoveNames, verificationStates } from './verification-moves.ts'

const options = [{ value: 'own' }, { value: 'agency' }, { value: 'both' }]
const said = (answer: string) => ({ answer, choices: [] })

test.each([
  ['text', ' AMI 14203 ', said('AMI 14203')],
  ['text', 'x'.repeat(301), 'too_long'],
  ['textarea', 'x'.repeat(301), said('x'.repeat(301))],
  ['number', '-12.5', said('-12.5')],
  ['number', '12,5', said('12.5')],
  ['number', '1,250', 'invalid'],
  ['number', '1e9', 'invalid'],
  ['date', '2028-02-29', said('2028-02-29')],
  ['date', '2027-02-29', 'invalid'],
  ['date', '1 June 2027', 'invalid'],
  ['choice', 'agency', said('agency')],
  ['choice', 'other', 'invalid'],
  ['choice', ['agency'], 'invalid'],
  ['multi_choice', ['both', 'own', 'own'], { answer: '', choices: ['own', 'both'] }],
  ['multi_choice', 'agency, own', { answer: '', choices: ['own', 'agency'] }],
  ['multi_choice', ['own', 'other'], 'invalid'],
  ['file', 'deed.pdf', 'invalid'],
] as const)('in a field of type %s, %o is understood as %o', (type, value, understood) => {
  expect(readVerificationAnswer({ type, options }, value)).toEqual(understood)
})

test('nothing but an open end leads to a new application, and only what waits is decided', () => {
  const legal = Object.fromEntries(
    verificationMoveNames.map((move) => [move, verificationStates.filter((state) => canMoveVerification(move, state))]),
  )
  expect(legal).toEqual({
    apply: ['initial', 'failed'],
    withdraw: ['pending'],
    approve: ['pending'],
    reject: ['pending'],
    revoke: ['success'],
    expire: ['success'],
  })
})
