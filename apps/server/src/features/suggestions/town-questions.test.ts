import { search } from '@gable/contract/search'
import { type SuggestedPlace, suggestSearches } from '@gable/contract/suggestions'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { firstHomes } from '../../../../../demo-town/content/create-homes.ts'
import { fillTown } from '../../../../../demo-town/content/fill-town.ts'
import { buildTown } from '../../../../../demo-town/model/town.ts'
import { townSeed } from '../../../../../demo-town/write-town.ts'
import { createTestDatabase } from '../../test/test-database.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { townQuestions } from './town-questions.ts'

/** As many as `npm run demo` makes. */
const homeCount = 400
const engines = ['postgres', 'opensearch'] as const

const servers = {} as Record<(typeof engines)[number], TestServer>
beforeAll(async () => {
  const database = await createTestDatabase()
  for (const engine of engines) servers[engine] = await startTestServer({ SEARCH_ENGINE: engine }, database)
  const town = buildTown(townSeed)
  await fillTown(servers.postgres.product, firstHomes(town, townSeed, homeCount), { town, now: Date.now() })
  await servers.opensearch.product.projection.rebuild()
})
afterAll(async () => {
  await servers.opensearch.product.projection.remove()
  await servers.opensearch.app.close()
  await servers.opensearch.product.close()
  await servers.postgres.stop()
})

/** The search that a suggestion leads to. */
const searchFor = ({ kind, name, city, state, country, sharesName }: SuggestedPlace) => ({
  city,
  ...(sharesName && { state, country }),
  ...(kind === 'district' && { district: name }),
  ...(kind === 'street' && { street: name }),
})

describe.each(engines)('on %s', (engine) => {
  const suggest = async (text: string, deal?: 'sell' | 'rent') =>
    (await servers[engine].visitor.call(suggestSearches, { text, ...(deal && { deal }) })).data.places

  test(`every one of ${townQuestions.length} questions is answered with the place that is meant`, async () => {
    const answers = await Promise.all(townQuestions.map(async ([typed]) => (await suggest(typed))[0]))
    const given = answers.map((first, index) => [townQuestions[index]?.[0], first?.kind, first?.name])
    expect(given).toEqual(townQuestions)
    expect(given.length).toBeGreaterThanOrEqual(40)
  })

  test.each([undefined, 'sell', 'rent'] as const)('a place has as many homes as it leads to: %s', async (deal) => {
    const asked = ['lunara', 'oakwell', 'old', 'college', 'harbour', 'rope rise', 'lunra', 'لونارا', 'البلدة', 'hill']
    for (const text of asked) {
      for (const place of await suggest(text, deal)) {
        const filters = { ...searchFor(place), ...(deal && { deal }), withFacets: false }
        const { total } = await servers[engine].visitor.call(search, filters)
        expect([text, place.name, place.count]).toEqual([text, place.name, total])
      }
    }
  })

  test('a town without homes is an answer where nothing here fits, and no other', async () => {
    const { gazetteer } = servers[engine].product
    const far = { state: '', country: 'Namibia', countryCode: 'NA', latitude: -20, longitude: 14, otherNames: [] }
    await gazetteer.add([{ kind: 'city', name: 'Lunaville', population: 5_000_000, ...far }])
    expect((await suggest('luna')).map(({ name }) => name)).toEqual(['Lunara'])
    expect((await suggest('lunav')).map(({ name, count }) => [name, count])).toEqual([['Lunaville', 0]])
  })
})
