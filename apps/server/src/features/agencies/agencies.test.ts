import * as calls from '@gable/contract/agencies'
import * as people from '@gable/contract/agency-members'
import { blockUser } from '@gable/contract/blocks'
import { getAgentProperties, listAgents } from '@gable/contract/agents'
import { getNotifications } from '@gable/contract/notifications'
import { maxOpenInvitations } from '@gable/domain/agency-roles'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAgencyCast, joinAgency } from '../../test/agencies.ts'
import { createCast } from '../../test/cast.ts'
import { messagesTo } from '../../test/mailbox.ts'
import { photo, startTestServer, type TestServer } from '../../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const rolesIn = async (call: TestServer['visitor']['call']) =>
  (await call(people.getAgencyMembers, {})).data.map(({ name, role }) => [name, role])
const tokenIn = (text: string | undefined) => /join-agency#(\S+)/.exec(text ?? '')?.[1] ?? ''
const newAddress = () => `${crypto.randomUUID()}@gable.test`

test('whoever founds an agency is its owner, and everybody finds it by its name', async () => {
  const founder = await server.addMember({ name: 'Olga Owner' })
  const about = 'Homes by the river since 1998'
  const logo = await photo({ width: 400, height: 400 })
  const website = 'https://river.example'
  const { data: agency } = await founder.call(calls.createAgency, { name: 'River & Sons', about, logo, website })
  expect(agency).toMatchObject({ slug: 'river-sons', name: 'River & Sons', about, website, memberCount: 1 })
  await server.runJobs()
  const { data: shown } = await server.visitor.call(calls.getAgency, { slug: 'river-sons' })
  expect(shown.logoUrl).toMatch(/\.webp$/)
  expect(await server.app.inject(shown.logoUrl.replace(/^https?:\/\/[^/]+/, ''))).toMatchObject({ statusCode: 200 })
  expect((await founder.call(calls.getOwnAgency, {})).data).toMatchObject({
    agency: { name: 'River & Sons' },
    role: 'owner',
  })
  await expect(founder.call(calls.createAgency, { name: 'Another' })).rejects.toMatchObject({
    code: 'in_agency_already',
  })
  const other = await server.addMember()
  const { data: second } = await other.call(calls.createAgency, { name: 'River & Sons' })
  expect(second.slug).toMatch(/^river-sons-\w{8}$/)
})

test('its page is written by owners and managers alone, and its address stays', async () => {
  const { agency, manager, agent, outsider } = await createAgencyCast(server, 'Old Name')
  const { data: changed } = await manager.call(calls.updateAgency, { name: 'New Name', city: 'Porto' })
  expect(changed).toMatchObject({ slug: agency.slug, name: 'New Name', city: 'Porto' })
  for (const person of [agent, outsider]) {
    await expect(person.call(calls.updateAgency, { name: 'Mine' })).rejects.toMatchObject({ code: 'forbidden' })
  }
})

test('an invitation to somebody without an account is mailed, and opens for the address alone that it was sent to', async () => {
  const { agency, owner, outsider } = await createAgencyCast(server)
  const email = newAddress()
  await owner.call(calls.inviteToAgency, { email, role: 'agent' })
  await server.runJobs()
  const [mail] = await messagesTo(email)
  expect(mail?.text).toContain(agency.name)
  const token = tokenIn(mail?.text)
  expect((await server.visitor.call(calls.readAgencyInvitation, { token })).data).toMatchObject({
    ...{ agencyName: agency.name, role: 'agent' },
  })
  await expect(outsider.call(calls.acceptAgencyInvitation, { token })).rejects.toMatchObject({ code: 'other_address' })
  const invited = await server.addMember({ email })
  expect((await invited.call(calls.acceptAgencyInvitation, { token })).data.memberCount).toBe(4)
  await expect(invited.call(calls.acceptAgencyInvitation, { token })).rejects.toMatchObject({ code: 'code_expired' })
})

test('the database alone opens no invitation: neither its number nor a token made without the secret', async () => {
  const { owner } = await createAgencyCast(server)
  const email = newAddress()
  const { data: invitation } = await owner.call(calls.inviteToAgency, { email, role: 'agent' })
  const stranger = await server.addMember()
  const forged = `${invitation.id}.${'A'.repeat(43)}`
  for (const token of [forged, `${invitation.id}`, 'no token']) {
    const read = server.visitor.call(calls.readAgencyInvitation, { token })
    await expect(read).rejects.toMatchObject({ code: 'code_expired' })
    await expect(stranger.call(calls.acceptAgencyInvitation, { token })).rejects.toMatchObject({ code: 'code_expired' })
  }
  const byNumber = stranger.call(calls.acceptAgencyInvitation, { id: invitation.id })
  await expect(byNumber).rejects.toMatchObject({ code: 'not_found' })
})

test('a member who is invited is told on the site, and may say no', async () => {
  const { owner } = await createAgencyCast(server)
  const invited = await server.addMember()
  await owner.call(calls.inviteToAgency, { email: invited.email.toUpperCase(), role: 'manager' })
  const [told] = (await invited.call(getNotifications, {})).data
  expect(told).toMatchObject({ type: 'agency', title: expect.stringContaining('Olga Owner') })
  const { invitations } = (await invited.call(calls.getOwnAgency, {})).data
  expect(invitations).toMatchObject([{ agencyName: 'Harbour Homes', role: 'manager', inviter: 'Olga Owner' }])
  await invited.call(calls.declineAgencyInvitation, { id: invitations[0]?.id ?? 0 })
  expect((await invited.call(calls.getOwnAgency, {})).data.invitations).toEqual([])
  expect((await owner.call(calls.getAgencyInvitations, {})).data).toEqual([])
})

test('T59 nobody reads an invitation of somebody whom they have blocked, sent before or after it', async () => {
  const { owner } = await createAgencyCast(server)
  const invited = await server.addMember()
  const invite = () => owner.call(calls.inviteToAgency, { email: invited.email, role: 'agent' })
  const read = async () => (await invited.call(calls.getOwnAgency, {})).data.invitations
  await invite()
  expect(await read()).toHaveLength(1)
  await invited.call(blockUser, { accountId: owner.id })
  expect(await read()).toEqual([])
  await invite()
  expect(await read()).toEqual([])
})

test('an invitation ends after 14 days, when it is taken back, and when the same address is invited anew', async () => {
  const { owner, manager } = await createAgencyCast(server)
  const send = async (email: string) => {
    const { data } = await owner.call(calls.inviteToAgency, { email, role: 'agent' })
    await server.runJobs()
    return { id: data.id, token: tokenIn((await messagesTo(email))[0]?.text) }
  }
  const read = (token: string) => server.visitor.call(calls.readAgencyInvitation, { token })
  const [old, revoked, again] = [await send(newAddress()), await send(newAddress()), newAddress()]
  const first = await send(again)
  const second = await send(again)
  expect(second.id).toBe(first.id)
  await server.db
    .updateTable('agencyInvitation')
    .set({ expiresAt: sql<Date>`now() - interval '1 second'` })
    .where('id', '=', old.id)
    .execute()
  await manager.call(calls.revokeAgencyInvitation, { id: revoked.id })
  for (const { token } of [old, revoked, first])
    await expect(read(token)).rejects.toMatchObject({ code: 'code_expired' })
  expect((await read(second.token)).data.agencyName).toBe('Harbour Homes')
})

test('managers invite agents alone, agents nobody, and no more wait than anybody reads', async () => {
  const { owner, manager, agent } = await createAgencyCast(server)
  const email = newAddress()
  await manager.call(calls.inviteToAgency, { email, role: 'agent' })
  for (const [person, role] of [
    [manager, 'manager'],
    [agent, 'agent'],
  ] as const) {
    const asked = person.call(calls.inviteToAgency, { email: newAddress(), role })
    await expect(asked).rejects.toMatchObject({ code: 'forbidden' })
  }
  const most = Array.from({ length: maxOpenInvitations }, () =>
    owner.call(calls.inviteToAgency, { email: newAddress(), role: 'agent' }),
  )
  const answers = await Promise.allSettled(most)
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(maxOpenInvitations - 1)
  await owner.call(calls.inviteToAgency, { email, role: 'agent' })
})

test('roles are given by owners alone, and an owner is always left', async () => {
  const { owner, manager, agent } = await createAgencyCast(server)
  const set = (person: typeof owner, memberId: number, role: 'owner' | 'manager' | 'agent') =>
    person.call(people.setAgencyRole, { memberId, role })
  await expect(set(manager, agent.id, 'manager')).rejects.toMatchObject({ code: 'forbidden' })
  await expect(set(owner, owner.id, 'agent')).rejects.toMatchObject({ code: 'agency_needs_owner' })
  await set(owner, agent.id, 'manager')
  await owner.call(people.handOverAgency, { memberId: manager.id })
  expect(await rolesIn(agent.call)).toEqual([
    ['Olga Owner', 'manager'],
    ['Max Manager', 'owner'],
    ['Ana Agent', 'manager'],
  ])
  await expect(owner.call(people.dissolveAgency, {})).rejects.toMatchObject({ code: 'forbidden' })
  const rest = await agent.call(people.getAgencyMembers, { afterId: manager.id })
  expect([rest.data.map(({ id }) => id), rest.total]).toEqual([[agent.id], 3])
})

test('managers take out agents, owners anybody, and nobody themselves', async () => {
  const { owner, manager, agent, outsider } = await createAgencyCast(server)
  const remove = (person: typeof owner, memberId: number) => person.call(people.removeAgencyMember, { memberId })
  await expect(remove(agent, manager.id)).rejects.toMatchObject({ code: 'forbidden' })
  await expect(remove(manager, owner.id)).rejects.toMatchObject({ code: 'forbidden' })
  await expect(remove(owner, owner.id)).rejects.toMatchObject({ code: 'about_yourself' })
  await expect(remove(owner, outsider.id)).rejects.toMatchObject({ code: 'not_found' })
  await remove(manager, agent.id)
  expect(await rolesIn(owner.call)).toEqual([
    ['Olga Owner', 'owner'],
    ['Max Manager', 'manager'],
  ])
  const [told] = (await agent.call(getNotifications, {})).data
  expect(told).toMatchObject({ type: 'agency' })
  await expect(agent.call(people.getAgencyMembers, {})).rejects.toMatchObject({ code: 'not_found' })
})

test('the last owner does not leave the others behind, and the last one of all dissolves it', async () => {
  const { agency, owner, manager, agent } = await createAgencyCast(server)
  await expect(owner.call(people.leaveAgency, {})).rejects.toMatchObject({ code: 'agency_needs_owner' })
  for (const person of [manager, agent, owner]) await person.call(people.leaveAgency, {})
  await expect(server.visitor.call(calls.getAgency, { slug: agency.slug })).rejects.toMatchObject({ status: 404 })
})

test('the page of an agent and the list of agents name the agency', async () => {
  const cast = await createCast(server)
  await cast.publish()
  const { data: agency } = await cast.lister.call(calls.createAgency, { name: 'Named Homes', bringsListings: true })
  const link = { slug: agency.slug, name: 'Named Homes' }
  const { data: agents } = await server.visitor.call(listAgents, { agencySlug: agency.slug })
  expect(agents).toMatchObject([{ id: cast.lister.id, agency: link }])
  const { data: page } = await server.visitor.call(getAgentProperties, { slug: agents[0]?.slug ?? '' })
  expect(page.agent.agency).toEqual(link)
  const { data: homes, total } = await server.visitor.call(calls.getAgencyProperties, { slug: agency.slug })
  expect([homes.length, total]).toEqual([1, 1])
  expect((await cast.seen(homes[0]?.id ?? 0)).lister?.agent?.agency).toEqual(link)
})

test('T71 with its only owner an agency goes to the manager who has been there for longest, or ends', async () => {
  const erase = async (id: number) => {
    const eraseAfter = new Date(Date.now() - 1_000)
    await server.db.updateTable('account').set({ eraseAfter }).where('id', '=', id).execute()
    await server.product.jobs.find(({ name }) => name === 'accounts.erase')?.run({ accountId: id })
  }
  const { agency, owner, manager, agent } = await createAgencyCast(server)
  const younger = await server.addMember({ name: 'Younger Manager' })
  await joinAgency(owner, younger, 'manager')
  await erase(owner.id)
  expect(await rolesIn(agent.call)).toEqual([
    ['Max Manager', 'owner'],
    ['Ana Agent', 'agent'],
    ['Younger Manager', 'manager'],
  ])
  await younger.call(people.leaveAgency, {})
  await erase(manager.id)
  await expect(server.visitor.call(calls.getAgency, { slug: agency.slug })).rejects.toMatchObject({ status: 404 })
  expect((await agent.call(calls.getOwnAgency, {})).data).toMatchObject({ agency: null, role: null })
})

test('no more belong to an agency than the operator allows', async () => {
  const { owner } = await createAgencyCast(server)
  await server.product.settings.set('agencyMembers', 4, null)
  const [one, two] = [await server.addMember(), await server.addMember()]
  for (const { email } of [one, two]) await owner.call(calls.inviteToAgency, { email, role: 'agent' })
  const join = async ({ call }: typeof one) => {
    const [invitation] = (await call(calls.getOwnAgency, {})).data.invitations
    return call(calls.acceptAgencyInvitation, { id: invitation?.id ?? 0 })
  }
  const answers = await Promise.allSettled([join(one), join(two)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect((await owner.call(people.getAgencyMembers, {})).total).toBe(4)
  await server.product.settings.set('agencyMembers', 200, null)
})
