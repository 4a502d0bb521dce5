import { updatePushToken } from '@gable/contract/accounts'
import { blockUser } from '@gable/contract/blocks'
import { getChats, getMessages, openChat, sendMessage, updateChat, updateChatPreferences } from '@gable/contract/chats'
import { requestDataExport, getDataExport } from '@gable/contract/exports'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dumpDatabase } from '../../test/dump-database.ts'
import { insertListings, plainListing } from '../../test/listings.ts'
import { messagesTo } from '../../test/mailbox.ts'
import { readZip } from '../../test/read-zip.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { findPushText } from './push-text.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

async function meet() {
  const [lister, seeker] = [await server.addMember({ name: 'Lea' }), await server.addMember({ name: 'Sofia' })]
  const propertyId = (await insertListings(server.db, [plainListing(lister.id)]))[0]?.id ?? 0
  const ask = (text: string) => seeker.call(sendMessage, { accountId: lister.id, propertyId, text })
  const answer = (text: string) => lister.call(sendMessage, { accountId: seeker.id, propertyId, text })
  return { lister, seeker, propertyId, ask, answer }
}

const age = (minutes: number) =>
  sql`update chat_participant set untold_since = untold_since - make_interval(mins => ${minutes})`.execute(server.db)
const tellUnread = async () => {
  await server.product.jobs.find(({ name }) => name === 'chat.tell-unread')?.run({})
  await server.runJobs()
}

test('whoever has not read for ten minutes gets one mail with a link, without what was said', async () => {
  const { lister, propertyId, seeker, ask } = await meet()
  const { chatId } = (await ask('The secret word is heron')).data
  await tellUnread()
  expect(await messagesTo(lister.email)).toHaveLength(0)
  await age(11)
  await tellUnread()
  await ask('Are you there?')
  await age(11)
  await tellUnread()
  const mails = await messagesTo(lister.email)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain(`/user/chat?chat=${chatId}`)
  expect(JSON.stringify(mails)).not.toContain('heron')
  // Having read, they are told anew.
  await lister.call(getMessages, { accountId: seeker.id, propertyId })
  await ask('One more thing')
  await age(11)
  await tellUnread()
  expect(await messagesTo(lister.email)).toHaveLength(2)
  expect(await messagesTo(seeker.email)).toHaveLength(0)
})

test('T59 nobody is mailed of what was read, muted, or said by whom they blocked since', async () => {
  const [reads, mutes, blocks] = [await meet(), await meet(), await meet()]
  for (const { ask } of [reads, mutes, blocks]) await ask('Hello')
  await reads.lister.call(getMessages, { accountId: reads.seeker.id, propertyId: reads.propertyId })
  const chatId = (await mutes.lister.call(getChats, {})).data[0]?.id ?? 0
  await mutes.lister.call(updateChat, { chatId, isMuted: true })
  await blocks.lister.call(blockUser, { accountId: blocks.seeker.id })
  await age(11)
  await tellUnread()
  for (const { lister } of [reads, mutes, blocks]) expect(await messagesTo(lister.email)).toHaveLength(0)
})

test('a push carries what was said only for whoever wants it, and only what the other one said', async () => {
  const { lister, seeker, ask } = await meet()
  const { chatId } = (await ask('Is the heron still there?')).data
  await lister.call(updatePushToken, { pushToken: 'a device' })
  expect(await findPushText(server.db, lister.id, chatId)).toBeUndefined()
  await lister.call(updateChatPreferences, { pushesText: true })
  expect(await findPushText(server.db, lister.id, chatId)).toBe('Is the heron still there?')
  await seeker.call(updateChatPreferences, { pushesText: true })
  expect(await findPushText(server.db, seeker.id, chatId)).toBeUndefined()
  const third = await server.addMember()
  await third.call(updateChatPreferences, { pushesText: true })
  expect(await findPushText(server.db, third.id, chatId)).toBeUndefined()
})

async function erase(accountId: number) {
  await server.db
    .updateTable('account')
    .set({ eraseAfter: new Date(Date.now() - 1_000) })
    .where('id', '=', accountId)
    .execute()
  await server.product.jobs.find(({ name }) => name === 'accounts.erase')?.run({ accountId })
}

test('T71 of somebody who left no word stays; the other one keeps their own, and with both all of it goes', async () => {
  const { lister, seeker, propertyId, ask, answer } = await meet()
  await ask('canary-of-the-seeker')
  await answer('canary-of-the-lister')
  await erase(seeker.id)
  const first = JSON.stringify(await dumpDatabase(server.product.pool))
  expect(first).not.toContain('canary-of-the-seeker')
  expect(first).toContain('canary-of-the-lister')
  const left = await lister.call(getMessages, { accountId: seeker.id, propertyId })
  expect(left.data).toMatchObject([{ text: 'canary-of-the-lister' }, { text: '', isRemoved: true }])
  expect((await lister.call(openChat, { accountId: seeker.id, propertyId })).data).toMatchObject({
    name: '',
    canWrite: false,
  })
  await expect(answer('Hello?')).rejects.toMatchObject({ code: 'not_found' })
  await erase(lister.id)
  expect(JSON.stringify(await dumpDatabase(server.product.pool))).not.toContain('canary-of-the-lister')
  expect(
    await server.db.selectFrom('chatConversation').select('id').where('listingId', '=', propertyId).execute(),
  ).toEqual([])
})

test('an export has the conversations of its member, and of nobody else', async () => {
  const [own, foreign] = [await meet(), await meet()]
  const { chatId } = (await own.ask('What I said')).data
  await own.answer('What I was told')
  await foreign.ask('What others said')
  await server.db
    .updateTable('session')
    .set({ freshUntil: new Date(Date.now() + 3_600_000) })
    .where('accountId', '=', own.seeker.id)
    .execute()
  await own.seeker.call(requestDataExport, {})
  await server.runJobs()
  const { url } = (await own.seeker.call(getDataExport, {})).data
  const files = await readZip((await server.app.inject(url.slice(url.indexOf('/api/')))).rawPayload)
  const lines = files
    .get(`files/chats/${chatId}.jsonl`)
    ?.toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as object)
  expect(lines).toMatchObject([
    { is_own: true, message: 'What I said' },
    { is_own: false, message: 'What I was told' },
  ])
  expect([...files.values()].map(String).join()).not.toContain('What others said')
})
