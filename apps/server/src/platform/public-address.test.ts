import { expect, test } from 'vitest'
import { isPublicAddress, lookupPublic } from './public-address.ts'

test.each([
  ...['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '224.0.0.1'],
  ...[
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:169.254.169.254',
    'fd00::1',
    'fe80::1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
  ],
  ...['localhost', '', '1.2.3'],
])('T33 %j is not the open internet', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['1.1.1.1', '172.32.0.1', '2606:4700:4700::1111'])('%j is', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test('T33 a name that leads to ourselves leads nowhere', async () => {
  const error = await new Promise((resolve) => lookupPublic('localhost', { all: true }, (failed) => resolve(failed)))
  expect(error).toMatchObject({ message: 'localhost is not in the open internet' })
})
