import { expect, test } from 'vitest'
import { parseAgentSearch, toAgentQuery } from './agent-search.ts'

test('an address says what it was made from', () => {
  const search = { text: 'Tomás & co', language: 'pt', isVerifiedOnly: true, page: 3 }
  expect(parseAgentSearch(new URLSearchParams(toAgentQuery(search)))).toEqual(search)
})

test('what nobody could have chosen is left out', () => {
  const search = parseAgentSearch(new URLSearchParams('search=%20%20&language=PT<b>&verified=yes&page=-7'))
  expect(search).toEqual({ text: '', language: '', isVerifiedOnly: false, page: 1 })
  expect(toAgentQuery(search)).toBe('')
})
