import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getSettings } from '@gable/contract/settings'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { readEnvironment } from './environment.server.ts'
import { readSettings } from './settings.server.ts'
import { fallbackSettings } from './site.ts'
import { visitContext } from './visit.server.ts'

test('what a member is told is kept for nobody else', async () => {
  await using api = createServer(({ headers }, response) => {
    const siteName = headers.authorization ? 'For a member' : 'For everybody'
    const data = z.encode(getSettings.output, { ...fallbackSettings, siteName })
    response.end(JSON.stringify({ error: false, message: '', data }))
  }).listen(0)
  const { port } = api.address() as AddressInfo
  const siteNameFor = async (cookie: string) => {
    const context = new RouterContextProvider()
    const environment = { ...readEnvironment(), API_URL: `http://127.0.0.1:${port}/api` }
    context.set(visitContext, { environment, requestId: '', clientAddress: '192.0.2.7', nonce: undefined })
    const request = new Request('http://gable.test/', { headers: { cookie } })
    return (await readSettings({ request, context })).siteName
  }
  expect(await siteNameFor('__Host-session=secret')).toBe('For a member')
  expect(await siteNameFor('')).toBe('For everybody')
  expect(await siteNameFor('__Host-session=secret')).toBe('For a member')
})
