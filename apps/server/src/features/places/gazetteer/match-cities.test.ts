import { describe, expect, test } from 'vitest'
import { type Counted, matchCities } from './match-cities.ts'

const city = (key: string, latitude: number, longitude: number, country = 'US') => ({
  key,
  country,
  latitude,
  longitude,
})
const counted = (population: number, facts: ReturnType<typeof city>, otherKeys: string[] = []): Counted => ({
  ...facts,
  geonameId: population,
  population,
  isDistrict: false,
  otherKeys,
})

describe('matching cities with their population', () => {
  test('gives each of two towns with one name its own', () => {
    const towns = [city('salem', 44.94, -123.03), city('salem', 42.52, -70.9)]
    const matches = matchCities(towns, [
      counted(43_000, city('salem', 42.51, -70.9)),
      counted(160_000, city('salem', 44.95, -123)),
    ])
    expect(towns.map((town) => matches.get(town)?.population)).toEqual([160_000, 43_000])
  })

  test('finds a city again that changed its name, by its place or by its other names', () => {
    const kyiv = city('kyiv', 50.4547, 30.5238, 'UA')
    const odesa = city('odesa', 46.48, 30.73, 'UA')
    const matches = matchCities(
      [kyiv, odesa],
      [
        counted(2_800_000, city('kiev', 50.4547, 30.5239, 'UA')),
        counted(1_000_000, city('odessa', 46.42, 30.71, 'UA'), ['odesa']),
      ],
    )
    expect([matches.get(kyiv)?.population, matches.get(odesa)?.population]).toEqual([2_800_000, 1_000_000])
  })

  test('matches nothing across a border, far away, or twice', () => {
    const [near, twin, far, abroad] = [
      city('nogales', 31.34, -110.93),
      city('nogales', 31.345, -110.93),
      city('nogales', 41, -100),
      city('nogales', 31.34, -110.93, 'MX'),
    ]
    const matches = matchCities([twin, near, far, abroad], [counted(20_000, city('nogales', 31.34, -110.93))])
    expect(matches.size).toBe(1)
    expect(matches.has(far) || matches.has(abroad)).toBe(false)
  })
})
