import { getCities } from '@gable/contract/cities'
import { getCategories } from '@gable/contract/catalogue'
import { postProperty, setMarketState, setPropertyActive, updateProperty } from '@gable/contract/posting'
import { getProperties, getPropertyCards, searchProperties } from '@gable/contract/properties'
import { rejectProperty } from '@gable/contract/review'
import { toReference } from '@gable/domain/reference'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cast, createCast } from '../../../test/cast.ts'
import { newListing, startTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
let cast: Cast
beforeAll(async () => {
  server = await startTestServer()
  cast = await createCast(server)
})
afterAll(() => server.stop())

/** Everything that everybody can ask, as text. */
async function everythingPublic(beside: number): Promise<string> {
  const call = server.visitor.call
  const answers = await Promise.all([
    call(searchProperties, { limit: 50 }),
    call(getProperties, { limit: 50 }),
    call(searchProperties, { text: 'canary', limit: 50 }),
    call(searchProperties, { bbox: { west: -180, south: -90, east: 180, north: 90 }, limit: 50 }),
    call(getProperties, { id: beside, withSimilar: true }),
    call(getCities, {}),
    call(getCategories, {}),
  ])
  return JSON.stringify(answers)
}

const set = (id: number, columns: object) =>
  server.db.updateTable('property').set(columns).where('id', '=', id).execute()

describe('T24 a home that is not public is nowhere', () => {
  const ways: Record<string, (id: number) => Promise<unknown>> = {
    'sent back': (id) => cast.reviewer.call(rejectProperty, { id, reason: 'No' }),
    'switched off': (id) => cast.lister.call(setPropertyActive, { id, isActive: false }),
    'in review after an edit': (id) => cast.lister.call(updateProperty, { id, description: 'canary, changed' }),
    over: (id) => set(id, { expiresAt: sql`now() - interval '1 second'` }),
    expired: (id) => set(id, { reviewState: 'expired' }),
  }

  test.each(Object.entries(ways))('when it is %s', async (way, hide) => {
    const beside = await cast.publish({ title: `Beside ${way}`, city: 'Nazaré' })
    const title = `canary ${way}`
    const { id, slug } = await cast.publish({ title, city: 'Nazaré' })
    expect(await everythingPublic(beside.id)).toContain(title)
    await hide(id)
    await server.product.listingCounts.fold()
    const shown = await everythingPublic(beside.id)
    expect(shown).not.toContain(title)
    expect(shown).not.toContain(toReference(id))
    for (const asked of [{ id }, { slug }, { slug: toReference(id) }]) {
      await expect(server.visitor.call(getProperties, asked)).rejects.toMatchObject({ status: 404 })
      await expect(cast.stranger.call(getProperties, asked)).rejects.toMatchObject({ status: 404 })
    }
    expect((await cast.seen(id, 'lister')).isOwn).toBe(true)
  })
})

test('T26 no combination of filters shows more than is public', async () => {
  const { id } = await cast.post({ title: 'Never to be found' })
  const value = fc.constantFrom('Porto', '1', '0', 'never', '', "' or 1=1 --", '-180,-90,180,90', 'published_at desc')
  const names = [
    'city',
    'search',
    'category_id',
    'property_type',
    'min_price',
    'bbox',
    'sort',
    'city[]',
    'id',
    'userid',
  ]
  const question = fc.array(fc.tuple(fc.constantFrom(...names), value), { maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(question, async (pairs) => {
      const query = pairs.map(([name, text]) => `${name}=${encodeURIComponent(text)}`).join('&')
      for (const path of ['get_property', 'get-property-list']) {
        const { body } = await server.app.inject(`/api/${path}?${query}`)
        expect(body).not.toContain('Never to be found')
        expect(body).not.toContain(toReference(id))
      }
    }),
    { numRuns: 150 },
  )
})

test('T29 a slug is given once: a wish for a taken one is answered with another, and old ones lead on', async () => {
  const first = await cast.publish({ title: 'Lighthouse' })
  const thief = await createCast(server)
  const posted = (await thief.lister.call(postProperty, await newListing({ title: 'x', requestedSlug: first.slug })))
    .data
  expect([first.slug, posted.slug]).toEqual(['lighthouse', `lighthouse-${posted.id}`])

  const renamed = (await cast.lister.call(updateProperty, { id: first.id, requestedSlug: 'Old lighthouse' })).data
  expect(renamed.slug).toBe('old-lighthouse')
  const again = (await thief.lister.call(updateProperty, { id: posted.id, requestedSlug: 'lighthouse' })).data
  expect(again.slug).not.toBe('lighthouse')
  const [found] = (await server.visitor.call(getProperties, { slug: 'lighthouse' })).data
  expect([found?.id, found?.slug]).toEqual([first.id, 'old-lighthouse'])
  // Its own old name it may have again.
  const back = (await cast.lister.call(updateProperty, { id: first.id, requestedSlug: 'lighthouse' })).data
  expect(back.slug).toBe('lighthouse')
})

test('T24 homes by their ids come in that order, without those that are not public', async () => {
  const ids = [await cast.publish(), await cast.publish(), await cast.publish()].map(({ id }) => id)
  const asked = [...ids.toReversed(), 999_999_999]
  const listed = async () => (await server.visitor.call(getPropertyCards, { ids: asked })).data.map(({ id }) => id)
  expect(await listed()).toEqual(ids.toReversed())
  await set(ids[1] ?? 0, { isActive: false })
  expect(await listed()).toEqual([ids[2], ids[0]])
})

test('a home is found by its reference, in the address and in the search', async () => {
  const { id, slug } = await cast.publish({ title: 'Numbered' })
  const reference = toReference(id)
  expect((await server.visitor.call(getProperties, { slug: reference.toLowerCase() })).data[0]?.slug).toBe(slug)
  expect(
    (await server.visitor.call(searchProperties, { text: reference })).data.map((property) => property.id),
  ).toEqual([id])
  const squatter = await cast.post({ title: reference })
  expect(squatter.slug).not.toBe(reference.toLowerCase())
})

test('similar homes are of the same deal, near, and to be had', async () => {
  const place = { city: 'Faro', latitude: 37.01, longitude: -7.93 }
  const one = await cast.publish({ ...place, title: 'One' })
  const like = await cast.publish({ ...place, title: 'Like', latitude: 37.02 })
  const sold = await cast.publish({ ...place, title: 'Sold' })
  await cast.lister.call(setMarketState, { id: sold.id, wish: 'sold' })
  const rented = await cast.publish({ ...place, title: 'To let', deal: 'rent', rentPeriod: 'monthly' })
  const [property] = (await server.visitor.call(getProperties, { id: one.id, withSimilar: true })).data
  const ids = property?.similar?.map(({ id }) => id) ?? []
  expect(ids).toContain(like.id)
  for (const other of [one.id, sold.id, rented.id]) expect(ids).not.toContain(other)
})
