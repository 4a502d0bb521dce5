import fc from 'fast-check'
import { expect, test } from 'vitest'
import { missingProfileFields, requiredProfileFields } from './profile-rules.ts'

const empty = fc.constantFrom(undefined, null, '', '  ', '\n')
const filled = fc.constantFrom('Amal', 'a@example.org', '0')

test('exactly the empty fields are missing', () => {
  fc.assert(
    fc.property(fc.subarray([...requiredProfileFields]), empty, filled, (missing, blank, value) => {
      const profile = Object.fromEntries(
        requiredProfileFields.map((field) => [field, missing.includes(field) ? blank : value]),
      )
      expect(missingProfileFields(profile)).toEqual(missing)
    }),
  )
})

test('an absent profile misses everything', () => {
  expect(missingProfileFields({})).toEqual(requiredProfileFields)
})
