import { getCategories } from '@gable/contract/catalogue'
import { getCities } from '@gable/contract/cities'
import { postProperty } from '@gable/contract/posting'
import { setAccountActive } from '@gable/contract/staff'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { isPublic } from '../properties/visible-to.ts'
import { insertListings, type Listing, plainListing } from '../../test/listings.ts'
import { newListing, startTestServer, type TestServer } from '../../test/test-server.ts'
import { selectCities } from './cities.repository.ts'

let server: TestServer
let ownerId: number
beforeAll(async () => {
  server = await startTestServer()
  ownerId = (await server.addMember()).id
})
afterAll(() => server.stop())
beforeEach(async () => {
  await sql`truncate property, city, category_count, counted_property, listing_count_change cascade`.execute(server.db)
})

const listing = (facts: Partial<Listing> = {}) => plainListing(ownerId, facts)

type Change = { isActive?: boolean; reviewState?: 'approved' | 'rejected'; categoryId?: number; city?: string }

/** As a feature changes a property: the row and its count in one transaction. */
const change = (id: number, { city, ...facts }: Change) =>
  server.db.transaction().execute(async (tx) => {
    const place = city ? { city, cityKey: city.toLowerCase() } : {}
    await tx
      .updateTable('property')
      .set((eb) => ({ ...facts, ...place, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute()
    await server.product.listingCounts.noteChanges(tx, [id])
  })
const remove = (id: number) =>
  server.db.transaction().execute(async (tx) => {
    await tx.deleteFrom('property').where('id', '=', id).execute()
    await server.product.listingCounts.noteChanges(tx, [id])
  })

const countsNow = async () => {
  const { data: categories } = await server.visitor.call(getCategories, { limit: 50, hasProperty: true })
  const { data: cities, total } = await server.visitor.call(getCities, { limit: 50 })
  return {
    categories: Object.fromEntries(categories.map(({ id, listingCount }) => [id, listingCount])),
    cities: Object.fromEntries(cities.map(({ city, listingCount }) => [city, listingCount])),
    total,
  }
}

/** What a scan of all properties says. */
async function countsByScan() {
  const rows = await server.db.selectFrom('property').select(['categoryId', 'city']).where(isPublic).execute()
  const by = (column: 'categoryId' | 'city') =>
    Object.fromEntries([...Map.groupBy(rows, (row) => row[column])].map(([key, group]) => [key, group.length]))
  return { categories: by('categoryId'), cities: by('city'), total: new Set(rows.map(({ city }) => city)).size }
}

describe('what is public is counted', () => {
  test('as soon as it is approved, and no longer once it is hidden or gone', async () => {
    const lister = await server.addMember()
    const { data: posted } = await lister.call(postProperty, await newListing())
    expect(await countsNow()).toEqual({ categories: {}, cities: {}, total: 0 })
    await server.product.properties.approve(posted.slug)
    expect(await countsNow()).toEqual({ categories: { 2: 1 }, cities: { Porto: 1 }, total: 1 })
    await change(posted.id, { isActive: false })
    expect(await countsNow()).toEqual({ categories: {}, cities: {}, total: 0 })
    await change(posted.id, { isActive: true })
    await remove(posted.id)
    expect(await countsNow()).toEqual({ categories: {}, cities: {}, total: 0 })
  })

  test('under its new category and city when it moves', async () => {
    const [property] = await insertListings(server.db, [listing()])
    await change(property?.id ?? 0, {})
    await change(property?.id ?? 0, { categoryId: 1, city: 'Braga' })
    expect(await countsNow()).toEqual({ categories: { 1: 1 }, cities: { Braga: 1 }, total: 1 })
  })

  test('only while its lister is in good standing', async () => {
    const lister = await server.addMember()
    const staff = await server.addMember({ staffRole: 'admin', isFresh: true })
    const homes = await insertListings(server.db, [listing({ ownerId: lister.id }), listing({ ownerId: lister.id })])
    for (const { id } of homes) await change(id, {})
    await staff.call(setAccountActive, { accountId: lister.id, isActive: false })
    await server.runJobs()
    expect((await countsNow()).cities).toEqual({})
    await staff.call(setAccountActive, { accountId: lister.id, isActive: true })
    await server.runJobs()
    expect((await countsNow()).cities).toEqual({ Porto: 2 })
  })
})

test('a home whose time is over leaves the counts in that moment, before the clock comes by', async () => {
  const homes = await insertListings(server.db, [listing(), listing()])
  for (const { id } of homes) await change(id, {})
  const over = { expiresAt: new Date(Date.now() - 1) }
  await server.db
    .updateTable('property')
    .set(over)
    .where('id', '=', homes[0]?.id ?? 0)
    .execute()
  for (let round = 0; round < 2; round += 1) {
    expect(await countsNow()).toEqual({ categories: { 2: 1 }, cities: { Porto: 1 }, total: 1 })
    await server.product.listingCounts.fold()
  }
  const counted = await server.db.selectFrom('countedProperty').select('propertyId').execute()
  expect(counted).toEqual([{ propertyId: homes[1]?.id }])
})

describe('counts stay exact', () => {
  test('while 50 changes of ten homes happen at once and the counts are folded meanwhile', async () => {
    const homes = await insertListings(
      server.db,
      Array.from({ length: 10 }, () => listing()),
    )
    const steps: Change[] = [
      { isActive: false },
      { reviewState: 'rejected' },
      { isActive: true, reviewState: 'approved' },
      { categoryId: 1 },
      { city: 'Braga', reviewState: 'approved' },
    ]
    const changes = homes.flatMap(({ id }) => steps.map((step) => change(id, step)))
    await Promise.all([...changes, server.product.listingCounts.fold(), server.product.listingCounts.fold()])
    expect(await countsNow()).toEqual(await countsByScan())
    await server.product.listingCounts.fold()
    expect(await countsNow()).toEqual(await countsByScan())
  })

  test('whatever happens, in whatever order', async () => {
    const step = fc.record({
      property: fc.nat(5),
      isRemoved: fc.boolean(),
      isActive: fc.boolean(),
      categoryId: fc.constantFrom(1, 2),
      city: fc.constantFrom('Porto', 'Braga', 'Faro'),
      folds: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const homes = await insertListings(
          server.db,
          Array.from({ length: 6 }, () => listing()),
        )
        for (const { property, isRemoved, folds, ...facts } of steps) {
          const id = homes[property]?.id ?? 0
          await (isRemoved ? remove(id) : change(id, facts))
          if (folds) await server.product.listingCounts.fold()
        }
        for (const { id } of homes) await change(id, {})
        expect(await countsNow()).toEqual(await countsByScan())
      }),
      { numRuns: 25 },
    )
  })

  test('again after one command, whatever was wrong', async () => {
    const homes = await insertListings(server.db, [listing(), listing({ city: 'Braga' }), listing({ isActive: false })])
    const [first] = homes
    await change(first?.id ?? 0, {})
    await sql`insert into listing_count_change (category_id, city_id, change) values (2, null, 40), (5, null, 3)`.execute(
      server.db,
    )
    await server.db
      .insertInto('countedProperty')
      .values({ propertyId: 10 ** 9, categoryId: 1, cityId: 1 })
      .execute()
    await server.db.updateTable('city').set({ listingCount: 17 }).execute()
    await server.product.listingCounts.rebuild()
    expect(await countsNow()).toEqual(await countsByScan())
    const left = await server.db.selectFrom('listingCountChange').select('id').execute()
    expect(left).toEqual([])
  })
})

describe('cities', () => {
  test('come with the most first, page by page, whether folded or not', async () => {
    const names = ['Aveiro', ...Array<string>(3).fill('Braga'), ...Array<string>(2).fill('Coimbra')]
    const homes = await insertListings(
      server.db,
      names.map((city) => listing({ city })),
    )
    for (const { id } of homes.slice(0, 3)) await change(id, {})
    await server.product.listingCounts.fold()
    for (const { id } of homes.slice(3)) await change(id, {})
    const page = async (offset: number) => (await server.visitor.call(getCities, { offset, limit: 2 })).data
    expect((await page(0)).map(({ city, listingCount }) => [city, listingCount])).toEqual([
      ['Braga', 3],
      ['Coimbra', 2],
    ])
    expect((await page(2)).map(({ city }) => city)).toEqual(['Aveiro'])
  })

  test('near a point come with the nearest first, and how far they are', async () => {
    const homes = await insertListings(server.db, [
      listing({ city: 'Lisboa', latitude: 38.72, longitude: -9.14 }),
      listing({ city: 'Braga', latitude: 41.55, longitude: -8.43 }),
      listing({ city: 'Porto', latitude: 41.15, longitude: -8.61 }),
      listing({ city: 'Porto', latitude: 41.15, longitude: -8.61 }),
    ])
    for (const { id } of homes) await change(id, {})
    await server.product.listingCounts.fold()
    const near = await server.visitor.call(getCities, { latitude: 41.54, longitude: -8.43 })
    expect(near.data.map(({ city, distanceKm }) => [city, distanceKm])).toEqual([
      ['Braga', 1],
      ['Porto', 46],
      ['Lisboa', 319],
    ])
    expect(near.total).toBe(3)
    const { data } = await server.visitor.call(getCities, { latitude: 41.54, longitude: -8.43, offset: 2, limit: 2 })
    expect(data.map(({ city }) => city)).toEqual(['Lisboa'])
  })

  test('T24 show the picture of their newest public home, never of a hidden or premium one', async () => {
    const lister = await server.addMember()
    const post = async () => {
      const { data } = await lister.call(postProperty, await newListing())
      await server.product.properties.approve(data.slug)
      return data.id
    }
    const [older, newer] = [await post(), await post()]
    await server.product.listingCounts.fold()
    const pictureOf = async () => (await server.visitor.call(getCities, {})).data[0]?.picture?.id
    const mediaOf = async (propertyId: number) => {
      const row = server.db.selectFrom('propertyPicture').select('mediaId').where('propertyId', '=', propertyId)
      return (await row.executeTakeFirstOrThrow()).mediaId
    }
    expect(await pictureOf()).toBe(await mediaOf(newer))
    await server.db.updateTable('property').set({ isPremium: true }).where('id', '=', newer).execute()
    expect(await pictureOf()).toBeUndefined()
    await change(newer, { isActive: false })
    expect(await pictureOf()).toBeUndefined()
    await server.product.listingCounts.fold()
    expect(await pictureOf()).toBe(await mediaOf(older))
  })

  test('are read by their index, and no property is looked at', async () => {
    await sql`insert into city (city_key, state_key, country_key, city, state, country, listing_count)
      select n, n, n, n, n, n, n % 500 from generate_series(1, 20000) n`.execute(server.db)
    await sql`analyze city`.execute(server.db)
    const page = selectCities({ offset: 48, limit: 24 })
    // PostgreSQL reads an empty table whole as soon as it knows that it is empty.
    const { rows } = await server.db.transaction().execute(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx)
      return sql<{ 'QUERY PLAN': string }>`explain ${page}`.execute(tx)
    })
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toContain('city_count_idx')
    expect(plan).toContain('property_end_idx')
    expect(plan).not.toMatch(/Seq Scan on (city|property)\b/)
  })
})
