import { getSettings } from '@gable/contract/settings'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { composeProduct } from '../../compose.ts'
import { createLog } from '../../platform/log.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ SITE_CURRENCY: 'EUR' })
})
afterAll(() => server.stop())

test('a fresh site has settings for everything', async () => {
  const { data } = await server.visitor.call(getSettings, {})
  expect(data).toMatchObject({
    siteName: 'Gable',
    currency: { code: 'EUR' },
    currencySymbol: '€',
    verificationState: 'initial',
  })
})

test('a setting that is changed in one process is seen by the others at once', async () => {
  await server.visitor.call(getSettings, {})
  const other = composeProduct(server.config, createLog('silent'))
  await other.settings.set('siteName', 'Harbour Homes', null)
  const seen = async () => (await server.visitor.call(getSettings, {})).data.siteName
  // Sooner than the cache would grow old: the news has to arrive.
  const deadline = Date.now() + 3_000
  while ((await seen()) !== 'Harbour Homes' && Date.now() < deadline) await new Promise((turn) => setImmediate(turn))
  expect(await seen()).toBe('Harbour Homes')
  await other.close()
})

test.each([
  ['brandColour', 'red; background: url(x)'],
  ['siteName', ''],
  ['no-such-setting', true],
])('%s cannot be %j', async (name, value) => {
  await expect(server.product.settings.set(name, value, null)).rejects.toMatchObject({ status: 400 })
})
