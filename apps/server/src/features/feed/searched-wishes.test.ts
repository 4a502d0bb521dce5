import { expect, test } from 'vitest'
import { searchedWishes } from './searched-wishes.ts'

const options = { currency: 'EUR', categoryIdsBySlug: new Map([['house', 2]]) }
const none = {
  ...{ deal: null, city: '', categoryIds: [], facilityIds: [] },
  ...{ minPriceMinor: null, maxPriceMinor: null, minBedrooms: null },
}

test('a search is told as wishes are, its categories by their ids', () => {
  const filters = { deal: 'sell' as const, city: 'Porto', categoryIds: [3], categorySlugs: ['house', 'castle'] }
  const search = { ...filters, minPrice: '100000', maxPrice: '250000.5', bedrooms: { from: 2, to: 4 } }
  expect(searchedWishes(search, options)).toEqual({
    ...{ ...none, deal: 'sell', city: 'Porto', categoryIds: [2, 3], minBedrooms: 2 },
    ...{ minPriceMinor: 10_000_000, maxPriceMinor: 25_000_050 },
  })
})

test.each([
  ['nothing', {}],
  ['only whether to buy or to rent', { deal: 'rent' as const }],
  ['a part of the map', { bbox: { west: 0, south: 0, east: 1, north: 1 } }],
  ['a category that is not there', { categorySlugs: ['castle'] }],
  ['the homes of one lister', { listerId: 7, city: 'Porto' }],
])('%s says nothing about taste', (_, filters) => {
  expect(searchedWishes(filters, options)).toBeUndefined()
})
