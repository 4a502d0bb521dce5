import { expect, test } from 'vitest'
import { permissions, permissionsOf, staffRoleNames, staffRoles } from './staff-roles.ts'

test('the owner may do everything, and nobody else may make staff', () => {
  expect(permissionsOf('owner')).toEqual(permissions)
  const others = staffRoleNames.filter((role) => role !== 'owner')
  expect(others.filter((role) => (staffRoles[role] as readonly string[]).includes('staff'))).toEqual([])
})

test.each([null, '', 'root', 'toString', '__proto__'])('the role %j gives nothing', (role) => {
  expect(permissionsOf(role)).toEqual([])
})
