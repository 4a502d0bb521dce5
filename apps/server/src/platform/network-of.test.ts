import { expect, test } from 'vitest'
import { networkOf, wideNetworkOf } from './network-of.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['no address', 'no address'],
])('T64 limits count %s as %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network)
})

test.each([
  ['192.0.2.7', undefined],
  ['::ffff:192.0.2.7', undefined],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
  ['no address', undefined],
])('T64 the wide network of %s is %s', (ip, network) => {
  expect(wideNetworkOf(ip)).toBe(network)
})
