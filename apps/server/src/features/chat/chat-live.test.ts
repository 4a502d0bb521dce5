import { blockUser } from '@gable/contract/blocks'
import { deleteChatMessage, getMessages, sendMessage, updateChatPreferences } from '@gable/contract/chats'
import { type LiveEvents, livePath, type ClientEvents } from '@gable/contract/live'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { insertListings, plainListing } from '../../test/listings.ts'
import { startOwnRedis } from '../../test/own-redis.ts'
import { createTestDatabase } from '../../test/test-database.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

type Page = Socket<LiveEvents, ClientEvents>
type Said = { event: string; value: unknown }

let server: TestServer
/** Another process of the same site. */
let other: TestServer
let redis: Awaited<ReturnType<typeof startOwnRedis>>
const urls = new Map<TestServer, string>()
const pages: Page[] = []
const heardBy = new WeakMap<Page, Said[]>()

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

async function open({ token }: { token: string }, at = server): Promise<Page> {
  const extraHeaders = { authorization: `Bearer ${token}` }
  const page: Page = io(urls.get(at), { path: livePath, transports: ['websocket'], extraHeaders, forceNew: true })
  const said: Said[] = []
  heardBy.set(page, said)
  page.onAny((event: string, value: unknown) => said.push({ event, value }))
  pages.push(page)
  // Until it hears what other processes say, too.
  await expect.poll(() => said.some(({ event, value }) => event === 'whole' && value === true)).toBe(true)
  return page
}
const heard = (page: Page, event: keyof LiveEvents) =>
  (heardBy.get(page) ?? []).filter((said) => said.event === event).map(({ value }) => value)

const isTold = (presence: unknown) => !JSON.stringify(presence).includes('"isOnline":null')

async function meet() {
  const [lister, seeker, third] = [await server.addMember(), await server.addMember(), await server.addMember()]
  const propertyId = (await insertListings(server.db, [plainListing(lister.id)]))[0]?.id ?? 0
  const ask = (text: string) => seeker.call(sendMessage, { accountId: lister.id, propertyId, text })
  const { chatId } = (await ask('Hello')).data
  return { lister, seeker, third, propertyId, chatId, ask }
}

test('T57 what is said, read, taken back and typed reaches the pages of the two at every process, and nobody else', async () => {
  const { lister, seeker, third, propertyId, chatId, ask } = await meet()
  const [ofLister, ofSeeker, ofThird] = [await open(lister, other), await open(seeker), await open(third, other)]
  const { messageId } = (await ask('Is it quiet?')).data
  await expect.poll(() => heard(ofLister, 'message')).toMatchObject([{ chatId, sequence: 2, text: 'Is it quiet?' }])
  await expect.poll(() => heard(ofSeeker, 'message')).toMatchObject([{ messageId, senderId: seeker.id }])

  await lister.call(getMessages, { accountId: seeker.id, propertyId })
  await expect
    .poll(() => heard(ofSeeker, 'marks'))
    .toEqual([{ chatId, accountId: lister.id, deliveredSequence: 2, readSequence: 2 }])
  ofLister.emit('typing', chatId)
  await expect.poll(() => heard(ofSeeker, 'typing')).toEqual([{ chatId, accountId: lister.id }])
  await seeker.call(deleteChatMessage, { accountId: lister.id, propertyId, messageId })
  await expect.poll(() => heard(ofLister, 'removed')).toEqual([{ chatId, sequence: 2 }])

  // The third one tries to look in.
  ofThird.emit('watch', chatId)
  ofThird.emit('typing', chatId)
  ofLister.emit('watch', chatId)
  ofSeeker.emit('watch', chatId)
  await expect.poll(() => heard(ofSeeker, 'presence').length).toBeGreaterThan(0)
  ofLister.emit('typing', chatId)
  await expect.poll(() => heard(ofSeeker, 'typing')).toHaveLength(2)
  expect((heardBy.get(ofThird) ?? []).filter(({ event }) => event !== 'whole')).toEqual([])
  expect(heard(ofLister, 'typing')).toEqual([])
})

test('whoever looks at a conversation sees when the other one comes and goes, at any process', async () => {
  const { lister, seeker, chatId } = await meet()
  const [ofLister, ofSeeker] = [await open(lister, other), await open(seeker)]
  ofSeeker.emit('watch', chatId)
  await expect.poll(() => heard(ofSeeker, 'presence')).toMatchObject([{ accountId: lister.id, isOnline: false }])
  ofLister.emit('watch', chatId)
  await expect.poll(() => heard(ofSeeker, 'presence').at(-1)).toMatchObject({ accountId: lister.id, isOnline: true })
  await expect.poll(() => heard(ofLister, 'presence').at(-1)).toMatchObject({ accountId: seeker.id, isOnline: true })
  ofLister.disconnect()
  await expect.poll(() => heard(ofSeeker, 'presence').at(-1)).toMatchObject({ accountId: lister.id, isOnline: false })
})

test('T62 pages that are closed while they look somebody up leave nothing behind', async () => {
  const { seeker, chatId } = await meet()
  for (let round = 0; round < 10; round += 1) {
    const hasty = await open(seeker)
    hasty.emit('watch', chatId)
    // Sent in one go, so that the page is gone before its conversation was found.
    hasty.disconnect()
  }
  const calm = await open(seeker)
  calm.emit('watch', chatId)
  await expect.poll(() => heard(calm, 'presence')).toHaveLength(1)
  calm.disconnect()
  const isHere = async () => {
    const rows = server.db.selectFrom('chatPresence').select('isHere').where('accountId', '=', seeker.id)
    return (await rows.execute()).some((row) => row.isHere)
  }
  await expect.poll(isHere).toBe(false)
})

test('whoever does not show when they are there is unknown at once, writes unseen, and sees nobody else either', async () => {
  const { lister, seeker, chatId } = await meet()
  const [ofLister, ofSeeker] = [await open(lister), await open(seeker)]
  ofLister.emit('watch', chatId)
  ofSeeker.emit('watch', chatId)
  await expect.poll(() => heard(ofSeeker, 'presence').at(-1)).toMatchObject({ isOnline: true })
  await lister.call(updateChatPreferences, { showsPresence: false })
  await expect.poll(() => heard(ofSeeker, 'presence').at(-1)).toMatchObject({ isOnline: null, seenAt: null })
  const rows = await server.db.selectFrom('chatPresence').selectAll().where('accountId', '=', lister.id).execute()
  expect(rows).toEqual([])
  ofLister.emit('typing', chatId)
  ofLister.emit('watch', chatId)
  await expect.poll(() => heard(ofLister, 'presence').at(-1)).toMatchObject({ isOnline: null, seenAt: null })
  expect(heard(ofSeeker, 'typing')).toEqual([])
})

test('whoever hides sees nobody any more at any process, whichever was asked', async () => {
  const { lister, seeker, chatId, ask } = await meet()
  const [ofLister, ofSeeker] = [await open(lister, other), await open(seeker)]
  ofSeeker.emit('watch', chatId)
  ofLister.emit('watch', chatId)
  await expect.poll(() => heard(ofLister, 'presence').at(-1)).toMatchObject({ isOnline: true })
  await expect.poll(() => heard(ofSeeker, 'presence').at(-1)).toMatchObject({ isOnline: true })
  await lister.call(updateChatPreferences, { showsPresence: false })
  await expect.poll(() => heard(ofSeeker, 'presence').at(-1)).toMatchObject({ isOnline: null })
  const before = heard(ofLister, 'presence').length
  ofSeeker.emit('watch', null)
  await expect
    .poll(async () =>
      (await server.db.selectFrom('chatPresence').select('isHere').where('accountId', '=', seeker.id).execute()).every(
        ({ isHere }) => !isHere,
      ),
    )
    .toBe(true)
  // Said after it, and heard after it.
  await ask('Are you gone?')
  await expect.poll(() => heard(ofLister, 'message')).toHaveLength(1)
  expect(heard(ofLister, 'presence')).toHaveLength(before)
})

test('T59 pages that are open when one of the two blocks the other hear no more of each other', async () => {
  const { lister, seeker, chatId } = await meet()
  const [ofLister, ofSeeker] = [await open(lister), await open(seeker, other)]
  ofLister.emit('watch', chatId)
  ofSeeker.emit('watch', chatId)
  await expect.poll(() => heard(ofSeeker, 'presence').at(-1)).toMatchObject({ isOnline: true })
  await lister.call(blockUser, { accountId: seeker.id })
  ofSeeker.emit('typing', chatId)
  ofSeeker.emit('watch', chatId)
  await expect.poll(() => heard(ofSeeker, 'presence').at(-1)).toMatchObject({ isOnline: null })
  const before = heard(ofSeeker, 'presence').length
  ofLister.disconnect()
  await expect
    .poll(async () =>
      (await server.db.selectFrom('chatPresence').select('isHere').where('accountId', '=', lister.id).execute()).every(
        ({ isHere }) => !isHere,
      ),
    )
    .toBe(true)
  expect(heard(ofSeeker, 'presence')).toHaveLength(before)
  expect(heard(ofLister, 'typing')).toEqual([])
})

test('what is said to the administration is heard by staff who speak for it, and by nobody else of the staff', async () => {
  const member = await server.addMember()
  const [support, editor] = [
    await server.addMember({ staffRole: 'support' }),
    await server.addMember({ staffRole: 'editor' }),
  ]
  const { chatId } = (
    await support.call(sendMessage, { accountId: member.id, propertyId: 0, text: 'Hello', asAdmin: true })
  ).data
  const [ofSupport, ofEditor, ofMember] = [await open(support, other), await open(editor, other), await open(member)]
  await member.call(sendMessage, { accountId: 0, propertyId: 0, text: 'I cannot sign in' })
  // What was said before they opened their pages may come late to another process.
  const asked = expect.objectContaining({ chatId, receiverId: 0, senderId: member.id })
  await expect.poll(() => heard(ofSupport, 'message')).toContainEqual(asked)
  await expect.poll(() => heard(ofMember, 'message')).toContainEqual(asked)
  expect(heard(ofEditor, 'message')).toEqual([])
})

test('T59 a block that another process did not hear of, because Redis was away, holds there once it is back', async () => {
  const { lister, seeker, chatId } = await meet()
  const [ofLister, ofSeeker] = [await open(lister), await open(seeker, other)]
  ofLister.emit('watch', chatId)
  ofSeeker.emit('watch', chatId)
  await expect.poll(() => heard(ofSeeker, 'presence').at(-1)).toMatchObject({ isOnline: true })
  await redis.kill()
  for (const page of [ofLister, ofSeeker]) await expect.poll(() => heard(page, 'whole').at(-1)).toBe(false)
  await lister.call(blockUser, { accountId: seeker.id })
  redis = await startOwnRedis(redis.port)
  for (const page of [ofLister, ofSeeker]) await expect.poll(() => heard(page, 'whole').at(-1)).toBe(true)
  await expect.poll(() => heard(ofSeeker, 'presence').at(-1)).toMatchObject({ isOnline: null })
  const before = heard(ofSeeker, 'presence').length
  ofLister.emit('watch', null)
  await expect
    .poll(async () =>
      (await server.db.selectFrom('chatPresence').select('isHere').where('accountId', '=', lister.id).execute()).every(
        ({ isHere }) => !isHere,
      ),
    )
    .toBe(true)
  // It may be told again that there is nothing to tell.
  expect(heard(ofSeeker, 'presence').slice(before).filter(isTold)).toEqual([])
})

test.each([
  ['a word that nobody knows', (page: Socket) => page.emit('message', { text: 'Hi' })],
  ['two things at once', (page: Socket) => page.emit('watch', 1, 2)],
  ['far too much', (page: Socket) => Array.from({ length: 60 }, () => page.emit('typing', 1))],
])('T62 a page that says %s is cut off', async (_, say) => {
  const page = await open(await server.addMember())
  const gone = new Promise<string>((resolve) => void page.once('disconnect', resolve))
  say(page)
  expect(await gone).toBe('io server disconnect')
})
