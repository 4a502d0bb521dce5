import { expect, test } from 'vitest'
import { fallbackSettings } from '#app/shell/site.ts'
import { person } from '#app/shell/store/test/person.ts'
import { findGate, gateOf } from './find-gate.ts'

const complete = { ...person, name: 'Inês', mobile: '+351912345678', hasPicture: true, address: 'Rua 1, Porto' }
const known = { settings: fallbackSettings, account: complete }

test('a complete profile on a site that verifies nobody meets no gate', () => {
  expect(findGate(known)).toBeUndefined()
})

test('what the profile lacks is named, in the order of its form', () => {
  const account = { ...complete, mobile: '', hasPicture: false }
  expect(findGate({ ...known, account })).toEqual({ kind: 'profile', missing: ['mobile', 'profileImage'] })
})

test.each(['initial', 'pending', 'failed'] as const)('a site that verifies says how far it is: %s', (state) => {
  const settings = { ...fallbackSettings, isVerificationRequired: true, verificationState: state }
  expect(findGate({ ...known, settings })).toEqual({ kind: 'verification', state })
})

test('what the server refuses opens the same gates, and other failures none', () => {
  const refused = { code: 'profile_incomplete', data: { missing: ['address'] } }
  expect(gateOf(refused)).toEqual({ kind: 'profile', missing: ['address'] })
  const spent = { code: 'package_required', data: { type: 'project_list', reason: 'limit_reached' } }
  expect(gateOf(spent)).toEqual({ kind: 'limit', limit: { type: 'project_list', reason: 'reached' } })
  expect(gateOf({ code: 'not_verified', data: { state: 'pending' } })).toEqual({
    kind: 'verification',
    state: 'pending',
  })
  expect(gateOf(new TypeError('Failed to fetch'))).toBeUndefined()
})
