import { expect, test } from 'vitest'
import { parseTransactionQuery, transactionPath } from './transaction-query.ts'

const parse = (query: string) => parseTransactionQuery(new URLSearchParams(query))

test('what the address says comes back as the same address', () => {
  const path = '/user/transactions?status=failed&method=paypal&year=2026&order=AB12C-34567&page=3'
  expect(transactionPath(parse(path.split('?')[1] ?? ''))).toBe(path)
  expect(transactionPath({})).toBe('/user/transactions')
})

test.each(['status=paid', 'method=cash', 'year=26', 'year=2026.5', 'page=-1', 'page=x', 'order=%20'])(
  'what nobody offers is as if it were not there: %s',
  (query) => {
    expect(transactionPath(parse(query))).toBe('/user/transactions')
  },
)

test('pages end where lists do', () => {
  expect(parse('page=99999').page).toBe(500)
})
