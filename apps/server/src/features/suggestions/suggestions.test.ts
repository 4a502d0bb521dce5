import { postProperty } from '@gable/contract/posting'
import { suggestSearches } from '@gable/contract/suggestions'
import { approveProperty } from '@gable/contract/review'
import { cityKey } from '@gable/domain/search-words'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDevelopers } from '../../test/projects.ts'
import { newListing, startTestServer, type TestServer } from '../../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  for (const name of ['Porto', 'Portland', 'Portsmouth', 'Porto Alegre', 'Portimão']) await addPlace(name)
  const [owner, staff] = [await server.addMember(), await server.addMember({ staffRole: 'moderator' })]
  const post = async (facts: Parameters<typeof newListing>[0]) =>
    (await owner.call(postProperty, await newListing(facts))).data
  const publish = async (facts: Parameters<typeof newListing>[0]) => {
    const posted = await post(facts)
    await staff.call(approveProperty, { id: posted.id })
    return posted
  }
  await publish({ title: 'Two-bed flat by the harbour' })
  await publish({ title: 'House above the vineyards' })
  await publish({ title: 'Watermill in the hills', address: 'Mill Road 1', city: 'Portavale', country: 'Noland' })
  await post({ title: 'Lighthouse nobody has read yet', city: 'Portohidden' })
  const { publish: publishProject, post: postProject } = await createDevelopers(server)
  await publishProject({ title: 'Quay Gardens' })
  await postProject({ title: 'Quay Towers' })
})
afterAll(() => server?.stop())

let placeCount = 0
/** The gazetteer of the tests is empty, and the whole one is for reading only. */
async function addPlace(name: string) {
  placeCount += 1
  const people = 1_000_000 - placeCount
  await sql`
    insert into place (id, kind, name, key, state, country_code, country, population, location, context)
    values (${placeCount}, 'city', ${name}, ${cityKey(name)}, '', 'PT', 'Portugal', ${people},
      st_point(${placeCount}, 40)::geography, '|portugal')`.execute(server.db)
  await sql`
    insert into place_name (place_id, key, is_own, population)
    values (${placeCount}, ${cityKey(name)}, true, ${people})`.execute(server.db)
}

const suggest = async (text: string, language = 'en') =>
  (await server.callAs(undefined, { 'accept-language': language })(suggestSearches, { text })).data

describe('a few letters in the search box', () => {
  test('name the places with homes, with how many, and nothing that has none', async () => {
    const { places } = await suggest('port')
    const state = 'Porto District'
    expect(places).toEqual([
      { kind: 'city', name: 'Porto', city: 'Porto', state, country: 'Portugal', count: 2, sharesName: false },
      { kind: 'city', name: 'Portavale', city: 'Portavale', state, country: 'Noland', count: 1, sharesName: false },
    ])
  })

  test('name what the gazetteer knows when nothing here fits', async () => {
    expect((await suggest('portla')).places.map(({ name, count }) => [name, count])).toEqual([['Portland', 0]])
    expect((await suggest('portsm')).places.map(({ name, count }) => [name, count])).toEqual([['Portsmouth', 0]])
  })

  test('take a slip of the pen for what is here, beside the namesake of it that has no homes', async () => {
    expect((await suggest('protavale')).places.map(({ name }) => name)).toEqual(['Portavale'])
    await addPlace('Portavele')
    expect((await suggest('portavele')).places.map(({ name, count }) => [name, count])).toEqual([
      ['Portavale', 1],
      ['Portavele', 0],
    ])
  })

  test('name a place once, however many know it', async () => {
    const { places } = await suggest('Porto, Portugal')
    expect(places.map(({ name }) => name)).toEqual(['Porto'])
  })

  test.each([
    ['en', 'apa'],
    ['ar', 'شق'],
  ])('name a kind of home in the language of the reader: %s', async (language, text) => {
    const { categories } = await suggest(text, language)
    expect(categories).toMatchObject([{ id: 2, listingCount: 3 }])
  })

  test('find a home by its words and by its reference', async () => {
    expect((await suggest('vineyards')).homes.map(({ title }) => title)).toEqual(['House above the vineyards'])
    const [watermill] = (await suggest('watermill')).homes
    expect((await suggest(watermill?.reference ?? '')).homes.map(({ title }) => title)).toEqual([
      'Watermill in the hills',
    ])
  })

  test('find a project by its name', async () => {
    expect((await suggest('quay')).projects.map(({ title }) => title)).toEqual(['Quay Gardens'])
  })

  test('T24 find nothing that nobody has approved, neither the home nor its city', async () => {
    expect((await suggest('lighthouse')).homes).toEqual([])
    expect((await suggest('portohidden')).places.map(({ name }) => name)).not.toContain('Portohidden')
  })

  test('T27 are letters and nothing else', async () => {
    for (const text of ["po'--", '%%', '__', '\\\\', 'po%']) {
      const { places } = await suggest(text)
      const counted = places.flatMap(({ name, count }) => (count ? [name] : []))
      expect(counted).toEqual(text.startsWith('po') ? ['Porto', 'Portavale'] : [])
    }
  })
})
