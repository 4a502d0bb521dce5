import { expect, test } from 'vitest'
import { readPushSubscription } from './push-subscription.ts'

const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }
const tokenOf = (endpoint: string) => JSON.stringify({ endpoint, expirationTime: null, keys })

test('what a browser registers is read', () => {
  const endpoint = 'https://updates.push.services.mozilla.com/wpush/v2/abc'
  expect(readPushSubscription(tokenOf(endpoint))).toEqual({ endpoint, keys })
})

test.each([
  ...[
    'http://push.example.com/a',
    'https://127.0.0.1/a',
    'https://[::1]/a',
    'https://0x7f000001/a',
    'https://2130706433/',
  ],
  ...[
    'https://localhost/a',
    'https://push.example.com:5432/a',
    'https://me:secret@push.example.com/a',
    'ftp://a.example',
  ],
  ...['https://169.254.169.254/latest', 'push.example.com', `https://push.example.com/${'a'.repeat(1_000)}`],
])('T33 nothing is sent to %j', (endpoint) => {
  expect(readPushSubscription(tokenOf(endpoint))).toBeUndefined()
})

test.each(['', 'null', '{}', '[]', '{"endpoint":1}', JSON.stringify({ endpoint: 'https://a.example/', keys: {} })])(
  '%j is none',
  (token) => {
    expect(readPushSubscription(token)).toBeUndefined()
  },
)
