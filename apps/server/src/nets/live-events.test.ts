import { blockUser } from '@gable/contract/blocks'
import { deleteChatMessage, markChat, sendMessage } from '@gable/contract/chats'
import { type LiveEvents, livePath, type ClientEvents } from '@gable/contract/live'
import { requestViewing } from '@gable/contract/viewings'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { hashToken } from '../features/accounts/sign-in-code.ts'
import { insertListings, plainListing } from '../test/listings.ts'
import { startOwnRedis } from '../test/own-redis.ts'
import { createTestDatabase } from '../test/test-database.ts'
import { startTestServer, type TestServer } from '../test/test-server.ts'

type Page = Socket<LiveEvents, ClientEvents>
type Event = keyof LiveEvents
type Member = Awaited<ReturnType<TestServer['addMember']>>
/** Two who talk, and somebody else. */
type Scene = { lister: Member; seeker: Member; third: Member }

/** Who may hear what of a conversation, by each event that there is: only the two. A new event has to be put here. */
const ofConversation: Record<Event, boolean> = {
  message: true,
  marks: true,
  removed: true,
  typing: true,
  presence: true,
  viewing: true,
  chats: true,
  unread: false,
  whole: false,
}
const heardByTheTwo = Object.entries(ofConversation).flatMap(([event, isOf]) => (isOf ? [event] : []))

let server: TestServer
let other: TestServer
let redis: Awaited<ReturnType<typeof startOwnRedis>>
const urls = new Map<TestServer, string>()
const pages: Page[] = []

beforeAll(async () => {
  redis = await startOwnRedis()
  const database = await createTestDatabase()
  server = await startTestServer({ REDIS_URL: redis.url }, database)
  other = await startTestServer({ REDIS_URL: redis.url }, { ...database, drop: async () => undefined })
  for (const one of [server, other]) urls.set(one, await one.app.listen({ host: '127.0.0.1', port: 0 }))
})
afterEach(() => {
  for (const page of pages.splice(0)) page.disconnect()
})
afterAll(async () => {
  await other.stop()
  await server.stop()
  await redis.kill()
})

/** Comes back when it hears everything, or was refused. */
async function open(token: string | undefined, at: TestServer) {
  const extraHeaders: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  const page: Page = io(urls.get(at), {
    ...{ path: livePath, transports: ['websocket'], extraHeaders, forceNew: true, reconnection: false },
  })
  pages.push(page)
  const heard: string[] = []
  let isSettled = false
  page.on('whole', (isWhole) => {
    if (isWhole) isSettled = true
  })
  page.on('connect_error', () => {
    isSettled = true
  })
  page.onAny((event: string) => heard.push(event))
  await expect.poll(() => isSettled, { timeout: 60_000 }).toBe(true)
  return { page, heard }
}

const callers: Record<string, (scene: Scene) => Promise<{ token?: string; isIn: boolean }>> = {
  'a visitor': async () => ({ isIn: false }),
  'another member': async ({ third }) => ({ token: third.token, isIn: true }),
  'whom the lister blocked': async ({ lister, third }) => {
    await lister.call(blockUser, { accountId: third.id })
    return { token: third.token, isIn: true }
  },
  'a deactivated member': async ({ third }) => {
    await server.db.updateTable('account').set({ isActive: false }).where('id', '=', third.id).execute()
    return { token: third.token, isIn: false }
  },
  'an expired session of one of the two': async ({ seeker }) => {
    const { token } = await server.addSession(seeker.id)
    await expire(token)
    return { token, isIn: false }
  },
  staff: async () => ({ token: (await server.addMember({ staffRole: 'owner' })).token, isIn: true }),
}

async function expire(token: string) {
  const expiresAt = new Date(Date.now() - 1_000)
  await server.db.updateTable('session').set({ expiresAt }).where('tokenHash', '=', hashToken(token)).execute()
}

test.each(Object.keys(callers))(
  'T57 T15 T36 of a conversation %s hears nothing, whatever they ask for',
  async (name) => {
    const [lister, seeker, third] = [await server.addMember(), await server.addMember(), await server.addMember()]
    const propertyId = (await insertListings(server.db, [plainListing(lister.id)]))[0]?.id ?? 0
    const ask = (text: string) => seeker.call(sendMessage, { accountId: lister.id, propertyId, text })
    const { chatId } = (await ask('Hello')).data
    const { token, isIn } = (await callers[name]?.({ lister, seeker, third })) ?? { isIn: false }
    const ofLister = await open(lister.token, server)
    const ofSeeker = await open(seeker.token, other)
    const ofCaller = await open(token, other)
    expect(ofCaller.page.connected).toBe(isIn)
    // Whoever tries all numbers there are.
    for (let id = Math.max(1, chatId - 5); id <= chatId + 5; id += 1) {
      ofCaller.page.emit('watch', id)
      ofCaller.page.emit('typing', id)
    }
    ofCaller.page.emit('watch', chatId)

    ofSeeker.page.emit('watch', chatId)
    ofLister.page.emit('watch', chatId)
    const { messageId } = (await ask('Is it quiet?')).data
    await lister.call(markChat, { chatId, readSequence: 2 })
    await seeker.call(markChat, { chatId, readSequence: 2 })
    await seeker.call(deleteChatMessage, { accountId: lister.id, propertyId, messageId })
    await lister.call(markChat, { chatId, readSequence: 2 })
    const startsAt = new Date(Date.now() + 86_400_000).toISOString()
    await seeker.call(requestViewing, { propertyId, startsAt, isProposal: true })
    ofLister.page.emit('typing', chatId)
    await seeker.call(deleteChatMessage, { accountId: lister.id, propertyId })
    await expect
      .poll(() => heardByTheTwo.filter((event) => !ofSeeker.heard.includes(event)), { timeout: 60_000 })
      .toEqual([])

    if (isIn) {
      // Said after all of it, and heard after all of it.
      const to = name === 'staff' ? await idOf(token) : third.id
      await server.db
        .transaction()
        .execute((tx) => server.product.notify(tx, { to, kind: 'report', detail: { outcome: 'upheld' } }))
      await expect.poll(() => ofCaller.heard, { timeout: 60_000 }).toContain('unread')
    }
    expect(ofCaller.heard.filter((event) => heardByTheTwo.includes(event))).toEqual([])
  },
)

async function idOf(token = ''): Promise<number> {
  const found = await server.db
    .selectFrom('session')
    .select('accountId')
    .where('tokenHash', '=', hashToken(token))
    .executeTakeFirstOrThrow()
  return found.accountId
}
