import { forgotPassword, resetPassword } from '@gable/contract/accounts'
import { changePassword } from '@gable/contract/security'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { messagesTo } from '../test/mailbox.ts'
import { startTestServer, type TestServer } from '../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const next = { password: 'another quiet lantern', confirmation: 'another quiet lantern' }
const linkExpired = { status: 401, code: 'code_expired' }

/** Asks for a link, and takes the job that sends it out of the queue: each run of it is one attempt. */
async function askForLink(email: string) {
  await server.visitor.call(forgotPassword, { email })
  const { rows } = await sql<{ payload: Record<string, string> }>`delete from graphile_worker._private_jobs
    where payload->>'email' = ${email} returning payload`.execute(server.db)
  const handler = server.product.jobs.find(({ name }) => name === 'accounts.send-reset')
  return { payload: rows[0]?.payload ?? {}, send: async (payload = rows[0]?.payload) => handler?.run(payload) }
}

async function mailedTokens(email: string): Promise<string[]> {
  return (await messagesTo(email)).flatMap(({ text }) => /#([\w-]+)/.exec(text)?.[1] ?? [])
}
const resetWith = (token = 'no link in any message') => server.visitor.call(resetPassword, { token, ...next })

test('T15 a reset link that was used stays used when its mail is sent a second time', async () => {
  const { email } = await server.addMember()
  const { send } = await askForLink(email)
  await send()
  const [token] = await mailedTokens(email)
  await resetWith(token)
  await send()
  await expect(resetWith(token)).rejects.toMatchObject(linkExpired)
})

test('T15 a reset link that was voided by a new password stays void when its mail is sent a second time', async () => {
  const member = await server.addMember({ isFresh: true })
  const { send } = await askForLink(member.email)
  await send()
  const [token] = await mailedTokens(member.email)
  await member.call(changePassword, next)
  await send()
  await expect(resetWith(token)).rejects.toMatchObject(linkExpired)
})

test('T15 a reset link that was asked for before a new password and not yet sent is not sent any more', async () => {
  const member = await server.addMember({ isFresh: true })
  const { send } = await askForLink(member.email)
  await member.call(changePassword, next)
  await send()
  expect(await mailedTokens(member.email)).toEqual([])
  // One that is asked for afterwards is as good as ever.
  await server.db.deleteFrom('rateWindow').execute()
  await (await askForLink(member.email)).send()
  await resetWith((await mailedTokens(member.email))[0])
})

test('T15 a reset link that is made while the password changes is void', async () => {
  const { id, email } = await server.addMember()
  const { send } = await askForLink(email)
  const under = await server.db.transaction().execute(async (tx) => {
    await tx.updateTable('account').set({ passwordChangedAt: sql`now()` }).where('id', '=', id).execute()
    const sending = send()
    await expect.poll(countWaiting).toBe(1)
    return { sending }
  })
  await under.sending
  const links = server.db.selectFrom('passwordReset').select('accountId').where('accountId', '=', id)
  expect(await links.execute()).toEqual([])
})

async function countWaiting(): Promise<number> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(server.db)
  return rows.length
}

test('F23 a link that an older version has queued, without the time, is still sent', async () => {
  const { email } = await server.addMember()
  const { payload, send } = await askForLink(email)
  const { requestedAt: _, ...older } = payload
  await send(older)
  expect(await resetWith((await mailedTokens(email))[0])).toMatchObject({ error: false })
})
