import { deleteChatMessage, getMessages, sendMessage } from '@gable/contract/chats'
import { closeReport, getOwnReports, listReports, report, type StaffReport } from '@gable/contract/reports'
import { requestViewing } from '@gable/contract/viewings'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dumpDatabase } from '../../test/dump-database.ts'
import { insertListings, plainListing } from '../../test/listings.ts'
import { samplePdf } from '../../test/sample-pdf.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

let server: TestServer
let staff: Person
beforeAll(async () => {
  server = await startTestServer()
  staff = await server.addMember({ staffRole: 'moderator', name: 'Mo Derator' })
})
afterAll(() => server.stop())

type Person = Awaited<ReturnType<TestServer['addMember']>>

async function meet() {
  const [lister, seeker] = [await server.addMember({ name: 'Lea' }), await server.addMember({ name: 'Sofia' })]
  const propertyId = (await insertListings(server.db, [plainListing(lister.id)]))[0]?.id ?? 0
  const say = async (who: Person, text: string, more: object = {}) => {
    const accountId = who.id === lister.id ? seeker.id : lister.id
    return (await who.call(sendMessage, { accountId, propertyId, text, ...more })).data
  }
  const read = async (reader: Person) => {
    const accountId = reader.id === lister.id ? seeker.id : lister.id
    return (await reader.call(getMessages, { accountId, propertyId })).data
  }
  const { chatId } = await say(seeker, 'Is it quiet?')
  const send = async (who: Person, sequence: number) => (await who.call(report, { chatId, sequence, reasonId: 5 })).data
  return { lister, seeker, propertyId, chatId, say, read, send }
}
/** As staff find it among the newest. */
async function find(id: number): Promise<StaffReport | undefined> {
  const { data } = await staff.call(listReports, { limit: 50 })
  return data.find((row) => row.id === id)
}
const saidIn = async (id: number) => (await find(id))?.said.map(({ text, isReported }) => [text, isReported])

test('staff read what was really said and the three before it, whatever happens to it afterwards', async () => {
  const { lister, seeker, propertyId, say, send, read } = await meet()
  for (const text of ['Very', 'May I come?']) await say(text === 'Very' ? lister : seeker, text)
  const { messageId } = await say(lister, 'Not with that name of yours')
  const { id } = await send(seeker, 4)
  expect(await find(id)).toMatchObject({ kind: 'message', title: 'Lea', state: 'open' })
  const told = [
    ['Is it quiet?', false],
    ['Very', false],
    ['May I come?', false],
    ['Not with that name of yours', true],
  ]
  expect(await saidIn(id)).toEqual(told)
  await lister.call(deleteChatMessage, { accountId: seeker.id, propertyId, messageId })
  expect((await read(seeker))[0]).toMatchObject({ isRemoved: true })
  expect(await saidIn(id)).toEqual(told)
  expect((await seeker.call(getOwnReports, {})).data[0]).toMatchObject({ kind: 'message', title: 'Lea' })
})

test('T57 only one of the two reports a message, and not what is their own, gone or never said', async () => {
  const { lister, seeker, propertyId, say, send } = await meet()
  const stranger = await server.addMember()
  await expect(send(stranger, 1)).rejects.toMatchObject({ status: 404 })
  await expect(send(staff, 1)).rejects.toMatchObject({ status: 404 })
  await expect(send(seeker, 1)).rejects.toMatchObject({ code: 'about_yourself' })
  await expect(send(lister, 9)).rejects.toMatchObject({ status: 404 })
  const { messageId } = await say(seeker, 'Taken back')
  await seeker.call(deleteChatMessage, { accountId: lister.id, propertyId, messageId })
  await expect(send(lister, 2)).rejects.toMatchObject({ status: 404 })
  await lister.call(deleteChatMessage, { accountId: seeker.id, propertyId })
  await expect(send(lister, 1)).rejects.toMatchObject({ status: 404 })
})

test('exactly one thing is named, and a message by its place', async () => {
  const { lister, seeker, chatId } = await meet()
  const refusal = { status: 400 }
  await expect(lister.call(report, { chatId, reasonId: 5 })).rejects.toMatchObject(refusal)
  const both = { chatId, sequence: 1, accountId: seeker.id, reasonId: 5 }
  await expect(lister.call(report, both)).rejects.toMatchObject(refusal)
})

test('T35 nobody but staff who review reads it, and the other one learns nothing', async () => {
  const { lister, seeker, send, read } = await meet()
  const before = await read(seeker)
  await send(lister, 1)
  expect(await read(seeker)).toEqual(before)
  expect((await seeker.call(getOwnReports, {})).data).toEqual([])
  const editor = await server.addMember({ staffRole: 'editor' })
  for (const member of [lister, seeker, editor]) {
    await expect(member.call(listReports, {})).rejects.toMatchObject({ status: 403 })
  }
})

test('a message that staff remove is gone for both, says who removed it, and leaves a trace', async () => {
  const { lister, seeker, send, read } = await meet()
  const { id } = await send(lister, 1)
  await staff.call(closeReport, { id, decision: 'taken_down' })
  for (const reader of [lister, seeker]) {
    expect((await read(reader))[0]).toMatchObject({ text: '', isRemoved: true, isTakenDown: true })
  }
  expect((await lister.call(getOwnReports, {})).data[0]).toMatchObject({ decision: 'taken_down', state: 'closed' })
  const audit = server.db.selectFrom('audit').select('detail').where('action', '=', 'report.close')
  const rows = await audit.where('objectId', '=', String(id)).execute()
  expect(rows).toMatchObject([{ detail: { decision: 'taken_down', subject: expect.stringMatching(/^message \d+$/) } }])
})

test('of the card of a viewing staff remove the words, and the viewing stays', async () => {
  const { lister, seeker, propertyId, send, read } = await meet()
  const startsAt = new Date(Date.now() + 86_400_000).toISOString()
  await seeker.call(requestViewing, { propertyId, startsAt, isProposal: true, message: 'You rude one' })
  const { id } = await send(lister, 2)
  expect(await saidIn(id)).toContainEqual(['You rude one', true])
  await staff.call(closeReport, { id, decision: 'taken_down' })
  expect((await read(lister))[0]).toMatchObject({ isRemoved: false, viewing: { state: 'requested', message: '' } })
})

test('a file that was reported stays for staff when its sender takes it back', async () => {
  const { lister, seeker, propertyId, say, send } = await meet()
  const file = new File([new Uint8Array(samplePdf())], 'plan.pdf')
  const { messageId } = await say(seeker, '', { file })
  await server.runJobs()
  const { id } = await send(lister, 2)
  await seeker.call(deleteChatMessage, { accountId: lister.id, propertyId, messageId })
  await server.db
    .updateTable('document')
    .set({ unusedSince: new Date(Date.now() - 3 * 86_400_000) })
    .execute()
  await server.product.jobs.find(({ name }) => name === 'media.sweep')?.run({})
  const said = (await find(id))?.said.at(-1)
  expect(said?.file).toMatchObject({ name: 'plan', state: 'ready' })
  const fetchAs = ({ token }: Person) =>
    server.app.inject({ url: said?.fileUrl ?? '', headers: { authorization: `Bearer ${token}` } })
  expect([(await fetchAs(staff)).statusCode, (await fetchAs(seeker)).statusCode]).toEqual([200, 403])
})

test('T71 with whoever said it the words go, and the open report is closed; with the reporter their own words go', async () => {
  const { lister, seeker, say, send } = await meet()
  await say(lister, 'canary-of-the-lister')
  await say(seeker, 'canary-of-the-seeker')
  const { id } = await send(lister, 3)
  const erase = async (accountId: number) => {
    const eraseAfter = new Date(Date.now() - 1_000)
    await server.db.updateTable('account').set({ eraseAfter }).where('id', '=', accountId).execute()
    await server.product.jobs.find(({ name }) => name === 'accounts.erase')?.run({ accountId })
  }
  await erase(lister.id)
  expect((await find(id))?.said.map(({ text }) => text)).toEqual(['Is it quiet?', '', 'canary-of-the-seeker'])
  await erase(seeker.id)
  const dumped = JSON.stringify(await dumpDatabase(server.product.pool))
  expect(dumped).not.toContain('canary-of-the')
  const rows = server.db.selectFrom('report').select(['decision', 'subjectTitle']).where('id', '=', id)
  expect(await rows.execute()).toEqual([{ decision: 'gone', subjectTitle: '' }])
})
