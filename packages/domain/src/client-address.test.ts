import { expect, test } from 'vitest'
import { clientAddress } from './client-address.ts'

test.each([
  [0, undefined, '10.0.0.1'],
  [0, '203.0.113.7', '10.0.0.1'],
  [1, '203.0.113.7', '203.0.113.7'],
  [1, '192.0.2.66, 203.0.113.7', '203.0.113.7'],
  [2, '192.0.2.66, 203.0.113.7', '192.0.2.66'],
  [3, '203.0.113.7', '203.0.113.7'],
  [1, '', '10.0.0.1'],
])('T64 behind %i proxies, %j is %s', (proxies, forwardedFor, address) => {
  expect(clientAddress('10.0.0.1', forwardedFor, proxies)).toBe(address)
})
