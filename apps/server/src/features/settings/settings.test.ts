import { getSettings } from '@gable/contract/settings'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { composeProduct } from '../../compose.ts'
import { createLog } from '../../platform/log.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { paymentEnvironment } from '../../../../../tools/payment-providers/payment-environment.ts'

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

test('the public keys are those of the providers that take payments here, and empty where none does', async () => {
  const keys = paymentEnvironment('http://127.0.0.1:1')
  const selling = await startTestServer(keys)
  const { data } = await selling.visitor.call(getSettings, {})
  const { STRIPE_PUBLISHABLE_KEY: stripePublishableKey, PAYSTACK_PUBLIC_KEY: paystackPublicKey } = keys
  expect(data).toMatchObject({ stripePublishableKey, paystackPublicKey })
  await selling.stop()
  const withoutSecret = await startTestServer({ STRIPE_PUBLISHABLE_KEY: 'pk_test_alone' })
  const none = { stripePublishableKey: '', paystackPublicKey: '' }
  expect((await withoutSecret.visitor.call(getSettings, {})).data).toMatchObject(none)
  await withoutSecret.stop()
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

test('an operator has a sign for the currency, a picture for missing ones and a place to begin at', async () => {
  const place = { name: 'Porto', latitude: 41.15, longitude: -8.61, zoom: 12 }
  const before = (await server.visitor.call(getSettings, {})).data
  expect(before).toMatchObject({ defaultPlace: null, placeholderLogoUrl: '', currencySymbol: '€' })
  await server.product.settings.set('defaultPlace', place, null)
  await server.product.settings.set('placeholderLogoUrl', '/media/sign.svg', null)
  await server.product.settings.set('currencySymbol', 'EUR', null)
  const { data } = await server.visitor.call(getSettings, {})
  expect(data).toMatchObject({ defaultPlace: place, placeholderLogoUrl: '/media/sign.svg', currencySymbol: 'EUR' })
})

test.each([
  ['defaultPlace', { name: 'Nowhere', latitude: 900, longitude: 0, zoom: 12 }],
  ['placeholderLogoUrl', 'javascript:alert(1)'],
  ['placeholderLogoUrl', '//elsewhere.example/x.png'],
  ['areaUnit', 'acre'],
  ['plotUnits', ['square_metre']],
  ['currencySymbol', ''],
  ['brandColour', 'red; background: url(x)'],
  ['siteName', ''],
  ['no-such-setting', true],
])('%s cannot be %j', async (name, value) => {
  await expect(server.product.settings.set(name, value, null)).rejects.toMatchObject({ status: 400 })
})

test('one row that is not right has its default and is told of; all others hold', async () => {
  const lines: string[] = []
  const damaged = await startTestServer({ LOG_LEVEL: 'error' }, undefined, { write: (line) => void lines.push(line) })
  const rows = [
    { name: 'listingDays', value: JSON.stringify('canary') },
    { name: 'siteName', value: JSON.stringify('Harbour Homes') },
    { name: 'homeSections', value: JSON.stringify(['no-such-section']) },
  ]
  await damaged.db.insertInto('siteSetting').values(rows).execute()
  const { data } = await damaged.visitor.call(getSettings, {})
  expect(data.siteName).toBe('Harbour Homes')
  expect((await damaged.product.settings.findLandingSections()).length).toBeGreaterThan(3)
  const logged = lines.map((line) => JSON.parse(line) as { setting?: string })
  expect(new Set(logged.map(({ setting }) => setting))).toEqual(new Set(['homeSections', 'listingDays']))
  expect(lines.join()).not.toContain('canary')
  await damaged.stop()
})
