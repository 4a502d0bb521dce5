import { blockUser, unblockUser } from '@gable/contract/blocks'
import {
  countUnreadChats,
  deleteChatMessage,
  getChats,
  getMessages,
  getMessagesAfter,
  markChat,
  openChat,
  sendMessage,
  updateChat,
} from '@gable/contract/chats'
import { setPropertyActive } from '@gable/contract/posting'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertListings, plainListing } from '../../test/listings.ts'
import { createDevelopers } from '../../test/projects.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

type Person = Awaited<ReturnType<TestServer['addMember']>>

/** A lister with a home, and somebody who asks about it. */
async function meet() {
  const [lister, seeker] = [await server.addMember({ name: 'Lea' }), await server.addMember({ name: 'Sofia' })]
  const propertyId = await addHome(lister)
  const ask = (text: string, messageId?: string) =>
    seeker.call(sendMessage, { accountId: lister.id, propertyId, text, ...(messageId && { messageId }) })
  const answer = (text: string) => lister.call(sendMessage, { accountId: seeker.id, propertyId, text })
  const read = (reader: Person, more: object = {}) =>
    reader.call(getMessages, { accountId: reader.id === lister.id ? seeker.id : lister.id, propertyId, ...more })
  return { lister, seeker, propertyId, ask, answer, read }
}

async function addHome(lister: Person): Promise<number> {
  const [home] = await insertListings(server.db, [plainListing(lister.id)])
  return home?.id ?? 0
}
const textsOf = (answer: { data: { text: string }[] }) => answer.data.map(({ text }) => text)

test('two people talk about a home, each reads the same in the same order', async () => {
  const { lister, seeker, propertyId, ask, answer, read } = await meet()
  const first = (await ask('Is it quiet?')).data
  expect(first).toMatchObject({ sequence: 1, senderId: seeker.id, receiverId: lister.id, propertyId, type: 'text' })
  await answer('Very')
  await ask('May I see it?')
  expect(textsOf(await read(lister))).toEqual(['May I see it?', 'Very', 'Is it quiet?'])
  expect(textsOf(await read(seeker))).toEqual(['May I see it?', 'Very', 'Is it quiet?'])
  const [chat] = (await lister.call(getChats, {})).data
  expect(chat).toMatchObject({ accountId: seeker.id, name: 'Sofia', propertyId, isOwnListing: true, isAdmin: false })
  expect(chat?.lastMessage?.text).toBe('May I see it?')
  expect((await seeker.call(getChats, {})).data).toMatchObject([{ accountId: lister.id, isOwnListing: false }])
})

test('of the same message sent again and at once there is one, and every answer is that one', async () => {
  const { ask, read, lister } = await meet()
  const messageId = crypto.randomUUID()
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask('Hello', messageId)))
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
  expect(new Set(answers.map(({ data }) => data.sequence))).toEqual(new Set([1]))
  expect((await ask('Something else', messageId)).data.text).toBe('Hello')
  expect(await read(lister)).toMatchObject({ total: 1, data: [{ messageId, text: 'Hello' }] })
})

test('messages that both send at once get places without a gap', async () => {
  const { ask, answer, read, seeker } = await meet()
  await ask('First')
  await Promise.all(Array.from({ length: 12 }, (_, index) => (index % 2 ? ask(`a${index}`) : answer(`b${index}`))))
  const { data, total } = await read(seeker, { perPage: 50 })
  expect(total).toBe(13)
  expect(data.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 13 }, (_, index) => 13 - index))
})

test('what is unread is kept with each message, and reading the newest page reads it', async () => {
  const { lister, seeker, ask, answer, read } = await meet()
  for (const text of ['One', 'Two', 'Three']) await ask(text)
  expect((await lister.call(countUnreadChats, {})).data).toEqual({ chats: 1, messages: 3 })
  const { id = 0, unreadCount } = (await lister.call(getChats, {})).data[0] ?? {}
  expect(unreadCount).toBe(3)
  const chatId = id ?? 0
  // Up to the second only; what one says oneself in between is not unread to oneself.
  await answer('Yes?')
  expect((await lister.call(markChat, { chatId, readSequence: 2 })).data).toEqual({ chats: 1, messages: 1 })
  await read(lister, { marksRead: false })
  expect((await lister.call(countUnreadChats, {})).data.messages).toBe(1)
  await read(lister)
  expect((await lister.call(countUnreadChats, {})).data).toEqual({ chats: 0, messages: 0 })
  // A mark never goes back, nor beyond what was said.
  await lister.call(markChat, { chatId, readSequence: 1 })
  await lister.call(markChat, { chatId, readSequence: 900 })
  const seen = await seeker.call(getMessagesAfter, { chatId, afterSequence: 0 })
  expect(seen.data).toMatchObject({ lastSequence: 4, otherReadSequence: 4, otherDeliveredSequence: 4 })
  expect(seen.data.messages.map(({ isRead }) => isRead)).toEqual([true, true, true, false])
})

test('whoever was cut off asks for what came behind a place, some at a time', async () => {
  const { seeker, ask } = await meet()
  for (let count = 1; count <= 5; count += 1) await ask(`${count}`)
  const chatId = (await seeker.call(getChats, {})).data[0]?.id ?? 0
  const after = async (afterSequence: number, limit?: number) =>
    (await seeker.call(getMessagesAfter, { chatId, afterSequence, ...(limit && { limit }) })).data
  expect((await after(2)).messages.map(({ text }) => text)).toEqual(['3', '4', '5'])
  expect(await after(0, 2)).toMatchObject({ lastSequence: 5, messages: [{ text: '1' }, { text: '2' }] })
  expect((await after(5)).messages).toEqual([])
})

test('pages go back by places', async () => {
  const { read, ask, seeker } = await meet()
  for (let count = 1; count <= 7; count += 1) await ask(`${count}`)
  const page = async (more: object) => textsOf(await read(seeker, { perPage: 3, ...more }))
  expect(await page({})).toEqual(['7', '6', '5'])
  expect(await page({ page: 2 })).toEqual(['4', '3', '2'])
  expect(await page({ page: 3 })).toEqual(['1'])
  expect(await page({ page: 4 })).toEqual([])
  expect(await page({ beforeSequence: 3 })).toEqual(['2', '1'])
})

test.each([[''], ['   '], ['\u200b\u2060'], [undefined]])('a message of %j is none', async (text) => {
  const { lister, seeker, propertyId } = await meet()
  const sent = seeker.call(sendMessage, { accountId: lister.id, propertyId, ...(text !== undefined && { text }) })
  await expect(sent).rejects.toMatchObject({ status: 400, code: 'invalid_request' })
})

test('T61 a text is at most 4 kB, as it is stored', async () => {
  const { ask } = await meet()
  await expect(ask('م'.repeat(2_049))).rejects.toMatchObject({ status: 400 })
  expect((await ask('م'.repeat(2_048))).data.sequence).toBe(1)
})

test('T61 twenty messages a minute and ten new conversations an hour, and what was refused is nowhere', async () => {
  const { lister, ask, read } = await meet()
  const answers = await Promise.allSettled(Array.from({ length: 25 }, (_, index) => ask(`${index}`)))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
  expect((await read(lister)).total).toBe(20)

  const spammer = await server.addMember()
  const homes = await Promise.all(Array.from({ length: 12 }, () => addHome(lister)))
  const begun = await Promise.allSettled(
    homes.map((propertyId) => spammer.call(sendMessage, { accountId: lister.id, propertyId, text: 'Look here' })),
  )
  expect(begun.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  expect((await spammer.call(getChats, {})).total).toBe(10)
})

test('T57 nobody reads, marks or hears of a conversation of others', async () => {
  const { lister, seeker, propertyId, ask } = await meet()
  const { chatId } = (await ask('Only for you')).data
  const third = await server.addMember()
  for (const accountId of [lister.id, seeker.id, third.id, 0]) {
    expect(await third.call(getMessages, { accountId, propertyId })).toMatchObject({ data: [], total: 0 })
  }
  const refused = { status: 404, code: 'not_found' }
  await expect(third.call(getMessagesAfter, { chatId, afterSequence: 0 })).rejects.toMatchObject(refused)
  await expect(third.call(markChat, { chatId, readSequence: 1 })).rejects.toMatchObject(refused)
  await expect(third.call(updateChat, { chatId, isMuted: true })).rejects.toMatchObject(refused)
  expect((await third.call(getChats, {})).total).toBe(0)
  expect((await third.call(countUnreadChats, {})).data.chats).toBe(0)
})

test('T58 whoever sends is whoever is signed in, whatever the request says', async () => {
  const { lister, seeker, propertyId, ask, read } = await meet()
  const body = { sender_id: lister.id, receiver_id: lister.id, property_id: propertyId, message: 'It is you' }
  const headers = { authorization: `Bearer ${seeker.token}` }
  const reply = await server.app.inject({ method: 'POST', url: '/api/send_message', headers, payload: body })
  expect(reply.json()).toMatchObject({ data: { sender_id: seeker.id, receiver_id: lister.id } })
  const { messageId } = (await ask('Mine')).data
  const taken = lister.call(deleteChatMessage, { accountId: seeker.id, propertyId, messageId })
  await expect(taken).rejects.toMatchObject({ code: 'not_found' })
  expect(textsOf(await read(lister))).toEqual(['Mine', 'It is you'])
})

test('T59 a blocked pair cannot write, each told in their own words; opened again they go on', async () => {
  const { lister, seeker, propertyId, ask, answer, read } = await meet()
  await ask('Hello')
  await lister.call(blockUser, { accountId: seeker.id })
  await expect(ask('Hello?')).rejects.toMatchObject({ status: 403, code: 'blocked_you' })
  await expect(answer('Go away')).rejects.toMatchObject({ status: 403, code: 'blocked_by_you' })
  // About another home neither.
  const other = await addHome(lister)
  const again = seeker.call(sendMessage, { accountId: lister.id, propertyId: other, text: 'And this?' })
  await expect(again).rejects.toMatchObject({ code: 'blocked_you' })
  const flags = async (reader: Person) => (await reader.call(getChats, {})).data[0]
  expect(await flags(lister)).toMatchObject({ isBlockedByMe: true, isBlockedByThem: false, canWrite: false })
  expect(await flags(seeker)).toMatchObject({ isBlockedByMe: false, isBlockedByThem: true, canWrite: false })
  await seeker.call(blockUser, { accountId: lister.id })
  expect(await flags(lister)).toMatchObject({ isBlockedByMe: true, isBlockedByThem: true, canWrite: false })
  await seeker.call(unblockUser, { accountId: lister.id })
  await lister.call(unblockUser, { accountId: seeker.id })
  await ask('Thank you')
  expect((await read(lister)).total).toBe(2)
  expect((await seeker.call(openChat, { accountId: lister.id, propertyId })).data.canWrite).toBe(true)
})

test('T60 the first word goes to the lister of a home that can be seen, and to nobody else', async () => {
  const [lister, seeker, third] = [await server.addMember(), await server.addMember(), await server.addMember()]
  const [home, hidden] = await insertListings(server.db, [
    plainListing(lister.id),
    plainListing(lister.id, { reviewState: 'pending' }),
  ])
  const write = (person: Person, accountId: number, propertyId: number) =>
    person.call(sendMessage, { accountId, propertyId, text: 'Hello' })
  const refused = { status: 404, code: 'not_found' }
  await expect(write(seeker, lister.id, hidden?.id ?? 0)).rejects.toMatchObject(refused)
  await expect(write(seeker, third.id, home?.id ?? 0)).rejects.toMatchObject(refused)
  await expect(write(seeker, third.id, 0)).rejects.toMatchObject(refused)
  await expect(write(seeker, 0, 0)).rejects.toMatchObject(refused)
  await expect(write(lister, seeker.id, home?.id ?? 0)).rejects.toMatchObject(refused)
  await expect(write(lister, lister.id, home?.id ?? 0)).rejects.toMatchObject({ code: 'about_yourself' })
  await expect(seeker.call(openChat, { accountId: lister.id, propertyId: hidden?.id ?? 0 })).rejects.toMatchObject(
    refused,
  )
  const opened = (await seeker.call(openChat, { accountId: lister.id, propertyId: home?.id ?? 0 })).data
  expect(opened).toMatchObject({ id: null, accountId: lister.id, lastMessage: null, canWrite: true, lastSequence: 0 })
  expect((await seeker.call(getChats, {})).total).toBe(0)
})

test('answers go on when the home is gone', async () => {
  const { lister, seeker, propertyId, ask, answer } = await meet()
  await ask('Hello')
  await lister.call(setPropertyActive, { id: propertyId, isActive: false })
  await answer('It is sold')
  await ask('A pity')
  const [chat] = (await seeker.call(getChats, {})).data
  expect(chat).toMatchObject({ propertyId, slug: '', title: '', canWrite: true })
})

test('a project has conversations of its own', async () => {
  const { lister, publish } = await createDevelopers(server)
  const project = await publish()
  const seeker = await server.addMember()
  const sent = await seeker.call(sendMessage, { accountId: lister.id, projectId: project.id, text: 'When?' })
  expect(sent.data).toMatchObject({ propertyId: 0, projectId: project.id })
  const [chat] = (await lister.call(getChats, {})).data
  expect(chat).toMatchObject({ projectId: project.id, propertyId: 0, accountId: seeker.id, isOwnListing: true })
})

test('the administration is a partner like others: user 0, about nothing, and staff speak for it', async () => {
  const [member, support] = [await server.addMember(), await server.addMember({ staffRole: 'support' })]
  const asAdmin = { accountId: member.id, propertyId: 0, asAdmin: true }
  await support.call(sendMessage, { ...asAdmin, text: 'Your papers are fine' })
  const [chat] = (await member.call(getChats, {})).data
  expect(chat).toMatchObject({ accountId: 0, isAdmin: true, name: 'Gable', propertyId: 0, unreadCount: 1 })
  // An app sends back what it was told of the chat.
  await member.call(sendMessage, { accountId: 0, text: 'Thanks', asAdmin: true })
  expect(textsOf(await support.call(getMessages, asAdmin))).toEqual(['Thanks', 'Your papers are fine'])
  expect((await support.call(getChats, { asAdmin: true })).data[0]).toMatchObject({ accountId: member.id })
  expect((await support.call(getChats, {})).total).toBe(0)
  for (const somebody of [member, await server.addMember({ staffRole: 'editor' })]) {
    await expect(somebody.call(getChats, { asAdmin: true })).rejects.toMatchObject({ code: 'forbidden' })
  }
  await member.call(blockUser, { isAdmin: true })
  await expect(support.call(sendMessage, { ...asAdmin, text: 'Hello?' })).rejects.toMatchObject({ code: 'blocked_you' })
  const shown = (await support.call(getChats, { asAdmin: true })).data.find(({ accountId }) => accountId === member.id)
  expect(shown).toMatchObject({ isBlockedByThem: true, canWrite: false })
  expect((await member.call(getChats, {})).data).toMatchObject([{ isBlockedByMe: true, canWrite: false }])
})

test('a fresh message is taken back for both, a mark stays; later its sender alone is rid of it', async () => {
  const { lister, seeker, propertyId, ask, read } = await meet()
  const { messageId, chatId } = (await ask('My number is 1234')).data
  const remove = (id: string) => seeker.call(deleteChatMessage, { accountId: lister.id, propertyId, messageId: id })
  expect((await remove(messageId)).data).toEqual({ isForBoth: true })
  expect((await remove(messageId)).data).toEqual({ isForBoth: true })
  expect((await lister.call(countUnreadChats, {})).data.messages).toBe(0)
  for (const reader of [lister, seeker]) {
    expect((await read(reader)).data).toMatchObject([{ messageId, text: '', isRemoved: true, sequence: 1 }])
  }
  expect((await lister.call(getMessagesAfter, { chatId, afterSequence: 1 })).data.removed).toEqual([1])
  const { rows } = await sql`select from chat_message where text like '%1234%'`.execute(server.db)
  expect(rows).toHaveLength(0)

  const old = (await ask('I said this long ago')).data
  await server.product.settings.set('chatTakeBackMinutes', 0, null)
  expect((await remove(old.messageId)).data).toEqual({ isForBoth: false })
  await server.product.settings.set('chatTakeBackMinutes', 60, null)
  expect((await read(seeker)).data[0]).toMatchObject({ text: '', isRemoved: true })
  expect((await read(lister)).data[0]).toMatchObject({ text: 'I said this long ago', isRemoved: false })
})

test('a conversation that one of the two deletes is there for the other, and comes back with the next message', async () => {
  const { lister, seeker, propertyId, ask, answer, read } = await meet()
  await ask('One')
  await answer('Two')
  await lister.call(deleteChatMessage, { accountId: seeker.id, propertyId })
  expect((await lister.call(getChats, {})).total).toBe(0)
  expect(await read(lister)).toMatchObject({ data: [], total: 0 })
  expect((await read(seeker)).total).toBe(2)
  await ask('Three')
  expect(await read(lister)).toMatchObject({ data: [{ text: 'Three' }], total: 1 })
  expect((await lister.call(getChats, {})).total).toBe(1)
})

test('a conversation is put away and muted for oneself; a new message brings it back, unheard', async () => {
  const { lister, seeker, ask } = await meet()
  const { chatId } = (await ask('One')).data
  await lister.call(updateChat, { chatId, isArchived: true, isMuted: true })
  expect((await lister.call(getChats, {})).total).toBe(0)
  expect((await lister.call(getChats, { isArchived: true })).data).toMatchObject([{ id: chatId, isMuted: true }])
  expect((await seeker.call(getChats, {})).data).toMatchObject([{ isMuted: false, isArchived: false }])
  expect((await lister.call(countUnreadChats, {})).data.chats).toBe(0)
  await ask('Two')
  expect((await lister.call(getChats, {})).data).toMatchObject([{ id: chatId, unreadCount: 2 }])
})

test('the list goes on behind a conversation, latest first', async () => {
  const lister = await server.addMember()
  const seeker = await server.addMember()
  const chatIds: number[] = []
  for (let count = 0; count < 5; count += 1) {
    const sent = await seeker.call(sendMessage, { accountId: lister.id, propertyId: await addHome(lister), text: 'Hi' })
    chatIds.unshift(sent.data.chatId)
  }
  const first = (await lister.call(getChats, { limit: 2 })).data.map(({ id }) => id)
  const rest = (await lister.call(getChats, { beforeId: first[1] ?? 0 })).data.map(({ id }) => id)
  expect([...first, ...rest]).toEqual(chatIds)
})

test('months are made ahead, and again nothing happens', async () => {
  const months = async () => {
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
      where inhparent = 'chat_message'::regclass`.execute(server.db)
    return rows.length
  }
  const before = await months()
  await server.product.jobs.find(({ name }) => name === 'chat.make-months')?.run({})
  expect(await months()).toBe(before)
  await sql`select make_chat_months(now() + interval '25 months')`.execute(server.db)
  expect(await months()).toBe(before + 1)
})
