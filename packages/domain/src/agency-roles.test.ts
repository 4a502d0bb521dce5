import { expect, test } from 'vitest'
import { agencyRoles, mayInAgency, mayInviteAs, mayRemoveFromAgency } from './agency-roles.ts'

test('owners may do everything, managers what is done every day, agents nothing of it', () => {
  const acts = ['edit', 'invite', 'manageListings', 'setRoles', 'handOver', 'dissolve'] as const
  const allowed = (role: (typeof agencyRoles)[number]) => acts.filter((act) => mayInAgency(role, act))
  expect(agencyRoles.map(allowed)).toEqual([acts, ['edit', 'invite', 'manageListings'], []])
})

test('managers invite and take out agents alone, and nobody is invited as an owner', () => {
  const pairs = agencyRoles.flatMap((one) => agencyRoles.map((other) => [one, other] as const))
  expect(pairs.filter(([one, other]) => mayInviteAs(one, other))).toEqual([
    ['owner', 'manager'],
    ['owner', 'agent'],
    ['manager', 'agent'],
  ])
  expect(pairs.filter(([one, other]) => mayRemoveFromAgency(one, other))).toEqual([
    ...agencyRoles.map((other) => ['owner', other]),
    ['manager', 'agent'],
  ])
})
