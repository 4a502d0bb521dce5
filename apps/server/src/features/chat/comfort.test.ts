import { getChatReplies, saveChatReplies, searchMessages } from '@gable/contract/chat-comfort'
import { deleteChatMessage, sendMessage } from '@gable/contract/chats'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertListings, plainListing } from '../../test/listings.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

async function meet() {
  const [lister, seeker] = [await server.addMember(), await server.addMember()]
  const propertyId = (await insertListings(server.db, [plainListing(lister.id)]))[0]?.id ?? 0
  const ask = async (text: string) => (await seeker.call(sendMessage, { accountId: lister.id, propertyId, text })).data
  return { lister, seeker, propertyId, ask }
}

test('a conversation is searched by both, whatever the case, and what was taken back is not found', async () => {
  const { lister, seeker, propertyId, ask } = await meet()
  const { chatId } = await ask('Is the Garden shared?')
  const { messageId } = await ask('The garden gate is 100% closed')
  await ask('And the roof_terrace?')
  const find = async (search: string) =>
    (await lister.call(searchMessages, { chatId, search })).data.messages.map(({ sequence }) => sequence)
  expect(await find('GARDEN')).toEqual([2, 1])
  // Signs that mean something to a database are signs like others.
  expect(await find('0%')).toEqual([2])
  expect(await find('f_t')).toEqual([3])
  expect(await find('e%e')).toEqual([])
  await seeker.call(deleteChatMessage, { accountId: lister.id, propertyId, messageId })
  expect(await find('garden')).toEqual([1])
  await expect(find('g')).rejects.toMatchObject({ status: 400 })
})

test('each search looks at some thousand places and says where to go on', async () => {
  const { lister, ask } = await meet()
  const { chatId } = await ask('The needle')
  await sql`insert into chat_message (conversation_id, sequence, created_at, sender_id, author_id, client_id, text)
    select ${chatId}, place, now(), ${lister.id}, ${lister.id}, gen_random_uuid(), 'hay' from generate_series(2, 4500) place`.execute(
    server.db,
  )
  await sql`update chat_conversation set last_sequence = 4500, last_at = now() where id = ${chatId}`.execute(server.db)
  const search = async (wanted: string, beforeSequence?: number) =>
    (await lister.call(searchMessages, { chatId, search: wanted, ...(beforeSequence && { beforeSequence }) })).data
  expect(await search('needle')).toEqual({ messages: [], beforeSequence: 2_501 })
  expect(await search('needle', 2_501)).toEqual({ messages: [], beforeSequence: 501 })
  expect(await search('needle', 501)).toMatchObject({ messages: [{ sequence: 1 }], beforeSequence: null })
  const hay = await search('hay')
  expect([hay.messages.length, hay.beforeSequence]).toEqual([20, 4_481])
})

test('T57 nobody searches a conversation of others', async () => {
  const { ask } = await meet()
  const { chatId } = await ask('Only for you')
  const third = await server.addMember()
  await expect(third.call(searchMessages, { chatId, search: 'only' })).rejects.toMatchObject({ code: 'not_found' })
})

test('replies are kept in their order, twenty at most, for oneself', async () => {
  const [one, other] = [await server.addMember(), await server.addMember()]
  const own = async (replies: string[]) => (await one.call(saveChatReplies, { replies })).data.replies
  expect(await own(['Yes, it is still there.', 'When would you like to see it?'])).toHaveLength(2)
  expect(await own(['When would you like to see it?'])).toEqual(['When would you like to see it?'])
  expect((await other.call(getChatReplies, {})).data.replies).toEqual([])
  await expect(own(Array.from({ length: 21 }, (_, place) => `${place}`))).rejects.toMatchObject({ status: 400 })
  const twenty = Array.from({ length: 20 }, (_, place) => `Reply ${place}`)
  const saved = await Promise.all([own(twenty), own(twenty), own(twenty.slice(0, 3))])
  expect(saved.map((replies) => replies.length).every((count) => count > 0)).toBe(true)
  expect(await own([])).toEqual([])
})
