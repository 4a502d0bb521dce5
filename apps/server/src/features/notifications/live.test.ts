import { request } from 'node:http'
import { type LiveEvents, livePath } from '@gable/contract/live'
import { countNotifications, readNotifications } from '@gable/contract/notifications'
import { signOut } from '@gable/contract/accounts'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { sessionCookie } from '#platform/access.ts'
import { maxPerAccount } from '#platform/live-admission.ts'
import { startOwnRedis } from '../../test/own-redis.ts'
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

type Page = Socket<LiveEvents, Record<string, never>>

let server: TestServer
/** Another process of the same site. */
let other: TestServer
let redis: Awaited<ReturnType<typeof startOwnRedis>>
const urls = new Map<TestServer, string>()
const pages: Page[] = []
const wholeness = new WeakMap<Page, boolean>()

beforeAll(async () => {
  redis = await startOwnRedis()
  const database = await createTestDatabase()
  server = await startListening({ REDIS_URL: redis.url }, database)
  other = await startListening({ REDIS_URL: redis.url }, { ...database, drop: async () => undefined })
})
afterEach(() => {
  for (const page of pages.splice(0)) page.disconnect()
})
afterAll(async () => {
  await other.stop()
  await server.stop()
  await redis.kill()
})

async function startListening(environment: Record<string, string>, database?: TestDatabase) {
  const started = await startTestServer(environment, database)
  urls.set(started, await started.app.listen({ host: '127.0.0.1', port: 0 }))
  return started
}

const site = { origin: 'http://gable.test' }
const cookieOf = (token: string) => ({ ...site, cookie: `${sessionCookie}=${token}` })

function openPage(headers: Record<string, string>, at = server): Page {
  const page: Page = io(urls.get(at), {
    path: livePath,
    transports: ['websocket'],
    extraHeaders: headers,
    reconnection: false,
    forceNew: true,
  })
  page.on('whole', (isWhole) => void wholeness.set(page, isWhole))
  pages.push(page)
  return page
}

/** The next time that it is said. */
const heard = <Event extends keyof LiveEvents>(page: Page, event: Event) =>
  new Promise<Parameters<LiveEvents[Event]>>((resolve) => {
    const listen = (said: string, ...values: unknown[]) => {
      if (said !== event) return
      page.offAny(listen)
      resolve(values as Parameters<LiveEvents[Event]>)
    }
    page.onAny(listen)
  })
const ended = (page: Page) => new Promise<string>((resolve) => void page.once('disconnect', resolve))
const settled = (page: Page) =>
  new Promise<void>((resolve) => {
    for (const event of ['disconnect', 'connect_error'] as const) page.once(event, () => resolve())
    page.once('whole', () => resolve())
  })

/** The status that somebody gets who asks for a socket. */
const knock = (headers: Record<string, string>, query = '') =>
  new Promise<number>((resolve, reject) => {
    const asking = request(`${urls.get(server)}${livePath}?EIO=4&transport=websocket${query}`, {
      headers: {
        ...{ connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' },
        'sec-websocket-key': Buffer.from('sixteen bytes ok').toString('base64'),
        ...headers,
      },
    })
    asking.on('response', ({ statusCode }) => resolve(statusCode ?? 0))
    asking.on('upgrade', ({ statusCode }, socket) => {
      socket.destroy()
      resolve(statusCode ?? 0)
    })
    asking.on('error', reject)
    asking.end()
  })

async function connected(headers: Record<string, string>, at = server): Promise<Page> {
  const page = openPage(headers, at)
  await heard(page, 'whole')
  return page
}

/** Until a page knows that it hears everything, or that it does not. */
async function whole(page: Page, isWhole: boolean) {
  await expect.poll(() => wholeness.get(page), { timeout: 10_000 }).toBe(isWhole)
}

const tell = (to: number, at = server) =>
  at.db.transaction().execute((tx) => at.product.notify(tx, { to, kind: 'report', detail: { outcome: 'upheld' } }))

test('what is committed is heard within a second, also at another process; what is not, is not', async () => {
  const ada = await server.addMember()
  const [here, there] = [await connected(cookieOf(ada.token)), await connected(cookieOf(ada.token), other)]
  await whole(there, true)
  const failed = server.db.transaction().execute(async (tx) => {
    await server.product.notify(tx, { to: ada.id, kind: 'report', detail: { outcome: 'upheld' } })
    throw new Error('the change failed')
  })
  let isTooEarly = false
  here.once('unread', () => {
    isTooEarly = true
  })
  await expect(failed).rejects.toThrow('the change failed')
  expect(isTooEarly).toBe(false)
  const both = Promise.all([heard(here, 'unread'), heard(there, 'unread')])
  const committed = tell(ada.id).then(() => performance.now())
  await both
  expect(performance.now() - (await committed)).toBeLessThan(1_000)
  expect((await ada.call(countNotifications, {})).data).toEqual({ unread: 1 })
})

test('reading in one tab is heard in the others, and by nobody else', async () => {
  const [ada, ben] = [await server.addMember(), await server.addMember()]
  await tell(ada.id)
  const [tab, stranger] = [await connected(cookieOf(ada.token)), await connected(cookieOf(ben.token))]
  const said: string[] = []
  stranger.onAny((event: string) => said.push(event))
  const read = heard(tab, 'unread')
  await ada.call(readNotifications, {})
  await read
  expect(said.filter((event) => event === 'unread')).toEqual([])
})

test.each([
  ['another site', (token: string) => ({ ...cookieOf(token), origin: 'http://evil.test' })],
  ['no origin at all', (token: string) => ({ cookie: `${sessionCookie}=${token}` })],
  ['nobody', () => site],
  ['a token that never was', () => cookieOf('made-up')],
])('T62 a socket is refused to %s', async (_, headersOf) => {
  const { token } = await server.addMember()
  expect(await knock(headersOf(token))).toBe(400)
  expect(await knock(cookieOf(token))).toBe(101)
})

test('T62 a token in the address opens nothing', async () => {
  const { token } = await server.addMember()
  expect(await knock(site, `&token=${token}`)).toBe(400)
})

test('an app opens one with its bearer token', async () => {
  const { id, token } = await server.addMember()
  const page = await connected({ authorization: `Bearer ${token}` })
  const told = heard(page, 'unread')
  await tell(id)
  expect(await told).toEqual([])
})

test.each([
  ['sign-out', async ({ call }: Member) => void (await call(signOut, {}))],
  [
    'revocation',
    async ({ id }: Member) => void (await server.db.deleteFrom('session').where('accountId', '=', id).execute()),
  ],
  [
    'its end',
    async ({ id }: Member) =>
      void (await server.db
        .updateTable('session')
        .set({ expiresAt: new Date(0) })
        .where('accountId', '=', id)
        .execute()),
  ],
  [
    'deactivation',
    async ({ id }: Member) =>
      void (await server.db.updateTable('account').set({ isActive: false }).where('id', '=', id).execute()),
  ],
])('T15 a socket ends within five seconds of %s, and its browser does not come back', async (_, end) => {
  const [member, stays] = [await server.addMember(), await server.addMember()]
  const [page, kept] = [await connected(cookieOf(member.token)), await connected(cookieOf(stays.token))]
  const gone = ended(page)
  await end(member)
  const since = performance.now()
  expect(await gone).toBe('io server disconnect')
  expect(performance.now() - since).toBeLessThan(5_000)
  expect(kept.connected).toBe(true)
})
type Member = Awaited<ReturnType<TestServer['addMember']>>

test('a browser that says anything is cut off', async () => {
  const { token } = await server.addMember()
  const page = await connected(cookieOf(token))
  const gone = ended(page)
  ;(page as Socket).emit('unread')
  expect(await gone).toBe('io server disconnect')
})

test('an account holds a bounded number of sockets, and gets a place again when one leaves', async () => {
  const { token } = await server.addMember()
  const held = await Promise.all(Array.from({ length: maxPerAccount }, () => connected(cookieOf(token))))
  const surplus = openPage(cookieOf(token))
  await settled(surplus)
  await expect.poll(() => surplus.connected).toBe(false)
  held[0]?.disconnect()
  await expect
    .poll(async () => {
      const page = openPage(cookieOf(token))
      await settled(page)
      return wholeness.has(page)
    })
    .toBe(true)
})

test('T62 a network holds a bounded number of sockets, however many accounts it has', async () => {
  const members = await Promise.all(Array.from({ length: 11 }, () => server.addMember()))
  const from = (address: string) => ({ 'x-forwarded-for': address })
  const open = async ({ token }: Member, address: string) => {
    const page = openPage({ ...cookieOf(token), ...from(address) })
    await settled(page)
    return page
  }
  const wanted = members.slice(0, 10).flatMap((member) => Array.from({ length: maxPerAccount }, () => member))
  await Promise.all(wanted.map((member) => open(member, '203.0.113.7')))
  const [last] = members.slice(10)
  if (!last) throw new Error('Nobody is left')
  const surplus = await open(last, '203.0.113.7')
  await expect.poll(() => surplus.connected).toBe(false)
  const elsewhere = await open(last, '198.51.100.7')
  expect(wholeness.has(elsewhere)).toBe(true)
})

test('F10 with Redis stopped, pages are told to ask, and hear what their own process says', async () => {
  const ownRedis = await startOwnRedis()
  const own = await startListening({ REDIS_URL: ownRedis.url })
  try {
    const { id, token, call } = await own.addMember()
    const page = await connected(cookieOf(token), own)
    await whole(page, true)
    await ownRedis.kill()
    await whole(page, false)
    const told = heard(page, 'unread')
    await tell(id, own)
    expect((await call(countNotifications, {})).data).toEqual({ unread: 1 })
    await told
  } finally {
    await own.stop()
  }
})

test('without Redis one process serves its own sockets, and lets go of them when it closes', async () => {
  const own = await startListening({ REDIS_URL: '' })
  const { id, token } = await own.addMember()
  const page = openPage(cookieOf(token), own)
  expect(await heard(page, 'whole')).toEqual([false])
  const told = heard(page, 'unread')
  await tell(id, own)
  await told
  const gone = ended(page)
  await own.stop()
  // Unlike one that is told to leave, a browser comes back from this by itself.
  expect(await gone).toBe('transport close')
})
