import * as calls from '@gable/contract/agencies'
import * as people from '@gable/contract/agency-members'
import { updateProperty } from '@gable/contract/posting'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAgencyCast, joinAgency } from '../../test/agencies.ts'
import { insertListings, plainListing } from '../../test/listings.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

const rounds = 6
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const succeeded = (answers: PromiseSettledResult<unknown>[]) =>
  answers.filter(({ status }) => status === 'fulfilled').length

test('of two who accept one invitation at once, on two devices, one joins once', async () => {
  const { owner } = await createAgencyCast(server)
  for (let round = 0; round < rounds; round += 1) {
    const invited = await server.addMember()
    const elsewhere = await server.addSession(invited.id)
    await owner.call(calls.inviteToAgency, { email: invited.email, role: 'agent' })
    const [invitation] = (await invited.call(calls.getOwnAgency, {})).data.invitations
    const id = invitation?.id ?? 0
    const answers = await Promise.allSettled([
      invited.call(calls.acceptAgencyInvitation, { id }),
      elsewhere.call(calls.acceptAgencyInvitation, { id }),
    ])
    expect(succeeded(answers)).toBe(1)
  }
  const { data, total } = await owner.call(people.getAgencyMembers, {})
  expect([data.length, total]).toEqual([3 + rounds, 3 + rounds])
})

test('of two agencies that somebody joins at once, they belong to one', async () => {
  const [one, other] = [await createAgencyCast(server), await createAgencyCast(server)]
  const invited = await server.addMember()
  for (const { owner } of [one, other]) await owner.call(calls.inviteToAgency, { email: invited.email, role: 'agent' })
  const { invitations } = (await invited.call(calls.getOwnAgency, {})).data
  const answers = await Promise.allSettled(
    invitations.map(({ id }) => invited.call(calls.acceptAgencyInvitation, { id })),
  )
  expect(succeeded(answers)).toBe(1)
  const counts = [one, other].map(async ({ owner }) => (await owner.call(people.getAgencyMembers, {})).total)
  expect((await Promise.all(counts)).toSorted((first, second) => first - second)).toEqual([3, 4])
})

test('of two owners who leave at once one stays, or nothing is left of the agency', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { agency, owner, manager, agent } = await createAgencyCast(server)
    await owner.call(people.setAgencyRole, { memberId: manager.id, role: 'owner' })
    if (round % 2 === 0) await agent.call(people.leaveAgency, {})
    const answers = await Promise.allSettled([owner.call(people.leaveAgency, {}), manager.call(people.leaveAgency, {})])
    const left = await server.db.selectFrom('agencyMember').select('role').where('agencyId', '=', agency.id).execute()
    // With nobody else the second one dissolves it; with an agent there one of the two has to stay.
    expect([succeeded(answers), left.map(({ role }) => role).toSorted()]).toEqual(
      round % 2 === 0 ? [2, []] : [1, ['agent', 'owner']],
    )
  }
})

test('a home that is handed over while it is edited is as one of the two orders leaves it', async () => {
  const { owner, manager, agent } = await createAgencyCast(server)
  for (let round = 0; round < rounds; round += 1) {
    const [home] = await insertListings(server.db, [plainListing(agent.id)])
    const id = home?.id ?? 0
    await sql`update property set agency_id = (select agency_id from agency_member where account_id = ${agent.id})
      where id = ${id}`.execute(server.db)
    const title = `Edited ${round}`
    const [edited, handed] = await Promise.allSettled([
      (round % 2 === 0 ? agent : manager).call(updateProperty, { id, title }),
      owner.call(people.handOverListing, { propertyId: id, memberId: manager.id }),
    ])
    expect(handed.status).toBe('fulfilled')
    const row = await server.db.selectFrom('property').select(['ownerId', 'title']).where('id', '=', id).execute()
    const isEdited = edited.status === 'fulfilled'
    expect(row).toEqual([{ ownerId: manager.id, title: isEdited ? title : 'A home' }])
  }
})

test('what somebody posts while they leave is shared with nobody', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { owner, agent } = await createAgencyCast(server)
    const post = () =>
      server.db.transaction().execute(async (tx) => {
        const held = await tx
          .selectFrom('agencyMember')
          .select('agencyId')
          .where('accountId', '=', agent.id)
          .forShare()
          .executeTakeFirst()
        const [home] = await insertListings(tx, [plainListing(agent.id)])
        await tx
          .updateTable('property')
          .set({ agencyId: held?.agencyId ?? null })
          .where('id', '=', home?.id ?? 0)
          .execute()
      })
    const go = round % 2 === 0 ? () => agent.call(people.leaveAgency, {}) : () => owner.call(people.dissolveAgency, {})
    await Promise.all([post(), go()])
    const shared = server.db.selectFrom('property').select('agencyId').where('ownerId', '=', agent.id)
    expect(await shared.execute()).toEqual([{ agencyId: null }])
  }
})

test('whoever joins again shares anew what they bring', async () => {
  const { agency, owner, agent } = await createAgencyCast(server)
  await insertListings(server.db, [plainListing(agent.id), plainListing(agent.id)])
  await agent.call(people.leaveAgency, {})
  await joinAgency(owner, agent, 'agent', true)
  const shared = server.db.selectFrom('property').select('agencyId').where('ownerId', '=', agent.id)
  expect(await shared.execute()).toEqual([{ agencyId: agency.id }, { agencyId: agency.id }])
})
