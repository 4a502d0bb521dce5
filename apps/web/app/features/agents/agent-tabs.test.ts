import { expect, test } from 'vitest'
import { firstTabOf, listingsQuery, pageOfListings, tabOf } from './agent-tabs.ts'

const none = { sellCount: 0, rentCount: 0, projectCount: 0, takenCount: 0 }

test('a page opens at the first tab with something behind it', () => {
  expect(firstTabOf({ ...none, rentCount: 2, takenCount: 7 })).toBe('rent')
  expect(firstTabOf({ ...none, takenCount: 7 })).toBe('taken')
  expect(firstTabOf(none)).toBe('sell')
})

test('an address says which tab and page it shows, and nonsense says nothing', () => {
  const params = new URLSearchParams(listingsQuery({ tab: 'projects', page: 3 }))
  expect([tabOf(params), pageOfListings(params)]).toEqual(['projects', 3])
  const nonsense = new URLSearchParams('tab=<b>&page=1e99')
  expect([tabOf(nonsense), pageOfListings(nonsense)]).toEqual([undefined, 800])
})
