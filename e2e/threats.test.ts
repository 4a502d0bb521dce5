import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { queryPostgres } from '../tools/services/postgres-client.ts'
import { openBrowser } from './browser.ts'
import { type Product, startProduct } from './product.ts'
import { settle } from './settle.ts'
import { signIn } from './sign-in.ts'
import { createVisitor, type Visitor } from './visitor.ts'

let product: Product
let browser: Browser
let ines: Visitor
let evil: Server
const email = `ines-${crypto.randomUUID()}@gable.test`

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct('postgres'), openBrowser()])
  ines = await createVisitor(browser, product.siteUrl)
  await signIn(ines.page, email)
  evil = createServer((_, response) => response.setHeader('content-type', 'text/html').end(evilPage(product.siteUrl)))
  await new Promise<void>((up) => void evil.listen(0, '127.0.0.1', up))
})

afterAll(async () => {
  await browser?.close()
  await product?.dispose()
  evil?.close()
})

const victim = `${crypto.randomUUID()}@gable.test`

/** What a page of somebody else can make a browser send: a form, pictures, and requests whose answers it cannot read. */
const evilPage = (site: string) => `<!doctype html><title>evil</title>
<img src="${site}/api/get-otp?email=${victim}">
<img src="${site}/api/forgot-password?email=${email}">
<iframe name="hidden"></iframe>
<form id="form" method="post" target="hidden" action="${site}/api/delete_user"><input name="userid" value="1"></form>
<script>
  document.getElementById('form').submit()
  fetch('${site}/api/delete_user', { method: 'POST', mode: 'no-cors', credentials: 'include', body: new URLSearchParams() })
</script>`

const attacked = new Set(['/api/get-otp', '/api/forgot-password', '/api/delete_user'])

/** The page cannot see what it was answered, and neither can the browser's driver; the log of the API says it. */
function answersOfApi() {
  const lines = readFileSync(join(product.logs, 'api.log'), 'utf8').split('\n')
  const answered = lines.filter((line) => line.includes('"answered"'))
  return answered.map((line) => JSON.parse(line) as { path: string; status: number })
}

test('T14 no script of the page can find the session, in any of its places', async () => {
  const { page, context } = ines
  await page.goto('/user/security')
  await settle(page)
  const cookie = (await context.cookies()).find(({ name }) => name === '__Host-session')
  expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' })
  const token = cookie?.value ?? ''
  expect(token).toMatch(/^[\w-]{43}$/)
  const seen = await page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const stores = await caches.keys()
    return JSON.stringify([
      ...[Object.entries(localStorage), Object.entries(sessionStorage), document.cookie, location.href],
      ...[document.documentElement.outerHTML, databases, stores, window.name],
    ])
  })
  expect(seen).toContain(email)
  expect(seen.includes(token)).toBe(false)
  for (const path of ['/', '/user/security', '/user/security.data']) {
    const html = await (await page.request.get(path)).text()
    expect([path, html.includes(token)]).toEqual([path, false])
  }
})

test('T7 T19 T67 a page of another site deletes nothing and sends no mail with the browser of a member', async () => {
  const { port } = evil.address() as AddressInfo
  const page = await ines.context.newPage()
  const seenBefore = answersOfApi().length
  await page.goto(`http://127.0.0.1:${port}/`)
  const answers = () =>
    answersOfApi()
      .slice(seenBefore)
      .filter(({ path }) => attacked.has(path))
  await expect.poll(() => answers().length).toBe(4)
  // The cookie does not even travel there, and if it did, the request would be refused.
  for (const { path, status } of answers()) {
    expect([path, path.endsWith('delete_user') ? [401, 403] : [403]]).toEqual([path, expect.arrayContaining([status])])
  }
  await page.close()
  const url = String(product.environment['DATABASE_URL'])
  const left = await queryPostgres(url, 'select id from account where erase_after is not null')
  const asked = await queryPostgres(url, `select id from challenge where identifier = '${victim}'`)
  expect([left, asked]).toEqual(['', ''])
})

const classes = [
  '/',
  '/sign-in',
  '/user/security',
  '/nobody-lives-here',
  '/favicon.ico',
  '/healthz',
  '/manifest.webmanifest',
]
const behind = ['/api/web-settings', '/api/nowhere', '/api/sessions', `/media/${crypto.randomUUID()}/320.webp`]

test('T68 T75 every kind of answer of the site carries the headers that protect it, its errors and files too', async () => {
  const property = await fetch(product.siteUrl)
  const asset = /\/assets\/[^"' )]+\.js/.exec(await property.text())?.[0] ?? 'no asset'
  for (const path of [...classes, ...behind, asset, '/assets/nothing.js']) {
    const { headers } = await fetch(product.siteUrl + path, { redirect: 'manual' })
    expect([path, Object.fromEntries(headers)]).toEqual([
      path,
      expect.objectContaining({
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
        'cross-origin-opener-policy': 'same-origin',
        'referrer-policy': expect.stringMatching(/^(strict-origin-when-cross-origin|no-referrer)$/),
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      }),
    ])
    expect(headers.get('content-security-policy')).not.toMatch(/script-src[^;]*unsafe/)
  }
  for (const path of ['/', '/sign-in', '/nobody-lives-here']) {
    const { headers } = await fetch(product.siteUrl + path)
    expect([path, headers.get('cache-control'), headers.get('vary')]).toEqual([
      path,
      'private, no-cache',
      expect.stringContaining('cookie'),
    ])
  }
})

test('T64 what a visitor says about their address changes nothing in how they are counted', async () => {
  for (let turn = 1; turn <= 3; turn += 1) {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${turn}, 203.0.113.9` }
    const body = JSON.stringify({ email: `${crypto.randomUUID()}@gable.test` })
    expect((await fetch(`${product.siteUrl}/api/get-otp`, { method: 'POST', headers, body })).status).toBe(200)
  }
  const keys = await queryPostgres(
    product.environment['DATABASE_URL'] ?? '',
    "select count(*) || ' ' || count(*) filter (where key like '%203.0.113%') from rate_window",
  )
  expect(keys).toMatch(/^[1-9]\d* 0$/)
})

test.each(['//', '/\\', '/%5c', '//%09/', '/%2f', '///'])('/en%sevil.example leads to no other site', async (trick) => {
  const reply = await fetch(`${product.siteUrl}/en${trick}evil.example/x`, { redirect: 'manual' })
  const location = new URL(reply.headers.get('location') ?? '/', product.siteUrl)
  expect([reply.status < 500, location.origin]).toEqual([true, product.siteUrl])
})
