import { updateProfile } from '@gable/contract/accounts'
import { blockUser } from '@gable/contract/blocks'
import {
  addLeadNote,
  changeInterest,
  getInterestedUsers,
  getLead,
  getLeadCounts,
  getLeads,
  showNumber,
  updateLead,
} from '@gable/contract/leads'
import { getProperties } from '@gable/contract/properties'
import { getNotifications } from '@gable/contract/notifications'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cast, createCast } from '../../test/cast.ts'
import { sellPackages } from '../../test/packages.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

let server: TestServer
let cast: Cast
beforeAll(async () => {
  server = await startTestServer()
  await sellPackages(server)
  cast = await createCast(server)
})
afterAll(() => server.stop())

type Person = Pick<Cast['stranger'], 'call'>
const show = (member: Person, propertyId: number, sharesContact?: boolean) =>
  member.call(changeInterest, { propertyId, sharesContact })
const withdraw = (member: Person, propertyId: number) => member.call(changeInterest, { propertyId, isAdded: false })
const interestedIn = (propertyId: number) => cast.lister.call(getInterestedUsers, { propertyId })
const leadsAbout = async (propertyId: number) => (await cast.lister.call(getLeads, { propertyId })).data

async function addLead() {
  const { id: propertyId } = await cast.publish()
  const member = await server.addMember({ name: 'Sofia Reis' })
  await show(member, propertyId)
  const [lead] = await leadsAbout(propertyId)
  if (!lead) throw new Error('No lead')
  return { propertyId, member, lead }
}

test('interest is counted once however often it is said, and the row goes with it', async () => {
  const { id } = await cast.publish()
  const member = await server.addMember({ name: 'Sofia Reis' })
  const answers = await Promise.all([show(member, id), show(member, id), show(member, id)])
  for (const { data } of answers) expect(data).toEqual({ propertyId: id, isInterested: true, sharesContact: false })
  const { data, total } = await interestedIn(id)
  expect(data).toMatchObject([{ id: member.id, name: 'Sofia Reis', email: '', phoneNumber: '' }])
  expect(total).toBe(1)
  await Promise.all([withdraw(member, id), withdraw(member, id)])
  expect(await interestedIn(id)).toMatchObject({ data: [], total: 0 })
  expect(await leadsAbout(id)).toEqual([])
})

test('the count is that of the rows, whoever changes their mind at the same time', async () => {
  const { id } = await cast.publish()
  const members = await Promise.all(Array.from({ length: 6 }, () => server.addMember()))
  const turns = members.flatMap((member) => [show(member, id), withdraw(member, id), show(member, id)])
  await Promise.all(turns)
  const { total, data } = await interestedIn(id)
  expect(total).toBe(data.length)
})

test('the page of a home says to each reader whether they are interested', async () => {
  const { id } = await cast.publish()
  await show(cast.stranger, id)
  expect([await cast.seen(id, 'stranger'), await cast.seen(id)].map(({ isInterested }) => isInterested)).toEqual([
    true,
    false,
  ])
})

test('T35 only what is public can be of interest, and one’s own home never', async () => {
  const [pending, home] = [await cast.post(), await cast.publish()]
  const refusal = { status: 404, code: 'not_found' }
  for (const id of [pending.id, 999_999_999]) {
    await expect(show(cast.stranger, id)).rejects.toMatchObject(refusal)
    expect((await withdraw(cast.stranger, id)).data).toMatchObject({ isInterested: false })
  }
  await expect(show(cast.lister, home.id)).rejects.toMatchObject({ code: 'about_yourself' })
  const premium = await cast.publish({ isPremium: true })
  await expect(show(cast.stranger, premium.id)).rejects.toMatchObject({ code: 'package_required' })
  await expect(show(cast.lister, premium.id)).rejects.toMatchObject({ code: 'about_yourself' })
})

test('T36 only its lister reads who is interested, by number or slug, and contact only where it is shared', async () => {
  const { id, slug } = await cast.publish()
  const member = await server.addMember({ email: 'sofia@gable.test', mobile: '+351936118204' })
  await show(member, id)
  for (const stranger of [cast.stranger, cast.reviewer, member]) {
    await expect(stranger.call(getInterestedUsers, { propertyId: id })).rejects.toMatchObject({ code: 'not_found' })
    await expect(stranger.call(getInterestedUsers, { slug })).rejects.toMatchObject({ code: 'not_found' })
  }
  await expect(cast.lister.call(getInterestedUsers, {})).rejects.toMatchObject({ status: 400 })
  expect((await cast.lister.call(getInterestedUsers, { slug })).data).toMatchObject([{ email: '', phoneNumber: '' }])
  await show(member, id, true)
  const contact = { email: 'sofia@gable.test', phoneNumber: '+351936118204' }
  expect((await interestedIn(id)).data).toMatchObject([contact])
  expect(await leadsAbout(id)).toMatchObject([{ ...contact, sharesContact: true }])
  await show(member, id)
  expect((await interestedIn(id)).data).toMatchObject([contact])
  await show(member, id, false)
  expect((await interestedIn(id)).data).toMatchObject([{ email: '', phoneNumber: '' }])
})

test('T59 a block stops interest both ways and takes shared contact back', async () => {
  const { id } = await cast.publish()
  const [ada, ben] = [await server.addMember(), await server.addMember({ mobile: '+351936118205' })]
  await ada.call(blockUser, { accountId: cast.lister.id })
  await expect(show(ada, id)).rejects.toMatchObject({ status: 403, code: 'blocked_by_you' })
  await show(ben, id, true)
  await cast.lister.call(blockUser, { accountId: ben.id })
  await expect(show(ben, (await cast.publish()).id)).rejects.toMatchObject({ code: 'blocked_you' })
  expect((await interestedIn(id)).data).toMatchObject([{ id: ben.id, email: '', phoneNumber: '' }])
  expect(await leadsAbout(id)).toMatchObject([{ email: '', phoneNumber: '', contactClosed: 'blocked_by_you' }])
})

test('the lister is told once, however often somebody changes their mind', async () => {
  const { member, propertyId } = await addLead()
  await withdraw(member, propertyId)
  await show(member, propertyId)
  const { data } = await cast.lister.call(getNotifications, {})
  const told = data.filter((row) => row.propertyId === propertyId && row.kind === 'interest')
  expect(told).toMatchObject([{ url: expect.stringContaining('/user/leads') }])
})

test('T21 a lead and its notes are its lister’s alone', async () => {
  const { lead, member } = await addLead()
  for (const stranger of [cast.stranger, cast.reviewer, member]) {
    const refusal = { status: 404, code: 'not_found' }
    await expect(stranger.call(getLead, { id: lead.id })).rejects.toMatchObject(refusal)
    await expect(stranger.call(updateLead, { id: lead.id, stage: 'lost' })).rejects.toMatchObject(refusal)
    await expect(stranger.call(addLeadNote, { id: lead.id, note: 'Mine' })).rejects.toMatchObject(refusal)
    expect((await stranger.call(getLeads, {})).data).toEqual([])
  }
  await cast.lister.call(addLeadNote, { id: lead.id, note: 'Called at 09:45' })
  await cast.lister.call(addLeadNote, { id: lead.id, note: 'Needs a school' })
  const { data } = await cast.lister.call(getLead, { id: lead.id })
  expect(data.notes.map(({ text }) => text)).toEqual(['Needs a school', 'Called at 09:45'])
  expect(data).toMatchObject({ name: 'Sofia Reis', stage: 'new', home: { id: lead.home?.id } })
})

test('what the lister has begun to work on stays when interest ends, without contact', async () => {
  const { lead, member, propertyId } = await addLead()
  await show(member, propertyId, true)
  await cast.lister.call(updateLead, { id: lead.id, stage: 'viewing' })
  await withdraw(member, propertyId)
  expect(await leadsAbout(propertyId)).toMatchObject([
    { id: lead.id, stage: 'viewing', isInterested: false, email: '', sharesContact: false },
  ])
  expect((await interestedIn(propertyId)).total).toBe(0)
})

test('leads are read by stage and home, in pieces behind the last, and counted', async () => {
  const { id: propertyId } = await cast.publish()
  const members = await Promise.all(Array.from({ length: 5 }, () => server.addMember()))
  for (const member of members) await show(member, propertyId)
  const all = await leadsAbout(propertyId)
  expect(all.map(({ accountId }) => accountId)).toEqual(members.map(({ id }) => id).toReversed())
  await cast.lister.call(updateLead, { id: all[0]?.id ?? 0, stage: 'offer' })
  const read = async (beforeId?: number) =>
    (await cast.lister.call(getLeads, { propertyId, stage: 'new', limit: 2, beforeId })).data.map(({ id }) => id)
  const first = await read()
  const rest = await read(first.at(-1))
  expect([...first, ...rest]).toEqual(all.slice(1).map(({ id }) => id))
  const { data } = await cast.lister.call(getLeadCounts, { propertyId })
  expect(data).toEqual({
    stages: { new: 4, contacted: 0, viewing: 0, offer: 1, closed: 0, lost: 0 },
    due: 0,
    numbersShown: 0,
  })
})

test('on the day of a reminder the lister is told once, in the lister’s own zone', async () => {
  const { lead, propertyId } = await addLead()
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const remind = () => server.product.jobs.find(({ name }) => name === 'leads.remind')?.run({})
  const told = async () => {
    const { data } = await cast.lister.call(getNotifications, {})
    return data.filter((row) => row.propertyId === propertyId && row.kind === 'lead_reminder').length
  }
  await cast.lister.call(updateLead, { id: lead.id, remindOn: day(2) })
  await remind()
  expect([await told(), (await cast.lister.call(getLeads, { isDue: true })).total]).toEqual([0, 0])
  await cast.lister.call(updateLead, { id: lead.id, remindOn: day(-2) })
  await remind()
  await remind()
  expect(await told()).toBe(1)
  expect((await cast.lister.call(getLeads, { isDue: true })).data).toMatchObject([{ id: lead.id, isDue: true }])
  await cast.lister.call(updateLead, { id: lead.id, remindOn: '' })
  expect((await cast.lister.call(getLead, { id: lead.id })).data.remindOn).toBeNull()
})

test('a zone that the database does not know holds up nobody’s reminders', async () => {
  const { lead, propertyId } = await addLead()
  const remindOn = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10)
  const strange = await server.addMember()
  // Browsers know more zones than databases, and the other way round.
  await server.db
    .insertInto('notificationSettings')
    .values({ accountId: strange.id, choices: '{}', timeZone: 'AET' })
    .execute()
  await sql`insert into lead (lister_id, property_id, source, name, email, remind_on)
    values (${strange.id}, ${propertyId}, 'added', 'Nadia', 'nadia@gable.test', ${remindOn}::date)`.execute(server.db)
  await cast.lister.call(updateLead, { id: lead.id, remindOn })
  await server.product.jobs.find(({ name }) => name === 'leads.remind')?.run({})
  const { data } = await cast.lister.call(getNotifications, {})
  expect(data.filter((row) => row.propertyId === propertyId && row.kind === 'lead_reminder')).toHaveLength(1)
  expect((await strange.call(getLeads, { isDue: true })).data).toHaveLength(1)
})

test('T69 a day that no calendar has is refused as such', async () => {
  const { lead } = await addLead()
  const refusal = { status: 400, code: 'invalid_request' }
  await expect(cast.lister.call(updateLead, { id: lead.id, remindOn: '0000-01-01' })).rejects.toMatchObject(refusal)
})

test('a number is shown only where the lister agreed, counted, and a member who asks is a lead', async () => {
  const number = '+351936118206'
  await cast.lister.call(updateProfile, { mobile: number })
  const { id: propertyId } = await cast.publish()
  const ask = (person: Person) => person.call(showNumber, { propertyId })
  expect((await cast.seen(propertyId)).hasNumber).toBe(false)
  await expect(ask(server.visitor)).rejects.toMatchObject({ status: 404 })
  await cast.lister.call(updateProfile, { showsNumber: true })
  expect((await cast.seen(propertyId)).hasNumber).toBe(true)
  const member = await server.addMember()
  const answer = { number, whatsapp: 'https://wa.me/351936118206' }
  for (const person of [server.visitor, member, cast.lister]) expect((await ask(person)).data).toEqual(answer)
  expect(await leadsAbout(propertyId)).toMatchObject([{ accountId: member.id, source: 'number', isInterested: false }])
  expect((await cast.lister.call(getLeadCounts, { propertyId })).data.numbersShown).toBe(2)
  expect((await cast.stranger.call(getLeadCounts, { propertyId })).data.numbersShown).toBe(0)
  await cast.lister.call(blockUser, { accountId: member.id })
  await expect(ask(member)).rejects.toMatchObject({ code: 'blocked_you' })
  expect((await member.call(getProperties, { id: propertyId })).data[0]?.hasNumber).toBe(false)
  await cast.lister.call(updateProfile, { showsNumber: false })
})

test('nobody collects numbers: of many at once no more are shown than the limit', async () => {
  await cast.lister.call(updateProfile, { mobile: '+351936118206', showsNumber: true })
  const [{ id: propertyId }, member] = [await cast.publish(), await server.addMember()]
  const asked = await Promise.allSettled(Array.from({ length: 14 }, () => member.call(showNumber, { propertyId })))
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  expect((await cast.lister.call(getLeadCounts, { propertyId })).data.numbersShown).toBe(10)
})

test('T71 with a member their interest goes, and the counts with it', async () => {
  const { id } = await cast.publish()
  const leaver = await server.addMember({ eraseAfter: new Date(Date.now() - 1_000) })
  await show(leaver, id)
  await show(cast.stranger, id)
  await server.product.jobs.find(({ name }) => name === 'accounts.erase')?.run({ accountId: leaver.id })
  expect(await interestedIn(id)).toMatchObject({ data: [{ id: cast.stranger.id }], total: 1 })
})

test('T71 with a lister their leads and notes go', async () => {
  const lister = await server.addMember({ eraseAfter: new Date(Date.now() - 1_000) })
  const { lead } = await addLead()
  await server.db.updateTable('lead').set({ listerId: lister.id }).where('id', '=', lead.id).execute()
  await sql`update property set owner_id = ${lister.id} where id = ${lead.home?.id ?? 0}`.execute(server.db)
  await lister.call(addLeadNote, { id: lead.id, note: 'Bright' })
  await server.product.jobs.find(({ name }) => name === 'accounts.erase')?.run({ accountId: lister.id })
  await server.runJobs()
  expect(await server.db.selectFrom('leadNote').selectAll().where('listerId', '=', lister.id).execute()).toEqual([])
})
