import { blockUser } from '@gable/contract/blocks'
import { changeInterest, getLead, getLeadCounts, getLeads } from '@gable/contract/leads'
import { addLead, deleteLead } from '@gable/contract/own-leads'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cast, createCast } from '../../test/cast.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { toLeadsCsv } from './leads-csv.ts'

let server: TestServer
let cast: Cast
beforeAll(async () => {
  server = await startTestServer()
  cast = await createCast(server)
})
afterAll(() => server.stop())

const search = async (text: string, stage?: 'new') =>
  (await cast.lister.call(getLeads, { text, stage })).data.map(({ name }) => name)

async function addMemberLead(name: string, mobile: string, sharesContact: boolean, title?: string) {
  const { id } = await cast.publish(title ? { title } : {})
  const member = await server.addMember({ name, mobile })
  await member.call(changeInterest, { propertyId: id, sharesContact })
  return { ...member, propertyId: id }
}

const write = (facts: { name: string; email?: string; phoneNumber?: string; note?: string }, propertyId: number) =>
  cast.lister.call(addLead, { propertyId, ...facts })

const download = async (token: string, language = 'en') =>
  server.app.inject({
    url: '/api/leads-csv',
    headers: { authorization: `Bearer ${token}`, 'accept-language': language },
  })

test('a lead is written down for a home of one’s own, with its note, and is thrown away with it', async () => {
  const { id: propertyId } = await cast.publish()
  const { data } = await write({ name: 'Nadia Amari', phoneNumber: '+35191', note: 'Met at the gate' }, propertyId)
  const lead = (await cast.lister.call(getLead, data)).data
  expect(lead).toMatchObject({ name: 'Nadia Amari', source: 'added', stage: 'contacted', phoneNumber: '+35191' })
  expect(lead).toMatchObject({ email: '', accountId: null, isInterested: false, notes: [{ text: 'Met at the gate' }] })
  await cast.lister.call(deleteLead, data)
  await expect(cast.lister.call(getLead, data)).rejects.toMatchObject({ code: 'not_found' })
})

test('T21 a lead is added to nobody else’s home and thrown away by nobody else', async () => {
  const { id: propertyId } = await cast.publish()
  const added = { propertyId, name: 'Nadia', phoneNumber: '+35191' }
  for (const stranger of [cast.stranger, cast.reviewer]) {
    await expect(stranger.call(addLead, added)).rejects.toMatchObject({ code: 'not_found' })
  }
  const { data } = await cast.lister.call(addLead, added)
  for (const stranger of [cast.stranger, cast.reviewer]) {
    await expect(stranger.call(deleteLead, data)).rejects.toMatchObject({ code: 'not_found' })
  }
  expect((await cast.lister.call(getLead, data)).data.name).toBe('Nadia')
})

test('whoever is added can be reached, and is one lead of a home', async () => {
  const { id: propertyId } = await cast.publish()
  await expect(write({ name: 'Nadia' }, propertyId)).rejects.toMatchObject({ status: 400 })
  await write({ name: 'Nadia', email: 'nadia@gable.test' }, propertyId)
  const again = write({ name: 'Nadia', email: 'nadia@gable.test' }, propertyId)
  await expect(again).rejects.toMatchObject({ status: 409, code: 'lead_exists' })
})

test('the interest of a member is not thrown away by others, so the count stays right', async () => {
  const { propertyId } = await addMemberLead('Rui Melo', '', false)
  const [lead] = (await cast.lister.call(getLeads, { propertyId })).data
  const removal = cast.lister.call(deleteLead, { id: lead?.id ?? 0 })
  await expect(removal).rejects.toMatchObject({ code: 'lead_of_member' })
  expect((await cast.lister.call(getLeadCounts, { propertyId })).data.stages.new).toBe(1)
})

test('a search finds names, homes and numbers however they are written, by stage too', async () => {
  await addMemberLead('Inês Carvalho', '+351 936 118 204', true, 'Windmill by the river')
  expect(await search('ines')).toEqual(['Inês Carvalho'])
  expect(await search('WINDMILL carv')).toEqual(['Inês Carvalho'])
  expect(await search('936118')).toEqual(['Inês Carvalho'])
  expect(await search('windmill', 'new')).toEqual(['Inês Carvalho'])
  expect(await search('lighthouse')).toEqual([])
  expect((await cast.stranger.call(getLeads, { text: 'ines' })).data).toEqual([])
})

test('T36 a number or address that is not shared cannot be found out by searching for it', async () => {
  const hidden = await addMemberLead('Olga Brandt', '+351 910 555 777', false)
  expect([await search('910555777'), await search(hidden.email ?? 'gable.test')]).toEqual([[], []])
  const shared = await addMemberLead('Otto Brandt', '+351 910 555 888', true)
  expect(await search('910555888')).toEqual(['Otto Brandt'])
  await shared.call(blockUser, { accountId: cast.lister.id })
  expect(await search('910555888')).toEqual([])
  expect(await search('otto')).toEqual(['Otto Brandt'])
})

test('the table has all leads of the lister alone, and no cell of it is a formula', async () => {
  const lister = await server.addMember()
  const propertyId = (await cast.publish()).id
  await server.db.updateTable('property').set({ ownerId: lister.id }).where('id', '=', propertyId).execute()
  for (const name of ['=HYPERLINK("x")', '@sum', '-2+3', '+1', 'Plain, "quoted"']) {
    await lister.call(addLead, { propertyId, name, phoneNumber: '+351936118204' })
  }
  const { headers, body, statusCode } = await download(lister.token)
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8', 'cache-control': 'private, no-store' })
  expect(headers['content-disposition']).toContain('leads.csv')
  const lines = body.trim().split('\r\n')
  expect(body.startsWith('\uFEFF')).toBe(true)
  expect(lines[0]).toBe('Date,Name,Phone,Email,Home,Address,Stage,Reminder,Message')
  expect(lines).toHaveLength(6)
  expect(body).toContain('"Plain, ""quoted""",\'+351936118204')
  for (const name of ['"\'=HYPERLINK(""x"")"', "'@sum", "'-2+3", "'+1"]) expect(body).toContain(`,${name},`)
  expect((await download(lister.token, 'ar')).body).toContain('الاسم')
  expect((await download(cast.stranger.token)).body.trim().split('\r\n')).toHaveLength(1)
  expect((await server.app.inject('/api/leads-csv')).statusCode).toBe(401)
})

test('T28 the table is read in batches, and so often in an hour', async () => {
  const asked: (number | undefined)[] = []
  const page = async (_: unknown, { beforeId, limit }: { beforeId: number | undefined; limit: number }) => {
    asked.push(beforeId)
    const rest = (beforeId ?? 450) - 1
    return Array.from({ length: Math.min(rest, limit) }, (__, at) => ({ ...leadOf(rest - at) }))
  }
  let table = ''
  for await (const part of toLeadsCsv({ accountId: 1, permissions: [] }, 'en', page as never)) table += part
  expect(table.trim().split('\r\n')).toHaveLength(450)
  expect(asked).toEqual([undefined, 250, 50])
  const member = await server.addMember()
  for (let at = 0; at < 20; at += 1) expect((await download(member.token)).statusCode).toBe(200)
  expect((await download(member.token)).statusCode).toBe(429)
})

const leadOf = (id: number) => ({
  ...{ id, name: `Lead ${id}`, phoneNumber: '', email: '', message: '', home: null },
  ...{ stage: 'new', remindOn: null, createdAt: '2026-03-02T09:00:00Z' },
})
