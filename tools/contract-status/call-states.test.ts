import { expect, test } from 'vitest'
import { callStates, nameOf, report } from './call-states.ts'
import { specCalls } from './spec-calls.ts'

const two = [
  { method: 'GET', path: '/get_property' },
  { method: 'POST', path: '/post_property' },
] as const
const states = (described: string[], served: string[]) =>
  callStates(two, new Set(described), new Set(served)).map(({ state }) => state)

test('the specification has 71 calls and no two are the same', () => {
  expect(specCalls).toHaveLength(71)
  expect(new Set(specCalls.map(nameOf)).size).toBe(71)
})

test('one path may have three methods, one row two paths', () => {
  const names = specCalls.map(nameOf)
  expect(names.filter((name) => name.endsWith(' /personalised-fields'))).toHaveLength(3)
  expect(names).toEqual(expect.arrayContaining(['POST /block-user', 'POST /unblock-user', 'GET /blocked-users']))
})

test('only methods that exist are used', () => {
  expect(new Set(specCalls.map(({ method }) => method))).toEqual(new Set(['GET', 'POST', 'DELETE']))
})

test('a call that is described and served is implemented', () => {
  expect(states(['GET /get_property'], ['GET /get_property'])).toEqual(['implemented', 'missing'])
})

test('a call without a handler is missing, and so is a handler without a contract', () => {
  expect(states(['GET /get_property'], ['POST /post_property'])).toEqual(['missing', 'missing'])
})

test('another method on the same path does not count', () => {
  expect(states(['POST /get_property'], ['POST /get_property'])).toEqual(['missing', 'missing'])
})

test('the totals add up', () => {
  const rows = callStates(two, new Set(['GET /get_property']), new Set(['GET /get_property']))
  expect(report(rows, 3)).toContain('2 calls of the specification: 1 implemented, 1 missing')
})
