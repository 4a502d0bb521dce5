import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBrowser } from '../../../../tools/oidc/obtain-id-token.ts'
import { startTestServer, type TestServer } from '../test/test-server.ts'

let server: TestServer
const siteUrl = 'http://127.0.0.1:7499'
beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: siteUrl })
})
afterAll(() => server.stop())

type Changes = Partial<Record<'going' | 'coming', Record<string, string>>>

/** Signs in at the provider, with other parameters on the way if given, and tells what the api answers in the end. */
async function comeBack(next: string, { going = {}, coming = {} }: Changes = {}) {
  const departure = await server.app.inject(`/api/sign-in-with-provider?next=${encodeURIComponent(next)}`)
  const [cookie] = String(departure.headers['set-cookie']).split(';')
  const issuer = server.config.OIDC_ISSUER ?? ''
  const visit = createBrowser(issuer)
  const page = (await visit(changed(String(departure.headers.location), going).href)) as Response
  const action = /action="([^"]+)"/.exec(await page.text())?.[1] ?? ''
  const back = (await visit(action, new URLSearchParams({ email: `${crypto.randomUUID()}@gable.test` }))) as URL
  const { pathname, search } = changed(back.href, coming)
  return server.app.inject({ url: pathname + search, headers: { cookie } })
}

function changed(address: string, parameters: Record<string, string>): URL {
  const url = new URL(address)
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url
}

test.each([
  ['/user/profile?tab=1', '/user/profile?tab=1'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['.evil.example/', '/'],
  ['@evil.example/', '/'],
  [':80@evil.example/', '/'],
  ['https://evil.example/', '/'],
  ['', '/'],
])('whoever comes back from the provider stays on the site: %j', async (next, path) => {
  expect((await comeBack(next)).headers.location).toBe(siteUrl + path)
})

test.each<[string, Changes]>([
  ['return with another state', { coming: { state: 'of-another-sign-in' } }],
  ['token with another nonce', { going: { nonce: 'of-another-sign-in' } }],
])('T8 a %s belongs to another sign-in and opens nothing', async (_, changes) => {
  const { headers, cookies } = await comeBack('/', changes)
  expect(headers.location).toBe(`${siteUrl}/sign-in?problem=incorrect_details`)
  expect(cookies.filter(({ value }) => value !== '')).toEqual([])
})
