import { expect, test } from 'vitest'
import { chosenUnits, readAreas } from './reader-areas.server.ts'
import { fallbackSite } from './site.ts'

const settings = fallbackSite.settings
const member = { areaUnit: 'square_foot', plotUnit: 'acre' } as NonNullable<typeof fallbackSite.account>
const reader = (words: Record<string, string>) => ({ headers: new Headers(words), account: null, settings })

test('whoever has chosen nothing reads what the operator says', () => {
  expect(chosenUnits(reader({}))).toEqual({ home: 'square_metre', plot: 'as_home' })
  expect(chosenUnits({ ...reader({}), settings: { ...settings, areaUnit: 'square_foot' } }).home).toBe('square_foot')
})

test.each([
  ['en-US,en;q=0.9', 'square_foot'],
  ['hi-Deva-IN', 'square_foot'],
  ['pt-PT, en-US', 'square_metre'],
  ['en', 'square_metre'],
  ['', 'square_metre'],
])('by region, a browser that asks for "%s" gets %s', (accepted, home) => {
  const byRegion = { ...settings, areaUnit: 'by_region' as const }
  expect(chosenUnits({ ...reader({ 'accept-language': accepted }), settings: byRegion }).home).toBe(home)
})

test('the account of a member goes before the cookie of the browser', () => {
  const browser = reader({ cookie: 'theme=dark; area=square_foot.hectare' })
  expect(chosenUnits(browser)).toEqual({ home: 'square_foot', plot: 'hectare' })
  expect(chosenUnits({ ...browser, account: member })).toEqual({ home: 'square_foot', plot: 'acre' })
})

test('nonsense in the cookie, and a unit that is not offered, count for nothing', () => {
  expect(chosenUnits(reader({ cookie: 'area=<b>.constructor' }))).toEqual({ home: 'square_metre', plot: 'as_home' })
  const rai = reader({ cookie: 'area=square_metre.rai' })
  expect(chosenUnits(rai).plot).toBe('as_home')
  expect(chosenUnits({ ...rai, settings: { ...settings, plotUnits: ['rai'] } }).plot).toBe('rai')
})

test('the page gets factors and signs in its own language, and the names of local units', async () => {
  const areas = await readAreas({
    ...reader({ cookie: 'area=square_foot.tsubo' }),
    settings: { ...settings, plotUnits: ['tsubo'] },
    language: 'ar',
  })
  expect(areas.home).toEqual({ squareMetres: 0.09290304, places: 0, sign: 'قدم²' })
  expect(areas.plot.squareMetres).toBeCloseTo(3.3058, 4)
  expect(areas.homes.map(({ name }) => name)).toEqual(['م²', 'قدم²'])
  expect(areas.plots.map(({ unit }) => unit)).toEqual(['hectare', 'acre', 'tsubo'])
  expect(areas.plots.at(-1)?.name).toContain('تسوبو')
})
