import fastify from 'fastify'
import { expect, test } from 'vitest'
import { cardFormSources } from './card-form-sources.ts'
import { contentPolicy, protectResponses } from './security-headers.ts'

const policyFor = (more: Partial<Parameters<typeof contentPolicy>[1]> = {}) =>
  contentPolicy('word', { PUBLIC_URL: 'http://localhost:7411', ...more })

test('scripts run only from this site or with the word of this answer', () => {
  expect(policyFor()).toContain("script-src 'self' 'nonce-word';")
  expect(policyFor()).not.toMatch(/script-src[^;]*unsafe/)
})

test('nobody may frame the site', () => {
  expect(policyFor()).toContain("frame-ancestors 'none'")
})

test('T32 only the players of the two video sites may be framed', () => {
  expect(policyFor()).toMatch(/frame-src https:\/\/www\.youtube-nocookie\.com https:\/\/player\.vimeo\.com(;|$)/)
})

test('pictures of a CDN and a map of another server are let in by name', () => {
  const policy = policyFor({
    MEDIA_ORIGIN: 'https://cdn.example',
    MAP_TILES_URL: 'https://maps.example/town.pmtiles',
    MAP_STYLE_URL: 'https://styles.example/light.json',
    MAP_ORIGINS: 'https://tiles.example https://fonts.example/',
  })
  const origins = ['maps.example', 'styles.example', 'tiles.example', 'fonts.example'].map((host) => `https://${host}`)
  expect(policy).toContain(`connect-src 'self' ${origins.join(' ')} https://cdn.example;`)
  expect(policy).toMatch(/img-src [^;]*https:\/\/cdn\.example/)
})

test('only a site that is served over TLS asks for it', () => {
  expect(policyFor()).not.toContain('upgrade-insecure-requests')
  expect(policyFor({ PUBLIC_URL: 'https://gable.example' })).toContain('upgrade-insecure-requests')
})

test('T75 a site over TLS asks for it for at least a year, on pages, faults and what is not there', async () => {
  const app = fastify()
  const environment = { PUBLIC_URL: 'https://gable.example', MEDIA_ORIGIN: undefined }
  protectResponses(app, environment as Parameters<typeof protectResponses>[1])
  app.get('/', async () => 'page')
  app.get('/fault', () => {
    throw new Error('a fault')
  })
  const nonces = new Set<string | undefined>()
  for (const path of ['/', '/fault', '/nowhere', '/']) {
    const { headers } = await app.inject(path)
    const seconds = Number(/^max-age=(\d+); includeSubDomains$/.exec(String(headers['strict-transport-security']))?.[1])
    expect(seconds).toBeGreaterThanOrEqual(31_536_000)
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' })
    nonces.add(/'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1])
  }
  expect([nonces.size, nonces.has(undefined)]).toEqual([4, false])
})

test('the microphone and sound that was fetched are for this site alone', async () => {
  expect(policyFor()).toContain("media-src 'self' blob:;")
  const app = fastify()
  protectResponses(app, { PUBLIC_URL: 'https://gable.example', MEDIA_ORIGIN: undefined } as Parameters<
    typeof protectResponses
  >[1])
  const { headers } = await app.inject('/')
  expect(headers['permissions-policy']).toContain('microphone=(self)')
  expect(headers['permissions-policy']).toContain('camera=()')
})

test.each(['/checkout/3', '/ar/checkout/3?coupon=SPRING'])(
  'T46 the checkout, and no other page, lets in the script and the frames of the card form: %s',
  async (checkout) => {
    const app = fastify()
    protectResponses(app, {
      PUBLIC_URL: 'https://gable.example',
      STRIPE_JS_URL: 'https://js.stripe.com/v3/',
    } as Parameters<typeof protectResponses>[1])
    const policyOf = async (path: string) => String((await app.inject(path)).headers['content-security-policy'])
    expect(await policyOf(checkout)).toMatch(
      /script-src 'self' 'nonce-[^']+' https:\/\/js\.stripe\.com https:\/\/\*\.js\.stripe\.com;/,
    )
    expect(await policyOf(checkout)).toMatch(/frame-src [^;]*https:\/\/hooks\.stripe\.com;/)
    for (const other of [
      '/',
      '/subscription-plan',
      '/checkout',
      '/payment/3',
      '/properties/checkout/3',
      '/x?/checkout/3',
    ]) {
      expect(await policyOf(other)).not.toContain('stripe')
    }
  },
)

test('a card form of another server is let in from there alone', () => {
  expect(cardFormSources('http://127.0.0.1:4010/stripe/v3/')).toEqual({
    scripts: ['http://127.0.0.1:4010'],
    connections: ['http://127.0.0.1:4010'],
    frames: ['http://127.0.0.1:4010'],
  })
})
