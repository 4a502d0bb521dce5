import { setTimeout as sleep } from 'node:timers/promises'
import { blockUser, unblockUser } from '@gable/contract/blocks'
import { sendMessage, updateChatPreferences } from '@gable/contract/chats'
import { type LiveEvents, livePath, type ClientEvents } from '@gable/contract/live'
import { Redis } from 'ioredis'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { insertListings, plainListing } from '../../test/listings.ts'
import { startOwnRedis } from '../../test/own-redis.ts'
import { startTcpProxy, type TcpProxy } from '../../test/tcp-proxy.ts'
import { createTestDatabase } from '../../test/test-database.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

type Page = Socket<LiveEvents, ClientEvents>

let server: TestServer
/** Another process of the same site, which reaches Redis by a way that can be cut. */
let cut: TestServer
let redis: Awaited<ReturnType<typeof startOwnRedis>>
let way: TcpProxy
const urls = new Map<TestServer, string>()
const pages: Page[] = []

beforeAll(async () => {
  redis = await startOwnRedis()
  way = await startTcpProxy(new URL(redis.url))
  const database = await createTestDatabase()
  server = await startTestServer({ REDIS_URL: redis.url }, database)
  const byWay = { REDIS_URL: way.url.replace('http', 'redis') }
  cut = await startTestServer(byWay, { ...database, drop: async () => undefined })
  for (const one of [server, cut]) urls.set(one, await one.app.listen({ host: '127.0.0.1', port: 0 }))
})
afterEach(() => {
  for (const page of pages.splice(0)) page.disconnect()
})
afterAll(async () => {
  await cut.stop()
  await server.stop()
  await way.stop()
  await redis.kill()
})

/** A page that hears everything, and each time that it was told whether it does. */
async function open({ token }: { token: string }, at = server) {
  const extraHeaders = { authorization: `Bearer ${token}` }
  const page: Page = io(urls.get(at), { path: livePath, transports: ['websocket'], extraHeaders, forceNew: true })
  pages.push(page)
  const told: boolean[] = []
  const texts: string[] = []
  page.on('whole', (isWhole) => void told.push(isWhole))
  page.on('message', ({ text }) => void texts.push(text))
  await expect.poll(() => told.at(-1), { timeout: 20_000 }).toBe(true)
  told.length = 0
  return { told, texts }
}

async function meet() {
  const [lister, seeker] = [await server.addMember(), await server.addMember()]
  const propertyId = (await insertListings(server.db, [plainListing(lister.id)]))[0]?.id ?? 0
  const ask = (text: string, messageId = crypto.randomUUID()) =>
    seeker.call(sendMessage, { accountId: lister.id, propertyId, text, messageId })
  await ask('Hello')
  return { lister, seeker, ask }
}
const askedAnew = { timeout: 20_000 }

/** Told that it missed something, and in the end that it hears all. In between as often as a busy machine interrupts. */
const endsOf = ({ told }: { told: boolean[] }) => [told[0], told.at(-1)]

test('F9 pages learn of a Redis that was away for a moment and lost everything, and hear the next word', async () => {
  const { lister, ask } = await meet()
  const page = await open(lister, cut)
  await redis.kill()
  redis = await startOwnRedis(redis.port)
  await expect.poll(() => endsOf(page), askedAnew).toEqual([false, true])
  // Where it is interrupted once more, its pages are told so and ask: then it is the word after that.
  let toldBefore = page.told.length
  await ask('Still there?')
  const hear = async () => {
    if (page.texts.length === 0 && page.told.length > toldBefore && page.told.at(-1)) {
      toldBefore = page.told.length
      await ask('Still there?')
    }
    return page.texts.at(-1)
  }
  await expect.poll(hear, askedAnew).toBe('Still there?')
})

test('F10 a process that could not be heard for a while has all pages ask, at other processes too', async () => {
  const { lister } = await meet()
  const page = await open(lister)
  way.takeDown()
  way.open()
  await expect.poll(() => endsOf(page), askedAnew).toEqual([false, true])
})

test('F10 what is for other processes alone fails quietly while Redis is away, and pages ask when it is back', async () => {
  const member = await cut.addMember()
  const page = await open(member, cut)
  const lost: unknown[] = []
  const note = (reason: unknown) => void lost.push(reason)
  process.on('unhandledRejection', note)
  try {
    way.takeDown()
    await member.call(updateChatPreferences, { showsPresence: false })
    await expect.poll(() => page.told.at(-1), askedAnew).toBe(false)
    // Whoever speaks gives up after a second.
    await sleep(2_500)
    expect(lost).toEqual([])
  } finally {
    way.open()
    process.off('unhandledRejection', note)
  }
  await expect.poll(() => endsOf(page), askedAnew).toEqual([false, true])
})

test('F1 what was said but not told when its process died is told when its sender asks again', async () => {
  const { lister, ask } = await meet()
  const page = await open(lister)
  const messageId = crypto.randomUUID()
  await ask('Are you there?', messageId)
  await expect.poll(() => page.texts, askedAnew).toEqual(['Are you there?'])
  await ask('Are you there?', messageId)
  await expect.poll(() => page.texts, askedAnew).toEqual(['Are you there?', 'Are you there?'])
})

test('T59 nothing is told again once one of the two has blocked the other', async () => {
  const { lister, seeker, ask } = await meet()
  const messageId = crypto.randomUUID()
  await ask('Are you there?', messageId)
  const page = await open(lister)
  await lister.call(blockUser, { accountId: seeker.id })
  await ask('Are you there?', messageId)
  await lister.call(unblockUser, { accountId: seeker.id })
  await ask('And now?')
  await expect.poll(() => page.texts, askedAnew).toEqual(['And now?'])
})

test('T61 the same message again and again is told no oftener than messages are', async () => {
  const { lister, ask } = await meet()
  const page = await open(lister)
  const messageId = crypto.randomUUID()
  for (let time = 0; time < 30; time += 1) await ask('Are you there?', messageId)
  await ask('Hello?')
  await expect.poll(() => page.texts.at(-1), askedAnew).toBe('Hello?')
  expect(page.texts.length).toBeLessThanOrEqual(22)
})

test('what was said leaves Redis after a minute', async () => {
  const { ask } = await meet()
  const client = new Redis(redis.url)
  try {
    const [stream = ''] = await client.keys('gable-live-*')
    await client.del(stream)
    await client.xadd(stream, `${Date.now() - 61_000}-0`, 'old', 'what was said')
    await ask('What is said now')
    const left = () => client.xrange(stream, '-', '+').then(JSON.stringify)
    await expect.poll(left, askedAnew).not.toContain('what was said')
    expect(await left()).toContain('What is said now')
  } finally {
    client.disconnect()
  }
})
