import { allCalls } from '@gable/contract/all-calls'
import type { Call } from '@gable/contract/call'
import { revokeSession } from '@gable/contract/security'
import { listAudit } from '@gable/contract/staff'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sampleInput } from '../test/sample-input.ts'
import { sendCall } from '../test/send-call.ts'
import { startTestServer, type TestServer } from '../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(() => server.db.deleteFrom('rateWindow').execute())
afterAll(() => server.stop())

type Member = Awaited<ReturnType<TestServer['addMember']>>
const staffCalls = Object.values(allCalls).filter(({ access }: Call) => access.startsWith('staff:'))

const linesOf = ({ id }: Member) =>
  server.db.selectFrom('audit').selectAll().where('actorId', '=', id).orderBy('id').execute()
const ask = (call: Call, { token }: Member) => sendCall(server.app, call, sampleInput(call), { token })
/** As if so many rows of this hour were written already. */
const useUp = (key: string, used: number) =>
  server.db.insertInto('rateWindow').values({ key, windowSeconds: 3_600, used }).execute()
const leftOut = (rows: Awaited<ReturnType<typeof linesOf>>) =>
  rows.map(({ detail }) => detail['moreAreLeftOut'] === true)

test('T76 a member who tries one staff call again and again is a few rows with a count', async () => {
  const member = await server.addMember()
  const replies = await Promise.all(Array.from({ length: 120 }, () => ask(listAudit, member)))
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([403]))
  const counts = (await linesOf(member)).map(({ detail }) => Number(detail['denials']))
  expect(counts.toSorted((one, other) => one - other)).toEqual([1, 10, 100])
})

test('T76 what one does not fill is open to the others: the first denial of each member and call is on record', async () => {
  const [member, other] = [await server.addMember(), await server.addMember()]
  for (const call of staffCalls) for (const one of [member, member, other]) await ask(call, one)
  expect([(await linesOf(member)).length, (await linesOf(other)).length]).toEqual([
    staffCalls.length,
    staffCalls.length,
  ])
})

test('T76 one account fills two hundred such rows an hour, and the last one says so', async () => {
  const [member, other] = [await server.addMember(), await server.addMember()]
  await useUp(`denied:rows:${member.id}`, 198)
  for (const call of staffCalls.slice(0, 6)) await ask(call, member)
  expect(leftOut(await linesOf(member))).toEqual([false, true])
  await ask(listAudit, other)
  expect(leftOut(await linesOf(other))).toEqual([false])
})

test('T76 all accounts together fill two thousand such rows an hour', async () => {
  await useUp('denied:rows', 1_999)
  const [member, other] = [await server.addMember(), await server.addMember()]
  for (const one of [member, other]) await ask(listAudit, one)
  expect([leftOut(await linesOf(member)), await linesOf(other)]).toEqual([[true], []])
})

test('T76 ending the other sessions is on record when there were any', async () => {
  const member = await server.addMember()
  await server.addSession(member.id)
  for (let turn = 0; turn < 3; turn += 1) await member.call(revokeSession, {})
  expect(await linesOf(member)).toMatchObject([{ action: 'account.sessions-revoked', detail: { ended: 1 } }])
})
