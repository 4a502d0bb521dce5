import { getAgentProperties, listAgents } from '@gable/contract/agents'
import { postProperty, setMarketState } from '@gable/contract/posting'
import { updateProfile } from '@gable/contract/accounts'
import { setAccountActive, setStaffRole } from '@gable/contract/staff'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createDevelopers } from '../../test/projects.ts'
import { insertListings, type Listing, plainListing } from '../../test/listings.ts'
import { newListing, startTestServer, type TestServer } from '../../test/test-server.ts'
import { isPublic } from '../properties/visible-to.ts'

let server: TestServer
type Member = Awaited<ReturnType<TestServer['addMember']>>
let agents: Member[]
beforeAll(async () => {
  server = await startTestServer()
  agents = [await server.addMember({ name: 'Tomás Brandão' }), await server.addMember({ name: 'Tomas Brandao' })]
})
afterAll(() => server.stop())
beforeEach(async () => {
  await sql`truncate property, project, city, agent, agent_listing, agent_area cascade`.execute(server.db)
})

type Change = Partial<Pick<Listing, 'isActive' | 'reviewState' | 'ownerId' | 'deal'>> & {
  city?: string
  isTaken?: boolean
}

/** As a feature changes a home: the row and what is counted in one transaction. */
const change = (id: number, { city, isTaken, ...facts }: Change) =>
  server.db.transaction().execute(async (tx) => {
    const place = city ? { city, cityKey: city.toLowerCase() } : {}
    const market = isTaken === undefined ? {} : { marketState: isTaken ? ('sold' as const) : ('for_sale' as const) }
    await tx
      .updateTable('property')
      .set((eb) => ({ ...facts, ...place, ...market, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute()
    await server.product.listingCounts.noteChanges(tx, [id])
    await server.product.agentCounts.noteChanges('property')(tx, [id])
  })
const remove = (id: number) =>
  server.db.transaction().execute(async (tx) => {
    await tx.deleteFrom('property').where('id', '=', id).execute()
    await server.product.agentCounts.noteChanges('property')(tx, [id])
  })

/** What is kept, and the same by a scan of all homes. */
async function countsNow() {
  const { rows } = await sql<{ id: number }>`
    select id, sell_count, rent_count, taken_count from agent where sell_count + rent_count + taken_count > 0 order by id`.execute(
    server.db,
  )
  const { rows: areas } = await sql<{ agentId: number }>`
    select agent_id, city_key, agent_area.listing_count from agent_area join city on city.id = city_id
    where agent_area.listing_count > 0 order by agent_id, city_key`.execute(server.db)
  return { rows, areas }
}
async function countsByScan() {
  const scanned = server.db.selectFrom('property').selectAll().where(isPublic).as('property')
  const taken = sql`market_state in ('sold', 'rented')`
  const { rows } = await sql<{ id: number }>`
    select owner_id as id, count(*) filter (where deal = 'sell' and not ${taken}) as sell_count,
      count(*) filter (where deal = 'rent' and not ${taken}) as rent_count, count(*) filter (where ${taken}) as taken_count
    from ${scanned} group by owner_id order by owner_id`.execute(server.db)
  const { rows: areas } = await sql<{ agentId: number }>`
    select owner_id as agent_id, city_key, count(*) as listing_count from ${scanned}
    where not ${taken} group by 1, 2 order by 1, 2`.execute(server.db)
  return { rows, areas }
}
const insert = async (facts: Partial<Listing>[] = [{}]) => {
  const homes = await insertListings(
    server.db,
    facts.map((fact) => plainListing(agents[0]?.id ?? 0, fact)),
  )
  for (const { id } of homes) await change(id, {})
  return homes.map(({ id }) => id)
}
const list = async () => (await server.visitor.call(listAgents, {})).data
const slugOf = async (id: number) => (await list()).find((one) => one.id === id)?.slug ?? ''

describe('an agent', () => {
  test('is a member from the first approved home on, and no longer once it is hidden', async () => {
    const lister = await server.addMember({ name: 'Leila Nasser', city: 'Porto' })
    const { data: posted } = await lister.call(postProperty, await newListing())
    expect(await list()).toEqual([])
    await server.product.properties.approve(posted.slug)
    const [agent] = await list()
    expect(agent).toMatchObject({
      ...{ id: lister.id, slug: 'leila-nasser', name: 'Leila Nasser', city: 'Porto' },
      ...{ propertyCount: 1, projectCount: 0, isVerified: false, isAdmin: false },
    })
    await change(posted.id, { isActive: false })
    expect(await list()).toEqual([])
    const gone = server.visitor.call(getAgentProperties, { slug: 'leila-nasser' })
    await expect(gone).rejects.toMatchObject({ status: 404 })
  })

  test('has a slug of their own that stays when they are called otherwise', async () => {
    await insert()
    await insert([{ ownerId: agents[1]?.id ?? 0 }])
    const slugs = await Promise.all(agents.map(({ id }) => slugOf(id)))
    expect(slugs).toEqual(['tomas-brandao', `tomas-brandao-${agents[1]?.id}`])
    await agents[0]?.call(updateProfile, { name: 'Rui Pacheco', languages: ['pt', 'en'] })
    const { data } = await server.visitor.call(listAgents, { text: 'pacheco', language: 'pt' })
    expect(data).toMatchObject([{ slug: 'tomas-brandao', name: 'Rui Pacheco', languages: ['pt', 'en'] }])
    await agents[0]?.call(updateProfile, { name: 'Tomás Brandão' })
  })

  test('has their projects counted beside their homes', async () => {
    const { publish, lister } = await createDevelopers(server)
    await publish()
    const slug = await slugOf(lister.id)
    const { data, total } = await server.visitor.call(getAgentProperties, { slug, wantsProjects: true })
    expect([data.agent.projectCount, data.projects?.map(({ title }) => title), total]).toEqual([1, ['Quay Gardens'], 1])
  })

  test('who is shut out is in no list from that moment on, and uncounted soon after', async () => {
    const staff = await server.addMember({ staffRole: 'admin', isFresh: true })
    const lister = await server.addMember()
    await insert([{ ownerId: lister.id }])
    await staff.call(setAccountActive, { accountId: lister.id, isActive: false })
    expect(await list()).toEqual([])
    await server.runJobs()
    expect(await countsNow()).toMatchObject({ rows: [], areas: [] })
    await staff.call(setAccountActive, { accountId: lister.id, isActive: true })
    await server.runJobs()
    expect(await list()).toMatchObject([{ id: lister.id, propertyCount: 1 }])
  })

  test('who becomes staff lists for the site, and again for themselves without the role', async () => {
    const owner = await server.addMember({ staffRole: 'owner', isFresh: true })
    const lister = await server.addMember()
    await insert([{ ownerId: lister.id }])
    const setRole = async (role: 'editor' | null) => {
      await owner.call(setStaffRole, { email: lister.email, role })
      await server.runJobs()
      return (await list()).map(({ id, name, isAdmin }) => [id, name, isAdmin])
    }
    expect(await setRole('editor')).toEqual([[0, 'Gable', true]])
    const { data, total } = await server.visitor.call(getAgentProperties, { isAdmin: true })
    expect([data.agent.slug, data.properties?.length, total]).toEqual(['site', 1, 1])
    expect(await setRole(null)).toEqual([[lister.id, 'Ada Lister', false]])
  })
})

test('a home whose time is over is no longer counted in that moment, before the clock comes by', async () => {
  const [first] = await insert([{}, {}])
  const expiresAt = new Date(Date.now() - 1)
  await server.db
    .updateTable('property')
    .set({ expiresAt })
    .where('id', '=', first ?? 0)
    .execute()
  expect(await list()).toMatchObject([{ propertyCount: 1 }])
  const { data, total } = await server.visitor.call(getAgentProperties, { slug: 'tomas-brandao' })
  expect([data.properties?.length, total]).toEqual([1, 1])
})

describe('counts stay exact', () => {
  const steps: Change[] = [
    { isActive: false },
    { reviewState: 'rejected' },
    { isActive: true, reviewState: 'approved' },
    { isTaken: true },
    { city: 'Braga', isTaken: false },
  ]

  test('while ten homes of two agents change 60 times at once', async () => {
    const ids = await insert(Array.from({ length: 10 }, (_, index) => ({ ownerId: agents[index % 2]?.id ?? 0 })))
    const moved = { ownerId: agents[0]?.id ?? 0 }
    await Promise.all([...ids.flatMap((id) => [...steps, moved].map((step) => change(id, step)))])
    expect(await countsNow()).toEqual(await countsByScan())
  })

  test('whatever happens, in whatever order', async () => {
    const step = fc.record({
      ...{ home: fc.nat(4), isRemoved: fc.boolean(), isActive: fc.boolean(), isTaken: fc.boolean() },
      ...{ owner: fc.nat(1), city: fc.constantFrom('Porto', 'Braga') },
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 10 }), async (run) => {
        const ids = await insert(Array.from({ length: 5 }, () => ({})))
        for (const { home, isRemoved, owner, ...facts } of run) {
          const id = ids[home] ?? 0
          await (isRemoved ? remove(id) : change(id, { ...facts, ownerId: agents[owner]?.id ?? 0 }))
        }
        expect(await countsNow()).toEqual(await countsByScan())
      }),
      { numRuns: 20 },
    )
  })

  test('again after one command, whatever was wrong', async () => {
    await insert([{}, { deal: 'rent' }, { isTaken: true }])
    await insertListings(server.db, [plainListing(agents[1]?.id ?? 0, {})])
    await sql`update agent set sell_count = 40, taken_count = 7`.execute(server.db)
    await sql`update agent_area set listing_count = 9`.execute(server.db)
    await sql`insert into agent_listing (kind, listing_id, agent_id, part, published_at)
      values ('property', 1000000, ${agents[0]?.id}, 'sell', now())`.execute(server.db)
    await server.product.agentCounts.rebuild()
    expect(await countsNow()).toEqual(await countsByScan())
  })
})

test('what is sold stays on the page of the agent, behind a tab of its own', async () => {
  const lister = await server.addMember({ name: 'Hugo Castro' })
  const post = async () => {
    const { data } = await lister.call(postProperty, await newListing())
    await server.product.properties.approve(data.slug)
    return data.id
  }
  const [sold] = [await post(), await post()]
  await lister.call(setMarketState, { id: sold, wish: 'sold' })
  const ask = async (input: object) => {
    const { data, total } = await server.visitor.call(getAgentProperties, { slug: 'hugo-castro', ...input })
    return [data.properties?.map(({ marketState }) => marketState), total]
  }
  expect(await ask({})).toEqual([['for_sale', 'sold'], 2])
  expect(await ask({ withTaken: false })).toEqual([['for_sale'], 1])
  expect(await ask({ tab: 'taken' })).toEqual([['sold'], 1])
  expect(await ask({ tab: 'rent' })).toEqual([[], 0])
})
