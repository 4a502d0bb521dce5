import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBrowser } from '../../../../tools/oidc/obtain-id-token.ts'
import { startTestServer, type TestServer } from '../test/test-server.ts'

let server: TestServer
const siteUrl = 'http://127.0.0.1:7499'
beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: siteUrl })
})
afterAll(() => server.stop())

/** Signs in at the provider and tells where the api sends the browser in the end. */
async function comeBack(next: string): Promise<string | undefined> {
  const departure = await server.app.inject(`/api/sign-in-with-provider?next=${encodeURIComponent(next)}`)
  const [cookie] = String(departure.headers['set-cookie']).split(';')
  const issuer = server.config.OIDC_ISSUER ?? ''
  const visit = createBrowser(issuer)
  const page = (await visit(String(departure.headers.location))) as Response
  const action = /action="([^"]+)"/.exec(await page.text())?.[1] ?? ''
  const back = (await visit(action, new URLSearchParams({ email: `${crypto.randomUUID()}@gable.test` }))) as URL
  const arrival = await server.app.inject({ url: back.pathname + back.search, headers: { cookie } })
  return arrival.headers.location
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
  expect(await comeBack(next)).toBe(siteUrl + path)
})
