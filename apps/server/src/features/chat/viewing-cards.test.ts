import { blockUser } from '@gable/contract/blocks'
import { searchMessages } from '@gable/contract/chat-comfort'
import {
  countUnreadChats,
  deleteChatMessage,
  getChats,
  getMessages,
  openChat,
  sendMessage,
} from '@gable/contract/chats'
import { answerViewing, countWaitingViewings, requestViewing } from '@gable/contract/viewings'
import { writeWallTime } from '@gable/domain/zoned-time'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertListings, plainListing } from '../../test/listings.ts'
import { messagesTo } from '../../test/mailbox.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

type Person = Awaited<ReturnType<TestServer['addMember']>>
const inHours = (hours: number) => new Date(Math.ceil(Date.now() / 60_000) * 60_000 + hours * 3_600_000).toISOString()

async function meet() {
  const [lister, visitor] = [await server.addMember({ name: 'Lea' }), await server.addMember({ name: 'Sofia' })]
  const propertyId = (await insertListings(server.db, [plainListing(lister.id)]))[0]?.id ?? 0
  const ask = async (message = 'May my sister join?', startsAt = inHours(50)) =>
    (await visitor.call(requestViewing, { propertyId, startsAt, isProposal: true, message })).data
  const other = (reader: Person) => (reader.id === lister.id ? visitor.id : lister.id)
  const read = async (reader: Person) =>
    (await reader.call(getMessages, { accountId: other(reader), propertyId, marksRead: false })).data
  const say = (who: Person, text: string) => who.call(sendMessage, { accountId: other(who), propertyId, text })
  return { lister, visitor, propertyId, ask, read, say }
}
const waitingFor = async (member: Person) => (await member.call(countWaitingViewings, {})).data.waiting

test('whoever asks for a viewing begins a conversation with its card, and both read in it how it stands now', async () => {
  const { lister, visitor, propertyId, ask, read } = await meet()
  const startsAt = inHours(50)
  const { id } = await ask('May my sister join?', startsAt)
  const [ofLister, ofVisitor] = [await read(lister), await read(visitor)]
  expect(ofLister).toMatchObject([{ senderId: visitor.id, sequence: 1, type: 'text' }])
  expect(ofLister[0]?.viewing).toMatchObject({ id, side: 'lister', state: 'requested', startsAt, sequence: 0 })
  expect(ofVisitor[0]?.viewing).toMatchObject({ id, side: 'visitor', message: 'May my sister join?' })

  await lister.call(answerViewing, { id, answer: 'move', startsAt: inHours(60) })
  expect((await read(visitor)).map(({ viewing }) => viewing?.state)).toEqual(['proposed'])
  await visitor.call(answerViewing, { id, answer: 'confirm' })
  await lister.call(answerViewing, { id, answer: 'cancel', reason: 'The roof leaks' })
  expect((await read(visitor)).map(({ viewing }) => viewing)).toMatchObject([
    { state: 'cancelled', reason: 'The roof leaks', startsAt: inHours(60), sequence: 3 },
  ])
  const [chat] = (await lister.call(getChats, {})).data
  expect(chat?.lastMessage?.viewing).toMatchObject({ id, state: 'cancelled' })
  expect((await lister.call(openChat, { accountId: visitor.id, propertyId })).data.canWrite).toBe(true)
})

test('clients that know no cards read the time and the words, and a search finds the words', async () => {
  const { lister, visitor, ask, read } = await meet()
  const startsAt = inHours(50)
  await ask('Is the heron there?', startsAt)
  const [message] = await read(lister)
  expect(message?.text).toBe(`📅 ${writeWallTime(new Date(startsAt), 'UTC')} (UTC)\nIs the heron there?`)
  const chatId = message?.chatId ?? 0
  const { messages } = (await visitor.call(searchMessages, { chatId, search: 'heron' })).data
  expect(messages).toMatchObject([{ sequence: 1, viewing: { message: 'Is the heron there?' } }])
})

test('a card is unread for the lister, and no mail of unread messages tells of it', async () => {
  const { lister, visitor, ask } = await meet()
  await ask()
  expect((await lister.call(countUnreadChats, {})).data).toEqual({ chats: 1, messages: 1 })
  expect((await visitor.call(countUnreadChats, {})).data.messages).toBe(0)
  await sql`update chat_participant set untold_since = untold_since - interval '11 minutes'`.execute(server.db)
  await server.product.jobs.find(({ name }) => name === 'chat.tell-unread')?.run({})
  await server.runJobs()
  expect((await messagesTo(lister.email)).filter(({ text }) => text.includes('/user/chat?chat='))).toEqual([])
})

test('among messages said at once a card has one place, and what is refused has none', async () => {
  const { lister, visitor, ask, say, read } = await meet()
  await say(visitor, 'First')
  const asks = [ask(), ask(), ask()].map((asked) => asked.catch(() => undefined))
  await Promise.all([...asks, ...Array.from({ length: 8 }, (_, at) => say(at % 2 ? lister : visitor, `${at}`))])
  const messages = await read(lister)
  expect(messages.map(({ sequence }) => sequence).toReversed()).toEqual(messages.map((_, place) => place + 1))
  expect(messages.filter(({ viewing }) => viewing !== null)).toHaveLength(1)
  expect(messages).toHaveLength(10)
})

test('a viewing from before there were cards gets its own with the first answer, and one', async () => {
  const { lister, visitor, propertyId, read } = await meet()
  const startsAt = new Date(inHours(50))
  const viewing = await server.db
    .insertInto('viewing')
    .values({
      ...{ listerId: lister.id, visitorId: visitor.id, listingKind: 'property', listingId: propertyId },
      ...{ state: 'requested', isHeld: false, startsAt, endsAt: new Date(startsAt.getTime() + 1_800_000) },
      timeZone: 'UTC',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await lister.call(answerViewing, { id: viewing.id, answer: 'confirm' })
  await visitor.call(answerViewing, { id: viewing.id, answer: 'cancel' })
  expect((await read(lister)).map((one) => one.viewing?.state)).toEqual(['cancelled'])
})

test('T57 T58 a card is read by the two alone, and nobody takes it back', async () => {
  const { lister, visitor, propertyId, ask, read } = await meet()
  await ask()
  const stranger = await server.addMember({ staffRole: 'owner' })
  expect((await stranger.call(getMessages, { accountId: visitor.id, propertyId })).data).toEqual([])
  const messageId = (await read(visitor))[0]?.messageId ?? ''
  const taking = visitor.call(deleteChatMessage, { accountId: lister.id, propertyId, messageId })
  await expect(taking).rejects.toMatchObject({ status: 404 })
  expect(await read(lister)).toMatchObject([{ isRemoved: false }])
  // A message of the same name is the card, and no other one.
  const again = await visitor.call(sendMessage, { accountId: lister.id, propertyId, text: 'Mine', messageId })
  expect(again.data.viewing).not.toBeNull()
})

test('T59 a blocked pair gets no card, and what was to come is cancelled on theirs', async () => {
  const { lister, visitor, ask, read } = await meet()
  await ask()
  await lister.call(blockUser, { accountId: visitor.id })
  await expect(ask()).rejects.toMatchObject({ code: 'blocked_you' })
  expect((await read(visitor)).map(({ viewing }) => viewing?.state)).toEqual(['cancelled'])
})

test('T71 with the lister a card without words is gone, and words stay with whoever wrote them', async () => {
  const [silent, spoken] = [await meet(), await meet()]
  await silent.ask('')
  await spoken.ask('May my sister join?')
  for (const { lister } of [silent, spoken]) {
    await server.product.viewings.eraseAllOf(lister.id)
    await server.product.chat.eraseAllOf(lister.id)
  }
  expect(await silent.read(silent.visitor)).toMatchObject([{ isRemoved: true, viewing: null }])
  expect(await spoken.read(spoken.visitor)).toMatchObject([{ text: 'May my sister join?', viewing: null }])
})

test('what waits for an answer is counted for whoever has to give it, to come and no further', async () => {
  const { lister, visitor, ask } = await meet()
  const { id } = await ask()
  expect([await waitingFor(lister), await waitingFor(visitor)]).toEqual([1, 0])
  await lister.call(answerViewing, { id, answer: 'move', startsAt: inHours(60) })
  expect([await waitingFor(lister), await waitingFor(visitor)]).toEqual([0, 1])
  await sql`update viewing set starts_at = now() - interval '1 minute' where id = ${id}`.execute(server.db)
  expect(await waitingFor(visitor)).toBe(0)
})
