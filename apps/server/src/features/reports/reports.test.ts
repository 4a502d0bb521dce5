import { getNotifications } from '@gable/contract/notifications'
import { getProperties } from '@gable/contract/properties'
import {
  addReport,
  claimReport,
  closeReport,
  getOwnReports,
  getReportReasons,
  listReports,
  report,
  type StaffReport,
} from '@gable/contract/reports'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertListings, plainListing } from '../../test/listings.ts'
import { messagesTo } from '../../test/mailbox.ts'
import { createDevelopers } from '../../test/projects.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

let server: TestServer
let staff: Awaited<ReturnType<TestServer['addMember']>>
let lister: typeof staff
beforeAll(async () => {
  server = await startTestServer()
  staff = await server.addMember({ staffRole: 'moderator', name: 'Mo Derator' })
  lister = await server.addMember()
})
afterAll(() => server.stop())

async function addHome() {
  const [home] = await insertListings(server.db, [plainListing(lister.id)])
  return home?.id ?? 0
}
const reasons = async () => (await server.visitor.call(getReportReasons, {})).data
/** As staff find it, page by page. */
async function find(id: number, after?: string): Promise<StaffReport | undefined> {
  const { data } = await staff.call(listReports, { limit: 50, ...(after && { after }) })
  const found = data.find((row) => row.id === id)
  const next = data.at(-1)?.next
  return found || next === undefined ? found : find(id, next)
}

test('reasons come in the language of the reader, other last', async () => {
  const all = await reasons()
  expect(all.map(({ isOther }) => isOther)).toEqual([false, false, false, false, false, true])
  const { data } = await server.callAs(undefined, { 'accept-language': 'ar' })(getReportReasons, {})
  expect(data.at(-1)?.reason).toBe('سبب آخر')
})

test('words are needed with the reason other, and only with it', async () => {
  const [member, propertyId] = [await server.addMember(), await addHome()]
  const [first, other] = [(await reasons())[0]?.id ?? 0, (await reasons()).at(-1)?.id ?? 0]
  const mute = member.call(addReport, { propertyId, reasonId: other, message: '  ' })
  await expect(mute).rejects.toMatchObject({ status: 400, data: { fields: { other_message: 'required' } } })
  const unknown = member.call(addReport, { propertyId, reasonId: 99 })
  await expect(unknown).rejects.toMatchObject({ status: 400, data: { fields: { reason_id: 'unknown' } } })
  await member.call(addReport, { propertyId, reasonId: first })
  const { data } = await member.call(addReport, { propertyId, reasonId: other, message: 'It is a boat' })
  expect(data).toMatchObject({ isReplaced: true, reference: `R-${data.id}` })
})

test('of ten reports at once one is open, and the page says so to whoever sent it', async () => {
  const [member, propertyId] = [await server.addMember(), await addHome()]
  await Promise.all(Array.from({ length: 10 }, () => member.call(addReport, { propertyId, reasonId: 1 })))
  const rows = await server.db.selectFrom('report').select('id').where('subjectId', '=', propertyId).execute()
  expect(rows).toHaveLength(1)
  const isReported = async (reader: Pick<typeof member, 'call'>) =>
    (await reader.call(getProperties, { id: propertyId })).data[0]?.isReported
  expect([await isReported(member), await isReported(server.visitor), await isReported(lister)]).toEqual([
    true,
    false,
    false,
  ])
})

test('T35 the reporter is whoever is signed in, and the lister learns neither that nor who', async () => {
  const [member, propertyId] = [await server.addMember({ name: 'Rea Porter' }), await addHome()]
  const { id } = (await member.call(addReport, { propertyId, reasonId: 4, message: 'Asked for a deposit' })).data
  expect(await find(id)).toMatchObject({
    reporter: { id: member.id, name: 'Rea Porter' },
    message: 'Asked for a deposit',
    state: 'open',
  })
  expect((await lister.call(getOwnReports, {})).data).toEqual([])
  await expect(lister.call(listReports, {})).rejects.toMatchObject({ status: 403 })
})

test('T35 fifty reports hide nothing: only staff do', async () => {
  const propertyId = await addHome()
  for (let count = 0; count < 50; count += 1) {
    await (await server.addMember()).call(addReport, { propertyId, reasonId: 4 })
  }
  expect((await server.visitor.call(getProperties, { id: propertyId })).data).toHaveLength(1)
})

test('nobody reports more than twenty things an hour', async () => {
  const member = await server.addMember()
  for (let count = 0; count < 20; count += 1) {
    await member.call(addReport, { propertyId: await addHome(), reasonId: 1 })
  }
  const late = member.call(addReport, { propertyId: await addHome(), reasonId: 1 })
  await expect(late).rejects.toMatchObject({ status: 429, code: 'too_many_requests' })
})

test('projects and people are reported by our own call, exactly one of them', async () => {
  const member = await server.addMember()
  const { publish } = await createDevelopers(server)
  const { id: projectId } = await publish()
  await member.call(report, { projectId, reasonId: 2 })
  await member.call(report, { accountId: lister.id, reasonId: 4 })
  const own = (await member.call(getOwnReports, {})).data
  expect(own.map(({ kind, title }) => [kind, title])).toEqual([
    ['account', 'Ada Lister'],
    ['project', 'Quay Gardens'],
  ])
  const both = member.call(report, { projectId, accountId: lister.id, reasonId: 2 })
  const refusal = { status: 400, data: { fields: { project_id: 'exactly_one' } } }
  await expect(both).rejects.toMatchObject(refusal)
  await expect(member.call(report, { reasonId: 2 })).rejects.toMatchObject(refusal)
})

test('only staff close reports', async () => {
  const member = await server.addMember()
  const { id } = (await member.call(addReport, { propertyId: await addHome(), reasonId: 1 })).data
  await expect(member.call(closeReport, { id, decision: 'no_action' })).rejects.toMatchObject({ status: 403 })
  expect((await find(id))?.state).toBe('open')
})

test('whoever claims a report first has it', async () => {
  const other = await server.addMember({ staffRole: 'moderator' })
  const { id } = (await (await server.addMember()).call(addReport, { propertyId: await addHome(), reasonId: 1 })).data
  const claims = await Promise.allSettled([staff.call(claimReport, { id }), other.call(claimReport, { id })])
  expect(claims.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect((await find(id))?.state).toBe('claimed')
})

test('a decision without action is read by the reporter, who may then report again', async () => {
  const [member, propertyId] = [await server.addMember(), await addHome()]
  const { id } = (await member.call(addReport, { propertyId, reasonId: 2 })).data
  await staff.call(closeReport, { id, decision: 'no_action', note: 'The owner showed us the papers.' })
  const [own] = (await member.call(getOwnReports, {})).data
  expect(own).toMatchObject({ state: 'closed', decision: 'no_action', note: 'The owner showed us the papers.' })
  await expect(staff.call(closeReport, { id, decision: 'no_action' })).rejects.toMatchObject({ code: 'illegal_move' })
  await server.runJobs()
  expect((await member.call(getNotifications, {})).data[0]?.title).toBe('We checked your report')
  const again = (await member.call(addReport, { propertyId, reasonId: 2 })).data
  expect(again).toMatchObject({ isReplaced: false })
  const audit = await server.db.selectFrom('audit').selectAll().where('action', '=', 'report.close').execute()
  expect(audit.find(({ objectId }) => objectId === String(id))).toMatchObject({ actorId: staff.id })
})

test('taking a listing down hides it, tells its lister why and answers everybody who reported it', async () => {
  const [one, another, propertyId] = [await server.addMember(), await server.addMember(), await addHome()]
  const { id } = (await one.call(addReport, { propertyId, reasonId: 4 })).data
  await another.call(addReport, { propertyId, reasonId: 3 })
  const mute = staff.call(closeReport, { id, decision: 'taken_down' })
  await expect(mute).rejects.toMatchObject({ status: 400, data: { fields: { reason: 'required' } } })
  await staff.call(closeReport, { id, decision: 'taken_down', reason: 'The photos are of a hotel' })
  await expect(server.visitor.call(getProperties, { id: propertyId })).rejects.toMatchObject({ status: 404 })
  for (const { call } of [one, another]) {
    expect((await call(getOwnReports, {})).data[0]).toMatchObject({ decision: 'taken_down' })
  }
  await server.runJobs()
  expect(JSON.stringify(await messagesTo(lister.email))).toContain('The photos are of a hotel')
  for (const { call } of [one, another]) {
    const { data } = await call(getNotifications, {})
    expect(data.map(({ kind, title }) => [kind, title])).toEqual([['report', 'We acted on your report']])
  }
  const events = await server.db.selectFrom('event').select('detail').where('name', '=', 'report.closed').execute()
  expect(events.filter(({ detail }) => JSON.stringify(detail).includes('taken_down'))).toHaveLength(2)
})

test('a listing that cannot be taken down leaves its report open', async () => {
  const [member, propertyId] = [await server.addMember(), await addHome()]
  const { id } = (await member.call(addReport, { propertyId, reasonId: 4 })).data
  await server.db.updateTable('property').set({ reviewState: 'expired' }).where('id', '=', propertyId).execute()
  const closing = staff.call(closeReport, { id, decision: 'taken_down', reason: 'Odd' })
  await expect(closing).rejects.toMatchObject({ code: 'illegal_move' })
  expect((await find(id))?.state).toBe('open')
})

test('the list of staff goes on where it was left', async () => {
  const first = (await staff.call(listReports, { limit: 2 })).data
  const next = (await staff.call(listReports, { limit: 2, after: first[1]?.next })).data
  const whole = (await staff.call(listReports, { limit: 4 })).data
  expect([...first, ...next]).toEqual(whole)
  const closed = (await staff.call(listReports, { list: 'closed', limit: 50 })).data
  expect(closed.every(({ state }) => state === 'closed')).toBe(true)
  expect(closed.length).toBeGreaterThan(1)
})

test('T71 of somebody who left nothing stays but that something was reported', async () => {
  const [member, propertyId] = [await server.addMember({ eraseAfter: new Date(Date.now() - 1_000) }), await addHome()]
  const { id } = (await member.call(addReport, { propertyId, reasonId: 6, message: 'He shouted at me' })).data
  const other = await server.addMember()
  const aboutThem = (await other.call(report, { accountId: member.id, reasonId: 4 })).data
  await server.product.jobs.find(({ name }) => name === 'accounts.erase')?.run({ accountId: member.id })
  expect(await find(id)).toMatchObject({ reporter: null, message: '', state: 'open' })
  const rows = await server.db.selectFrom('report').selectAll().where('id', '=', aboutThem.id).execute()
  expect(rows[0]).toMatchObject({ subjectTitle: '', decision: 'gone' })
})

test('T71 an erased listing takes its title and its open reports along', async () => {
  const [member, propertyId] = [await server.addMember(), await addHome()]
  await member.call(addReport, { propertyId, reasonId: 1 })
  const deletedAt = sql<Date>`now() - interval '31 seconds'`
  await server.db.updateTable('property').set({ deletedAt, isActive: false }).where('id', '=', propertyId).execute()
  await server.product.jobs.find(({ name }) => name === 'properties.erase')?.run({ propertyId })
  expect((await member.call(getOwnReports, {})).data[0]).toMatchObject({ title: '', state: 'closed', decision: 'gone' })
})
