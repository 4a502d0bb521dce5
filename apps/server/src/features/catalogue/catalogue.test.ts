import { getCategories, getFacilities, getFacilitiesForFilter } from '@gable/contract/catalogue'
import { postProperty } from '@gable/contract/posting'
import { getProperties, searchProperties } from '@gable/contract/properties'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newListing, startTestServer, type TestServer } from '../../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/** A visitor whose browser prefers Arabic. */
const arabic = () => server.callAs(undefined, { 'accept-language': 'ar-EG,ar;q=0.9,en;q=0.3' })

const parametersOf = async (slug: string) => {
  const { data } = await server.visitor.call(getCategories, { limit: 50 })
  const parameters = data.find((category) => category.slug === slug)?.parameters ?? []
  return (key: string) => parameters.find((parameter) => parameter.key === key)?.id ?? 0
}

test('every default category has what describes it', async () => {
  const { data, total } = await server.visitor.call(getCategories, { limit: 50 })
  expect(total).toBe(12)
  expect(data.map(({ slug }) => slug)).toContain('warehouse')
  expect(data.filter(({ parameters }) => parameters.length < 3)).toEqual([])
  const keys = new Set(data.flatMap(({ parameters }) => parameters.map(({ key }) => key)))
  for (const key of ['bedrooms', 'area', 'plot', 'floor', 'year', 'deposit', 'available-from', 'minimum-term']) {
    expect(keys).toContain(key)
  }
})

test('names come in the language of the request, and in the default one where a translation is missing', async () => {
  const { data } = await arabic()(getCategories, { limit: 50 })
  const apartment = data.find(({ slug }) => slug === 'apartment')
  expect(apartment?.name).toBe('شقة')
  const furnished = apartment?.parameters.find(({ key }) => key === 'furnished')
  expect(furnished?.options[0]).toEqual({ value: 'full', name: 'مفروش' })
  const energy = apartment?.parameters.find(({ key }) => key === 'energy')
  expect(energy?.options[0]?.name).toBe('A')
  const { data: facilities } = await arabic()(getFacilities, {})
  expect(facilities[0]?.name).toBe('مدرسة')
})

test('a search for a category compares the name that the caller reads', async () => {
  const { data } = await arabic()(getCategories, { text: 'شق' })
  expect(data.map(({ slug }) => slug)).toEqual(['apartment'])
  const { data: none } = await server.visitor.call(getCategories, { text: '%' })
  expect(none).toEqual([])
})

test('visitors may read the facilities for the list and for filters', async () => {
  const { data } = await server.visitor.call(getFacilities, {})
  expect(data.map(({ key }) => key)).toEqual(expect.arrayContaining(['school', 'station', 'beach', 'airport']))
  const { data: forFilter } = await server.visitor.call(getFacilitiesForFilter, {})
  expect(forFilter).toEqual(data)
})

test('a home keeps numbers, choices and dates, shows all on its page and few on its card', async () => {
  const idOf = await parametersOf('apartment')
  const lister = await server.addMember()
  const { data: posted } = await lister.call(
    postProperty,
    await newListing({
      deal: 'rent',
      rentPeriod: 'monthly',
      parameters: [
        { parameterId: idOf('bedrooms'), value: '2' },
        { parameterId: idOf('floor'), value: '-1' },
        { parameterId: idOf('features'), value: 'garden,balcony' },
        { parameterId: idOf('available-from'), value: '2027-03-01' },
        { parameterId: idOf('furnished'), value: 'part' },
        { parameterId: idOf('pets'), value: '' },
      ],
    }),
  )
  await server.product.properties.approve(posted.slug)
  const { data } = await arabic()(getProperties, { slug: posted.slug })
  const stated = Object.fromEntries(data[0]?.parameters.map(({ key, ...rest }) => [key, rest]) ?? [])
  expect(stated).toMatchObject({
    bedrooms: { name: 'غرف النوم', value: 2, valueNames: [] },
    floor: { value: -1 },
    features: { value: ['balcony', 'garden'], valueNames: ['شرفة', 'حديقة'] },
    'available-from': { kind: 'date', value: '2027-03-01' },
    furnished: { value: 'part', valueNames: ['مفروش جزئيًا'] },
  })
  expect(stated).not.toHaveProperty('pets')
  const { data: cards } = await server.visitor.call(searchProperties, {})
  expect(cards[0]?.parameters.map(({ key }) => key)).toEqual(['bedrooms'])
})

test.each([
  ['of another category', 'zoning', 'Forest', 'parameters[1]'],
  ['that only rented homes have', 'deposit', '900', 'parameters[1]'],
  ['that is no number', 'bedrooms', 'many', 'parameters[1][value]'],
  ['with half a bedroom', 'bedrooms', '1.5', 'parameters[1][value]'],
  ['below its smallest', 'bedrooms', '-1', 'parameters[1][value]'],
  ['that is not among the options', 'energy', 'z', 'parameters[1][value]'],
  ['with an unknown one among several', 'features', 'pool,moat', 'parameters[1][value]'],
])('T22 a parameter %s is refused', async (_, key, value, field) => {
  const { data } = await server.visitor.call(getCategories, { limit: 50 })
  const parameter = data.flatMap(({ parameters }) => parameters).find((each) => each.key === key)
  const lister = await server.addMember()
  const sound = { parameterId: (await parametersOf('apartment'))('bedrooms'), value: '2' }
  const listing = await newListing({ parameters: [sound, { parameterId: parameter?.id ?? 0, value }] })
  const fields = { [field]: expect.any(String) }
  await expect(lister.call(postProperty, listing)).rejects.toMatchObject({ code: 'invalid_request', data: { fields } })
})

test('a parameter that its category requires must be there', async () => {
  const idOf = await parametersOf('warehouse')
  const { data } = await server.visitor.call(getCategories, { text: 'warehouse' })
  const categoryId = data[0]?.id ?? 0
  await server.db
    .updateTable('categoryParameter')
    .set({ isRequired: true })
    .where('categoryId', '=', categoryId)
    .where('parameterId', '=', idOf('area'))
    .execute()
  server.product.catalogue.forget()
  const lister = await server.addMember()
  const without = lister.call(postProperty, await newListing({ categoryId }))
  await expect(without).rejects.toMatchObject({ data: { fields: { parameters: 'required' } } })
  const parameters = [{ parameterId: idOf('area'), value: 300 }]
  await expect(lister.call(postProperty, await newListing({ categoryId, parameters }))).resolves.toBeDefined()
})
