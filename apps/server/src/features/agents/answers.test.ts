import { getAgentProperties } from '@gable/contract/agents'
import { sendMessage } from '@gable/contract/chats'
import { changeInterest, getLeads, updateLead } from '@gable/contract/leads'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCast } from '../../test/cast.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

type Cast = Awaited<ReturnType<typeof createCast>>
type Person = Cast['lister']

const askedAgo = (minutes: number) =>
  server.db
    .updateTable('agentQuestion')
    .set({ askedAt: sql<Date>`now() - make_interval(mins => ${minutes}, secs => 5)` })
    .execute()

async function ask(lister: Person, propertyId: number) {
  const seeker = await server.addMember()
  await seeker.call(sendMessage, { propertyId, accountId: lister.id, text: 'Is it quiet?' })
  return seeker
}

async function askAndAnswer(lister: Person, propertyId: number, minutes: number) {
  const seeker = await ask(lister, propertyId)
  await askedAgo(minutes)
  await lister.call(sendMessage, { propertyId, accountId: seeker.id, text: 'Very' })
  return seeker
}

async function saidOf(accountId: number) {
  const { slug } = await server.db
    .selectFrom('agent')
    .select('slug')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return (await server.visitor.call(getAgentProperties, { slug })).data.agent.answersWithinMinutes
}

test('nothing is said of an agent before five answers, and then how long half of them took', async () => {
  const cast = await createCast(server)
  const { lister } = cast
  const { id } = await cast.publish()
  for (const minutes of [200, 10, 90, 400]) await askAndAnswer(lister, id, minutes)
  expect(await saidOf(lister.id)).toBeNull()
  await askAndAnswer(lister, id, 20)
  expect(await saidOf(lister.id)).toBe(120)
})

test('only the first answer to somebody counts, and what a lister begins is no answer', async () => {
  const cast = await createCast(server)
  const { lister } = cast
  const { id } = await cast.publish()
  const seeker = await askAndAnswer(lister, id, 10)
  for (const text of ['And bright', 'And dry', 'And near', 'And new']) {
    await lister.call(sendMessage, { propertyId: id, accountId: seeker.id, text })
  }
  const answers = server.db.selectFrom('agentAnswer').select('minutes').where('agentId', '=', lister.id)
  expect(await answers.execute()).toEqual([{ minutes: 10 }])
})

test('a lead is answered when its lister moves it on', async () => {
  const cast = await createCast(server)
  const { lister } = cast
  const { id } = await cast.publish()
  const seeker = await server.addMember()
  await seeker.call(changeInterest, { propertyId: id, isAdded: true })
  await askedAgo(45)
  const [lead] = (await lister.call(getLeads, {})).data
  await lister.call(updateLead, { id: lead?.id ?? 0, remindOn: '2031-01-01' })
  const answers = server.db.selectFrom('agentAnswer').select('minutes').where('agentId', '=', lister.id)
  expect(await answers.execute()).toEqual([])
  for (const stage of ['contacted', 'viewing'] as const) await lister.call(updateLead, { id: lead?.id ?? 0, stage })
  expect(await answers.execute()).toEqual([{ minutes: 45 }])
})

test('old answers say nothing, and the newest fifty are kept', async () => {
  const cast = await createCast(server)
  const { lister } = cast
  const { id } = await cast.publish()
  await sql`insert into agent_answer (agent_id, minutes, answered_at)
    select ${lister.id}::bigint, 5000, now() - interval '80 days' from generate_series(1, 60)`.execute(server.db)
  await askAndAnswer(lister, id, 10)
  const answers = server.db.selectFrom('agentAnswer').select('id').where('agentId', '=', lister.id)
  expect(await answers.execute()).toHaveLength(50)
  expect(await saidOf(lister.id)).toBe(10_080)
  await sql`update agent_response set holds_until = holds_until - interval '11 days'
    where agent_id = ${lister.id}`.execute(server.db)
  expect(await saidOf(lister.id)).toBeNull()
})

test('T71 of somebody who leaves no answer stays', async () => {
  const cast = await createCast(server)
  const { lister } = cast
  const { id } = await cast.publish()
  await askAndAnswer(lister, id, 10)
  await ask(lister, id)
  const eraseAfter = new Date(Date.now() - 1_000)
  await server.db.updateTable('account').set({ eraseAfter }).where('id', '=', lister.id).execute()
  await server.product.jobs.find(({ name }) => name === 'accounts.erase')?.run({ accountId: lister.id })
  for (const table of ['agentQuestion', 'agentAnswer', 'agentResponse'] as const) {
    const left = server.db.selectFrom(table).select('agentId').where('agentId', '=', lister.id)
    expect(await left.execute()).toEqual([])
  }
})
