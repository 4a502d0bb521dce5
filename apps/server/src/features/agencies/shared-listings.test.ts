import * as people from '@gable/contract/agency-members'
import { postProject } from '@gable/contract/projects'
import { getChats, sendMessage } from '@gable/contract/chats'
import { changeInterest, getInterestedUsers, getLeads } from '@gable/contract/leads'
import { saveDraft } from '@gable/contract/drafts'
import * as posting from '@gable/contract/posting'
import { getProperties } from '@gable/contract/properties'
import { approveProperty } from '@gable/contract/review'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAgencyCast, joinAgency } from '../../test/agencies.ts'
import { insertListings, plainListing } from '../../test/listings.ts'
import { newProject } from '../../test/projects.ts'
import { sellPackages } from '../../test/packages.ts'
import { newListing, photo, startTestServer, type TestServer } from '../../test/test-server.ts'

let server: TestServer
let cast: Awaited<ReturnType<typeof createAgencyCast>>
let reviewer: Awaited<ReturnType<TestServer['addMember']>>
beforeAll(async () => {
  server = await startTestServer()
  await sellPackages(server)
  cast = await createAgencyCast(server)
  reviewer = await server.addMember({ staffRole: 'moderator' })
})
afterAll(() => server.stop())

const post = async ({ call } = cast.agent, facts: Parameters<typeof newListing>[0] = {}) =>
  (await call(posting.postProperty, await newListing(facts))).data
async function publish(person = cast.agent) {
  const posted = await post(person)
  await reviewer.call(approveProperty, { id: posted.id })
  return posted
}
const ownerOf = async (id: number) =>
  (await server.db.selectFrom('property').select('ownerId').where('id', '=', id).executeTakeFirstOrThrow()).ownerId

test('T21 owners and managers do with what agents share what its lister may, colleagues and others nothing', async () => {
  const other = await createAgencyCast(server, 'Somebody Else')
  const { id, slug } = await post()
  const refused = { status: 404 }
  for (const { call } of [cast.manager, cast.owner]) {
    expect((await call(getProperties, { id })).data).toMatchObject([{ isOwn: false, own: { clientAddress: '' } }])
    expect((await call(posting.getAddedProperties, { slug })).data).toMatchObject([{ id }])
    await call(saveDraft, { listingId: id, step: 'basics', content: { title: 'Half an idea' } })
    await call(posting.updateProperty, { id, description: 'Mended.' })
    await call(posting.setPropertyActive, { id, isActive: false })
    await call(posting.setMarketState, { id, wish: 'sold' })
    await call(posting.deleteProperty, { id })
    await call(posting.restoreProperty, { id })
  }
  const colleague = await server.addMember()
  await joinAgency(cast.owner, colleague)
  for (const { call } of [colleague, cast.outsider, other.owner, other.manager]) {
    await expect(call(getProperties, { id })).rejects.toMatchObject(refused)
    await expect(call(posting.getAddedProperties, { slug })).rejects.toMatchObject(refused)
    await expect(call(saveDraft, { listingId: id, step: 'basics', content: {} })).rejects.toMatchObject(refused)
    await expect(call(posting.updateProperty, { id, description: 'Mine.' })).rejects.toMatchObject(refused)
    await expect(call(posting.setPropertyActive, { id, isActive: true })).rejects.toMatchObject(refused)
    await expect(call(posting.setMarketState, { id, wish: 'sell' })).rejects.toMatchObject(refused)
    await expect(call(posting.deleteProperty, { id })).rejects.toMatchObject(refused)
    await expect(call(posting.restoreProperty, { id })).rejects.toMatchObject(refused)
  }
})

test('what is shared is on the page of the agent who lists it, and history says who changed it', async () => {
  const { id } = await post()
  await cast.manager.call(posting.updateProperty, { id, title: 'Mended by the manager' })
  const events = server.db.selectFrom('event').select(['name', 'actorId']).where('subjectId', '=', id)
  expect(await events.where('name', '=', 'property.changed').execute()).toEqual([
    { name: 'property.changed', actorId: cast.manager.id },
  ])
  expect(await ownerOf(id)).toBe(cast.agent.id)
})

test('pictures that a manager adds belong to the lister, whose space they take', async () => {
  const { id } = await post()
  await cast.manager.call(posting.updateProperty, { id, galleryImages: [await photo({ colour: '#123456' })] })
  const owners = server.db
    .selectFrom('propertyPicture')
    .innerJoin('media', 'media.id', 'propertyPicture.mediaId')
    .select('ownerId')
    .where('propertyId', '=', id)
  expect(await owners.execute()).toEqual([{ ownerId: cast.agent.id }, { ownerId: cast.agent.id }])
})

test('what was listed before joining stays private unless it is brought along', async () => {
  const [keeping, bringing] = [await server.addMember(), await server.addMember()]
  const [kept, brought] = [await post(keeping), await post(bringing)]
  await joinAgency(cast.owner, keeping)
  await joinAgency(cast.owner, bringing, 'agent', true)
  const later = await post(keeping)
  await expect(cast.owner.call(getProperties, { id: kept.id })).rejects.toMatchObject({ status: 404 })
  for (const { id } of [brought, later]) await cast.owner.call(getProperties, { id })
  await bringing.call(people.leaveAgency, {})
  await cast.owner.call(people.removeAgencyMember, { memberId: keeping.id })
  for (const { id } of [brought, later]) {
    await expect(cast.owner.call(getProperties, { id })).rejects.toMatchObject({ status: 404 })
  }
  expect([await ownerOf(brought.id), await ownerOf(later.id)]).toEqual([bringing.id, keeping.id])
})

test('managers see all that is shared and who has it, agents their own and what is public', async () => {
  const fresh = await createAgencyCast(server, 'Two Lists')
  const [hidden, shown] = [await post(fresh.manager), await publish(fresh.manager)]
  const own = await post(fresh.agent)
  const listed = async (person: typeof cast.agent, input = {}) =>
    (await person.call(people.getAgencyListings, input)).data.map(({ id, lister, state, mayManage }) => [
      ...[id, lister, state, mayManage],
    ])
  const all = [
    [own.id, 'Ana Agent', 'review', true],
    [shown.id, 'Max Manager', 'live', true],
    [hidden.id, 'Max Manager', 'review', true],
  ]
  expect(await listed(fresh.manager)).toEqual(all)
  expect(await listed(fresh.manager, { memberId: fresh.agent.id })).toEqual(all.slice(0, 1))
  expect(await listed(fresh.manager, { beforeId: own.id, limit: 1 })).toEqual(all.slice(1, 2))
  expect(await listed(fresh.agent)).toEqual([
    [own.id, 'Ana Agent', 'review', true],
    [shown.id, 'Max Manager', 'live', false],
  ])
  expect((await fresh.agent.call(people.getAgencyListings, {})).total).toBe(2)
  await server.db.updateTable('property').set({ isPremium: true }).where('id', '=', shown.id).execute()
  expect((await fresh.agent.call(people.getAgencyListings, {})).data.map(({ id }) => id)).toEqual([own.id])
  expect(await listed(fresh.manager, { kind: 'project' })).toEqual([])
  await expect(cast.outsider.call(people.getAgencyListings, {})).rejects.toMatchObject({ status: 404 })
})

test('a home goes to a colleague with its files, and to nobody else', async () => {
  const { id } = await publish()
  const handOver = (person: typeof cast.agent, memberId: number) =>
    person.call(people.handOverListing, { propertyId: id, memberId })
  const filesOf = async () => {
    const files = server.db
      .selectFrom('propertyPicture')
      .innerJoin('media', 'media.id', 'propertyPicture.mediaId')
      .select('ownerId')
    return (await files.where('propertyId', '=', id).execute()).map(({ ownerId }) => ownerId)
  }
  const spaceOf = async (accountId: number) =>
    (await server.db.selectFrom('storageUse').select('files').where('accountId', '=', accountId).executeTakeFirst())
      ?.files ?? 0
  await expect(handOver(cast.agent, cast.outsider.id)).rejects.toMatchObject({ status: 404 })
  await expect(handOver(cast.outsider, cast.outsider.id)).rejects.toMatchObject({ status: 404 })
  const before = [await spaceOf(cast.agent.id), await spaceOf(cast.manager.id)]
  await handOver(cast.agent, cast.manager.id)
  expect([await ownerOf(id), await filesOf()]).toEqual([cast.manager.id, [cast.manager.id]])
  expect([await spaceOf(cast.agent.id), await spaceOf(cast.manager.id)]).toEqual([before[0]! - 1, before[1]! + 1])
  await expect(handOver(cast.agent, cast.agent.id)).rejects.toMatchObject({ status: 404 })
  const seen = (await server.visitor.call(getProperties, { id })).data[0]
  expect(seen?.lister).toMatchObject({ id: cast.manager.id, agent: { agency: { name: 'Harbour Homes' } } })
  await handOver(cast.owner, cast.agent.id)
  expect(await ownerOf(id)).toBe(cast.agent.id)
})

test('an agency that shares more than one statement changes ends as others do', async () => {
  const large = await createAgencyCast(server, 'Large Homes')
  const homes = await insertListings(
    server.db,
    Array.from({ length: 2_100 }, () => plainListing(large.owner.id)),
  )
  await sql`update property set agency_id = ${large.agency.id} where id = any(${homes.map(({ id }) => id)}::bigint[])`.execute(
    server.db,
  )
  await large.owner.call(people.dissolveAgency, {})
  const shared = server.db.selectFrom('property').select('id').where('agencyId', 'is not', null)
  expect(await shared.where('ownerId', '=', large.owner.id).execute()).toEqual([])
})

test('a project is handed over as a home is', async () => {
  const { data: project } = await cast.agent.call(postProject, await newProject())
  await cast.manager.call(people.handOverListing, { projectId: project.id, memberId: cast.owner.id })
  const row = server.db.selectFrom('project').select(['ownerId', 'agencyId']).where('id', '=', project.id)
  expect(await row.execute()).toEqual([{ ownerId: cast.owner.id, agencyId: cast.agency.id }])
})

test('leads and conversations stay with whoever had them, and whoever asks again asks the new lister', async () => {
  const seeker = await server.addMember({ name: 'Sofia Seeker' })
  const { id } = await publish()
  await seeker.call(changeInterest, { propertyId: id, isAdded: true, sharesContact: true })
  await seeker.call(sendMessage, { propertyId: id, accountId: cast.agent.id, text: 'Is it quiet?' })
  const leadsOf = async (person: typeof cast.agent) =>
    (await person.call(getLeads, { propertyId: id })).data.map(({ name }) => name)
  await cast.owner.call(people.handOverListing, { propertyId: id, memberId: cast.manager.id })
  expect([await leadsOf(cast.agent), await leadsOf(cast.manager)]).toEqual([['Sofia Seeker'], []])
  expect((await cast.manager.call(getInterestedUsers, { propertyId: id })).data).toEqual([])
  await seeker.call(sendMessage, { propertyId: id, accountId: cast.agent.id, text: 'Are you there?' })
  expect((await cast.manager.call(getChats, {})).data).toEqual([])
  for (const isAdded of [false, true]) await seeker.call(changeInterest, { propertyId: id, isAdded })
  expect([await leadsOf(cast.agent), await leadsOf(cast.manager)]).toEqual([[], ['Sofia Seeker']])
})

test('managers read neither leads nor conversations of their agents', async () => {
  const seeker = await server.addMember()
  const { id } = await publish()
  await seeker.call(changeInterest, { propertyId: id, isAdded: true })
  expect((await cast.manager.call(getLeads, { propertyId: id })).data).toEqual([])
  await expect(cast.manager.call(getInterestedUsers, { propertyId: id })).rejects.toMatchObject({ status: 404 })
})
