import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isIban, toIban } from './iban.ts'

// The examples of the registry of ISO 13616.
const known = [
  'DE89 3704 0044 0532 0130 00',
  'GB29 NWBK 6016 1331 9268 19',
  'PT50 0002 0123 1234 5678 9015 4',
  'SA03 8000 0000 6080 1016 7519',
  'NO93 8601 1117 947',
  'MT84 MALT 0110 0001 2345 MTLC AST0 01S',
]

test.each(known)('%s is one, however it is written', (iban) => {
  expect(isIban(toIban(iban))).toBe(true)
  expect(isIban(toIban(iban.toLowerCase()))).toBe(true)
})

test('one wrong digit is always found', () => {
  const iban = toIban(known[0] ?? '')
  fc.assert(
    fc.property(fc.integer({ min: 4, max: iban.length - 1 }), fc.integer({ min: 1, max: 9 }), (place, by) => {
      const wrong = (Number(iban[place]) + by) % 10
      expect(isIban(`${iban.slice(0, place)}${wrong}${iban.slice(place + 1)}`)).toBe(false)
    }),
  )
})

test.each(['', 'DE', 'DE89', 'DE89370400440532013000extra', '89370400440532013000', 'DE89-3704-0044-0532-0130-00'])(
  '%j is none',
  (said) => expect(isIban(said)).toBe(false),
)
