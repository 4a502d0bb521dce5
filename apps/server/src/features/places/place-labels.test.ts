import { getCities } from '@gable/contract/cities'
import { postProperty } from '@gable/contract/posting'
import { getProperties } from '@gable/contract/properties'
import { approveProperty } from '@gable/contract/review'
import { search } from '@gable/contract/search'
import { suggestSearches } from '@gable/contract/suggestions'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countStatements } from '../../test/count-statements.ts'
import { newListing, startTestServer, type TestServer } from '../../test/test-server.ts'
import { createPlaceLabels } from './place-labels.ts'

const region = { state: 'Sel Coast', country: 'Namibia' }
const somewhere = { ...region, countryCode: 'NA', latitude: -20, longitude: 14, otherNames: [] }
const lunara = { city: 'Lunara', ...region }

let server: TestServer
let hiddenId: number
beforeAll(async () => {
  server = await startTestServer()
  await server.product.gazetteer.add(
    [
      { kind: 'city', name: 'Lunara', population: 9000, ...somewhere, labels: { ar: 'لونارا' } },
      {
        kind: 'city',
        name: 'Lunara',
        population: 1,
        ...somewhere,
        state: 'Far Coast',
        labels: { ar: 'لونارا البعيدة' },
      },
      {
        kind: 'city',
        name: 'Lunara',
        population: 1,
        ...somewhere,
        country: 'Chile',
        countryCode: 'CL',
        labels: { ar: 'لونارا تشيلي' },
      },
      {
        kind: 'district',
        name: 'Old Town',
        city: 'Lunara',
        population: 9,
        ...somewhere,
        labels: { ar: 'البلدة القديمة' },
      },
    ],
    [
      { kind: 'country', name: 'Namibia', state: '', country: 'Namibia', labels: { ar: 'ناميبيا' } },
      { kind: 'street', name: 'Rope Rise', ...lunara, labels: { ar: 'طلعة الحبال' } },
    ],
  )
  await publish({ title: 'Tall house', ...lunara, address: '12 Rope Rise, Old Town, Lunara' })
  await publish({ title: 'Low house', ...lunara, address: '3 Nameless Way, Old Town, 10115 Lunara' })
  hiddenId = await publish({ title: 'Shy house', ...lunara, address: '14 Rope Rise, Lunara', hidesLocation: true })
  await publish({ title: 'Flat elsewhere' })
})
afterAll(() => server?.stop())

async function publish(facts: Parameters<typeof newListing>[0]): Promise<number> {
  const [owner, staff] = [await server.addMember(), await server.addMember({ staffRole: 'moderator' })]
  const { data } = await owner.call(postProperty, await newListing(facts))
  await staff.call(approveProperty, { id: data.id })
  return data.id
}
const callIn = (language: string) => server.callAs(undefined, { 'accept-language': language })

describe('a reader of Arabic', () => {
  test('finds on a card the Arabic names of street, district, city and country, beside those that are stored', async () => {
    const { data } = await callIn('ar')(search, { city: 'Lunara' })
    const byTitle = new Map(data.properties.map((card) => [card.title, card]))
    expect(byTitle.get('Tall house')).toMatchObject({
      ...lunara,
      address: '12 Rope Rise, Old Town, Lunara',
      placeLabel: { address: 'طلعة الحبال 12، البلدة القديمة، لونارا', city: 'لونارا', country: 'ناميبيا' },
    })
    expect(data.placeLabel).toEqual({ city: 'لونارا' })
  })

  test('sees a street that nobody translated as its lister wrote it, and numbers where they were', async () => {
    const { data } = await callIn('ar')(search, { text: 'low' })
    expect(data.properties[0]?.placeLabel?.address).toBe('3 Nameless Way، البلدة القديمة، لونارا 10115')
  })

  test('learns no more of a hidden door than anybody', async () => {
    const [home] = (await callIn('ar')(getProperties, { id: hiddenId })).data
    expect(home?.placeLabel).toEqual({ address: 'لونارا، Sel Coast، ناميبيا', city: 'لونارا', country: 'ناميبيا' })
  })

  test('finds a place that nobody translated as it is stored', async () => {
    const { data } = await callIn('ar')(search, { city: 'Porto' })
    expect(data.properties.map(({ placeLabel }) => placeLabel)).toEqual([undefined])
    expect(data.placeLabel).toBeUndefined()
  })

  test('finds the names of cities, of suggestions and of what was searched for', async () => {
    const { data: cities } = await callIn('ar')(getCities, {})
    expect(cities.map(({ city, placeLabel }) => [city, placeLabel?.city])).toEqual([
      ['Lunara', 'لونارا'],
      ['Porto', undefined],
    ])
    const { data } = await callIn('ar')(suggestSearches, { text: 'old t' })
    expect(data.places).toMatchObject([
      { kind: 'district', name: 'Old Town', placeLabel: { district: 'البلدة القديمة', city: 'لونارا' } },
    ])
    const found = await callIn('ar')(search, { street: 'Rope Rise', district: 'old town', city: 'Lunara' })
    expect(found.data.placeLabel).toEqual({ street: 'طلعة الحبال', district: 'البلدة القديمة', city: 'لونارا' })
  })
})

test('a reader of English is told nothing besides what is stored', async () => {
  const { data } = await callIn('en')(search, { city: 'Lunara' })
  expect([data, ...data.properties].filter((part) => 'placeLabel' in part)).toEqual([])
})

describe('the labels of a page', () => {
  test('take one statement, then none; in English none at all', async () => {
    const labels = createPlaceLabels({ db: server.db })
    const statementsOf = countStatements(server.product.pool)
    const page = Array.from({ length: 24 }, (_, number) => ({
      ...lunara,
      address: `${number} Lane ${number}, Old Town`,
    }))
    expect(await statementsOf(() => labels.find(page, 'en'))).toBe(0)
    expect(await statementsOf(() => labels.find(page, 'ar'))).toBe(1)
    expect(await statementsOf(() => labels.find(page, 'ar'))).toBe(0)
  })

  test('are those of the right namesake: by its country, then by its state, else the largest', async () => {
    const { find } = createPlaceLabels({ db: server.db })
    const cities = [lunara, { ...lunara, state: 'Far Coast' }, { ...lunara, country: 'Chile' }, { city: 'Lunara' }]
    const abroad = { ...lunara, country: 'Peru' }
    expect((await find([...cities, abroad], 'ar')).map((label) => label?.city)).toEqual([
      'لونارا',
      'لونارا البعيدة',
      'لونارا تشيلي',
      'لونارا',
      undefined,
    ])
  })

  test('of a district are only found in its own city', async () => {
    const { find } = createPlaceLabels({ db: server.db })
    const places = [
      { district: 'Old Town', city: 'Lunara' },
      { district: 'Old Town', city: 'Porto' },
      { district: 'Old Town' },
    ]
    expect((await find(places, 'ar')).map((label) => label?.district)).toEqual(['البلدة القديمة', undefined, undefined])
  })
})
