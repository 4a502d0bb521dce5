import { expect, test } from 'vitest'
import { describedCalls, servedCalls } from './product-calls.ts'

/** The whole product is loaded. */
const timeout = 60_000

test('the composed server is asked, not a list', { timeout }, async () => {
  const served = await servedCalls(['GET /web-settings', 'DELETE /web-settings', 'GET /no-such-call'])
  expect([...served]).toEqual(['GET /web-settings'])
})

test('every call of the contract has a handler: nothing is described that is not there', { timeout }, async () => {
  const described = describedCalls()
  expect(await servedCalls(described)).toEqual(described)
})
