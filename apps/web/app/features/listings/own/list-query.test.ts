import { expect, test } from 'vitest'
import { pageCountOf, parseListQuery, toListQuery } from './list-query.ts'

const tabs = ['live', 'review'] as const
const parse = (query: string) => parseListQuery(new URLSearchParams(query), tabs)

test('what the address says comes back as the address', () => {
  for (const query of ['', '?tab=live', '?tab=review&search=windmill&page=3', '?page=2']) {
    expect(toListQuery(parse(query))).toBe(query)
  }
})

test.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'page=100000', 'tab=everything', 'search=++'])(
  '%s means the beginning',
  (query) => {
    expect(parse(query)).toEqual({ tab: undefined, text: '', page: 1 })
  },
)

test('there is always one page, and the last holds the rest', () => {
  expect([0, 20, 21].map(pageCountOf)).toEqual([1, 1, 2])
})
