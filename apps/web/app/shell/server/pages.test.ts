import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pathInLanguage } from '#app/shared/i18n/local-path.ts'
import type { Environment } from '../environment.server.ts'
import { loader } from '../layout/site-layout-page.tsx'
import { servePages } from './pages.ts'

const environment = { PUBLIC_URL: 'http://gable.test', DEFAULT_LANGUAGE: 'en' } as Environment
const app = fastify()
let port = 0

/** The layout's own loader, as the router calls it for every address; one address stands for a careless page. */
async function answer(request: Request, context: unknown): Promise<Response> {
  const url = new URL(request.url)
  if (url.pathname === '/careless') return Response.redirect(url.searchParams.get('to') ?? '')
  const lang = url.pathname.split('/')[1] || undefined
  try {
    await loader({ params: { lang }, request, context, url } as never)
    return new Response('page')
  } catch (thrown) {
    return thrown instanceof Response ? thrown : new Response('', { status: 404 })
  }
}

beforeAll(async () => {
  app.decorateRequest('nonce', '')
  await app.register((scope) => servePages(scope, { environment, handle: answer }))
  await app.listen({ host: '127.0.0.1', port: 0 })
  port = (app.server.address() as AddressInfo).port
})
afterAll(() => app.close())

/** Past every client that tidies an address first. */
async function ask(target: string, cookie = '') {
  const socket = connect(port, '127.0.0.1')
  // Not ended: to a server a half that is closed is a visitor who left, and it asks the api before it answers.
  socket.write(`GET ${target} HTTP/1.1\r\nHost: gable.test\r\nCookie: ${cookie}\r\nConnection: close\r\n\r\n`)
  let text = ''
  socket.setEncoding('utf8').on('data', (part: string) => (text += part))
  await once(socket, 'close')
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(text)?.[1]?.trim()
  return {
    status: Number(/^HTTP\/1.1 (\d+)/.exec(text)?.[1]),
    location: header('location'),
    cookie: header('set-cookie'),
    caching: header('cache-control'),
  }
}

const tricks = [
  '//',
  '///',
  '/\\',
  '\\\\',
  '\\/',
  '/%09/',
  '/\t/',
  '//%5c',
  '/%2f',
  '%2f%2f',
  '/%5c',
  '%5c%5c',
  '/./',
  '/..//',
]

describe('redirects', () => {
  test.each(tricks)('/en%sevil.example/x leads to no other site', async (trick) => {
    for (const prefix of ['/en', '//evil.example/en', 'http://evil.example/en']) {
      const { status, location } = await ask(`${prefix}${trick}evil.example/x?next=//evil.example`)
      expect([200, 301, 400, 404]).toContain(status)
      if (location !== undefined) expect(new URL(location, environment.PUBLIC_URL).origin).toBe('http://gable.test')
    }
  })

  test('the default language has one address', async () => {
    expect(await ask('/en/properties?page=2')).toMatchObject({ status: 301, location: '/properties?page=2' })
  })

  test('a link to the default language is a choice that is kept, so the start page leads nobody back', async () => {
    const arabic = 'language=ar'
    expect(await ask('/', arabic)).toMatchObject({ status: 302, location: '/ar' })
    const chosen = await ask(pathInLanguage('/ar', 'en'), arabic)
    expect(chosen).toMatchObject({ status: 301, location: '/', caching: 'private, no-cache' })
    expect(chosen.cookie).toMatch(/^language=en; path=\/; max-age=\d+; samesite=lax$/i)
    expect(await ask('/', 'language=en')).toMatchObject({ status: 200, location: undefined })
  })

  test('reading a page in another language is no choice', async () => {
    expect(await ask('/ar/terms')).toMatchObject({ status: 200, cookie: undefined })
  })

  test.each(['http://evil.example/', 'https://gable.test/'])(
    'a redirect to another site is not passed on: %s',
    async (to) => {
      expect(await ask(`/careless?to=${encodeURIComponent(to)}`)).toMatchObject({ status: 404, location: undefined })
    },
  )
})
