import type { OwnPackage } from '@gable/contract/packages'
import { expect, test } from 'vitest'
import { findEnded, findEnding, findLast } from './package-ends.ts'

const now = Date.parse('2026-07-25T00:00:00Z')
const own = (id: number, expiresAt: string, facts: Partial<OwnPackage> = {}): OwnPackage => ({
  ...{ id, packageId: 3, name: 'Agency', source: 'payment', status: 'running', features: [] },
  ...{ startsAt: '2026-07-02T00:00:00Z', expiresAt, ...facts },
})
const idsOf = (packages: OwnPackage[]) => packages.map(({ id }) => id)

test('a package ends soon from seven days before', () => {
  expect(idsOf(findEnding([own(1, '2026-08-01T00:00:00Z')], now))).toEqual([1])
  expect(findEnding([own(1, '2026-08-01T00:00:01Z')], now)).toEqual([])
})

test('one that was renewed does not end, another kind beside it does', () => {
  const soon = '2026-07-28T00:00:00Z'
  const packages = [own(1, soon), own(2, '2026-08-27T00:00:00Z'), own(3, soon, { packageId: 4 })]
  expect(idsOf(findEnding(packages, now))).toEqual([3])
})

test('more is added to what ends last of its kind, and not to what more was added to', () => {
  const packages = [own(1, '2026-08-20T00:00:00Z'), own(2, '2026-09-19T00:00:00Z')]
  expect(idsOf(findLast([...packages, own(3, '2026-08-01T00:00:00Z', { packageId: 4 })]))).toEqual([2, 3])
})

test('the last that ended is told as long as nothing runs, and nothing that was taken back', () => {
  const before = own(1, '2026-05-01T00:00:00Z', { status: 'ended' })
  const last = own(2, '2026-06-01T00:00:00Z', { status: 'ended' })
  const revoked = own(3, '2026-07-01T00:00:00Z', { status: 'revoked' })
  expect(findEnded([revoked, before, last])?.id).toBe(2)
  expect(findEnded([revoked])).toBeUndefined()
  expect(findEnded([last, own(4, '2026-08-01T00:00:00Z')])).toBeUndefined()
})
