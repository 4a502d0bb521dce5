import fc from 'fast-check'
import { fromSquareMetres } from '@gable/domain/area-measure'
import { sorts } from '@gable/domain/search-query'
import { expect, test } from 'vitest'
import { changeSearch, extras, type SearchState } from './search-state.ts'
import { hasLostDrawing, parseSearch, toCanonicalQuery, toQuery } from './search-url.ts'

const parse = (query: string) => parseSearch(new URLSearchParams(query))

test('the canonical address names the homes, not their order or how one looks at them', () => {
  const looks = 'sort=price_low&view=map&bbox=-8.7,41,-8.5,41.2&around=41.15,-8.61,5&utm_source=mail'
  expect(toCanonicalQuery(parse(`deal=rent&city=Porto&page=2&${looks}`))).toBe('?deal=rent&city=Porto&page=2')
})

test('every part of a search survives the address', () => {
  const query =
    '?deal=rent&text=sea+view&city=Porto&state=Porto+District&country=Portugal&category=house,villa&min=500&max=2000' +
    '&bedrooms=2,&floor=-1,4&p.features=pool,garden&p.available-from=,2027-03-01&near=school,park&within=1000&posted=7' +
    '&with=photos,priceDrop&bbox=-8.7,41.1,-8.5,41.2&polygon=-8.7,41.1,-8.5,41.2,-8.6,41.3;1,1,2,2,3,1' +
    '&around=41.15,-8.61,5&sort=distance&page=3&view=map'
  expect(toQuery(parse(query))).toBe(query)
})

const word = fc.string({ minLength: 1, maxLength: 30 }).map((text) => text.normalize('NFC').trim())
const slug = fc.stringMatching(/^[a-z][a-z\d-]{0,20}$/)
const slugs = fc.uniqueArray(slug, { minLength: 1, maxLength: 5 })
const degrees = (most: number) => fc.integer({ min: -most * 1000, max: most * 1000 }).map((value) => value / 1000)
const point = fc.record({ latitude: degrees(90), longitude: degrees(180) })
const ring = fc.array(point, { minLength: 3, maxLength: 9 })
const range = fc
  .tuple(fc.integer({ min: -5, max: 100 }), fc.integer({ min: 0, max: 100 }))
  .map(([from, more]) => (more === 0 ? String(from) : `${from},${from + more}`))
const positive = (max: number) => fc.integer({ min: 1, max })

const anySearch = fc.record(
  {
    deal: fc.constantFrom('sell' as const, 'rent' as const),
    text: word.filter(Boolean),
    city: word.filter(Boolean),
    state: word.filter(Boolean),
    country: word.filter(Boolean),
    categories: slugs,
    maxPrice: positive(1e9),
    parameters: fc.dictionary(
      fc.constantFrom('bedrooms', 'bathrooms', 'area', 'plot', 'floor', 'year', 'parking'),
      range,
      {
        minKeys: 1,
      },
    ),
    facilities: slugs,
    postedDays: positive(365),
    extras: fc.subarray([...extras], { minLength: 1 }),
    box: fc.constant({ west: -8.7, south: 41.1, east: -8.5, north: 41.2 }),
    rings: fc.array(ring, { minLength: 1, maxLength: 3 }),
    around: fc.tuple(point, positive(1000)).map(([centre, radiusKm]) => ({ ...centre, radiusKm })),
    sort: fc.constantFrom(...sorts.filter((sort) => !['relevance', 'newest', 'distance'].includes(sort))),
    page: positive(400),
    view: fc.constantFrom('list' as const, 'map' as const),
  },
  { requiredKeys: ['page', 'view'] },
)

test('whatever is searched for is the same after the address', () => {
  fc.assert(
    fc.property(anySearch, (search) => {
      expect(parse(toQuery(search))).toEqual(search satisfies SearchState)
    }),
  )
})

const anyName = fc.constantFrom(
  ...['deal', 'text', 'min', 'max', 'bbox', 'page', 'view', 'category', 'bedrooms', 'year.min', 'year.max', 'p.x'],
  ...['p.x.min', 'near', 'within', 'posted', 'with', 'polygon', 'around', 'sort', 'p.bedrooms', 'p.__proto__'],
)

test('any address is a search, and its short form says the same', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(anyName, fc.oneof(fc.string(), range, fc.constantFrom(...sorts)))), (entries) => {
      const search = parseSearch(new URLSearchParams(entries))
      expect(parse(toQuery(search))).toEqual(search)
    }),
  )
})

test('prices the wrong way round are swapped instead of refused', () => {
  expect(parse('min=750000&max=300000')).toMatchObject({ minPrice: 300_000, maxPrice: 750_000 })
})

test.each([
  ['1,50,000', 150_000],
  ['1.5L', 150_000],
  ['€ 750K', 750_000],
  ['٧٥٠٬٠٠٠', 750_000],
  ['-5', undefined],
  ['cheap', undefined],
])('a price written as %s is understood', (text, price) => {
  expect(parse(`max=${encodeURIComponent(text)}`).maxPrice).toBe(price)
})

test.each([
  ['area.min=80&area.max=1,200', { area: '80,1200' }],
  ['area.min=٨٠', { area: '80,' }],
  ['year.min=2010&year.max=1990', { year: '1990,2010' }],
  ['floor.min=-2&floor.max=-2', { floor: '-2' }],
  ['p.parking.min=1', { parking: '1,' }],
  ['p.features=pool&p.features=garden', { features: 'pool,garden' }],
  ['p.available-from.max=2027-03-01', { 'available-from': ',2027-03-01' }],
  ['bedrooms=many', undefined],
  ['p.features=,', undefined],
])('a form that sends %s is understood', (query, parameters) => {
  expect(parse(query).parameters).toEqual(parameters)
})

test.each(['1,2,3', '1,2,3,4,5', 'a,b,c,d', '-8,42,-7,41', ',,,', '-200,0,10,10'])('the box %s is none', (box) => {
  expect(parse(`bbox=${box}`).box).toBeUndefined()
})

test('what is cut out travels with the area, and means nothing without one', () => {
  const address = 'polygon=0,0,9,0,9,9&cut=1,1,2,1,2,2;3,3,4,3,4,4'
  expect(parse(address).cuts).toHaveLength(2)
  expect(toQuery(parse(address))).toBe(`?${address}`)
  expect(toQuery(parse('cut=1,1,2,1,2,2'))).toBe('')
})

test.each(['1,2,3', '1,1,2,2', '1,1,2,2,3,99', 'x', '1,1,2,2,3,3;1,1'])('the polygon %s is none', (polygon) => {
  expect(parse(`polygon=${polygon}`).rings).toBeUndefined()
})

test.each([
  ['polygon=0,0,9,0,9,9&cut=1,1,2,1,2', true],
  ['polygon=0,0,9,0,9', true],
  ['cut=1,1,2,1,2,2', true],
  ['polygon=0,0,9,0,9,9&cut=1,1,2,1,2,2', false],
  ['polygon=0,0,9,0,9,9', false],
  ['deal=sell', false],
])('of a drawing whose link was cut short nothing is left: %s', (address, isLost) => {
  expect(hasLostDrawing(new URLSearchParams(address))).toBe(isLost)
  if (isLost) expect(toQuery(parse(address))).toBe('')
})

test('where somebody stands is in the address only roughly', () => {
  expect(parse('around=41.148765,-8.610987,5').around).toEqual({ latitude: 41.149, longitude: -8.611, radiusKm: 5 })
})

test('an order that needs a point or words is none without them', () => {
  expect(parse('sort=distance').sort).toBeUndefined()
  expect(parse('sort=relevance').sort).toBeUndefined()
  expect(parse('text=sea&sort=newest').sort).toBe('newest')
})

test('a changed filter begins at the first page', () => {
  expect(changeSearch(parse('page=4&deal=sell'), { deal: 'rent' })).toMatchObject({ page: 1, deal: 'rent' })
})

test.each(['0', '-3', 'x', '99999999', '2.7'])('page %s stays within what can be asked for', (page) => {
  const { page: asked } = parse(`page=${page}`)
  expect(Number.isInteger(asked) && asked >= 1 && asked * 24 <= 10_000).toBe(true)
})

test('what a form was filled with in square feet is square metres in the address', () => {
  const feet = 'area.min=1000&area.max=2000&area.scale=0.09290304'
  expect(toQuery(parse(feet))).toBe('?area=92.9,185.81')
  expect(toQuery(parse('plot.min=0.25&plot.scale=4046.8564224'))).toBe('?plot=1011.71,')
})

test.each(['0', '-1', 'NaN', 'Infinity', '1e99', 'much'])('a scale of %s is none', (scale) => {
  expect(toQuery(parse(`area.min=50&area.scale=${scale}`))).toBe('?area=50,')
})

test('whatever whole number of square feet is typed, the address leads back to it', () => {
  const feet = { squareMetres: 0.09290304, places: 0, sign: 'ft²' }
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000_000 }), (typed) => {
      const { parameters } = parse(`area.min=${typed}&area.scale=${feet.squareMetres}`)
      const [from = ''] = (parameters?.['area'] ?? '').split(',')
      expect(fromSquareMetres(Number(from), feet)).toBe(typed)
    }),
  )
})
