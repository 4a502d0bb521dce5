import { expect, test } from 'vitest'
import { changeProjectSearch, parseProjectSearch, toProjectQuery } from './project-search.ts'

const read = (query: string) => parseProjectSearch(new URLSearchParams(query))

test.each([
  '',
  '?text=tower',
  '?text=tower&type=ready&category=apartment&city=Porto',
  '?bbox=-8.7,41.1,-8.5,41.2',
  '?page=3&view=map',
])('%s is the address of its own search', (query) => {
  expect(toProjectQuery(read(query))).toBe(query)
})

test('what cannot be understood is left out', () => {
  expect(toProjectQuery(read('?type=castle&bbox=1,2,3&page=-4&view=globe&text=%20'))).toBe('')
})

test('another question begins at its first page', () => {
  const changed = changeProjectSearch(read('?text=tower&page=3'), { type: 'upcoming' })
  expect(toProjectQuery(changed)).toBe('?text=tower&type=upcoming')
})
