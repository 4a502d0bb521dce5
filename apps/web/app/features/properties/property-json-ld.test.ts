import type { PropertyDetail } from '@gable/contract/property'
import { expect, test } from 'vitest'
import { toScriptText } from '#app/shared/json-ld.tsx'
import { toListingSchema } from './listing-schema.ts'

const breakout = '</script><script>alert(1)</script><!--\u2028\u2029]]>'
const url = 'https://gable.example/properties-details/a-home'

const property = {
  title: 'A home',
  description: 'Bright.',
  publishedAt: '2026-06-01T00:00:00Z',
  deal: 'sell',
  price: '685000',

  currency: 'EUR',
  rentPeriod: null,
  marketState: 'for_sale',
  isApproximate: false,
  parameters: [],

  address: 'Rua das Flores 1',
  city: 'Porto',
  state: 'Porto',
  country: 'Portugal',
  latitude: 41.1,
  longitude: -8.6,
  category: { id: 1, slug: 'apartment', name: 'Apartment' },
} as unknown as PropertyDetail

test('T31 no word of a lister ends the script element, and all of them read the same afterwards', () => {
  const written = { title: breakout, description: breakout, address: breakout, city: breakout, state: breakout }
  const listing = toListingSchema({ ...property, ...written, country: breakout }, url, [`/media/${breakout}`])
  const text = toScriptText(listing)
  expect(text).not.toMatch(/[<\u2028\u2029]/)
  expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(listing)))
})

test('a home for sale is offered for purchase, one to let for lease with its period', () => {
  expect(toListingSchema(property, url, [])).toMatchObject({
    '@type': 'RealEstateListing',
    mainEntity: { '@type': 'Apartment', address: { streetAddress: 'Rua das Flores 1' } },
    offers: { '@type': 'OfferForPurchase', price: '685000', itemOffered: { '@id': `${url}#home` } },
  })
  const letting = toListingSchema({ ...property, deal: 'rent', rentPeriod: 'quarterly' }, url, [])
  expect(letting.offers).toMatchObject({
    '@type': 'OfferForLease',
    priceSpecification: { referenceQuantity: { value: 3, unitCode: 'MON' } },
  })
})

test('T34 where the door is hidden, neither street nor point is described', () => {
  const text = JSON.stringify(toListingSchema({ ...property, isApproximate: true }, url, []))
  expect(text).not.toMatch(/Flores|41\.1|-8\.6/)
})

test('a home that is sold is not to be had', () => {
  expect(toListingSchema({ ...property, marketState: 'sold' }, url, []).offers.availability).toMatch(/SoldOut$/)
})
