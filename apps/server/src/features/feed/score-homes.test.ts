import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toCandidateSearches } from './candidate-searches.ts'
import { type Home, likeness, metresBetween, scoreHomes, type Taste, type Wishes } from './score-homes.ts'

const now = Date.parse('2026-03-01T00:00:00Z')
const home = (facts: Partial<Home> = {}): Home => ({
  id: 1,
  ownerId: 9,
  deal: 'sell',
  categoryId: 2,
  cityKey: 'porto',
  x: -8_610_000,
  y: 41_150_000,
  priceMinor: 50_000_000,
  isPremium: false,
  publishedMicros: (now - 40 * 86_400_000) * 1000,
  reduction: 0,
  bedrooms: 2,
  area: 90,
  facilityMetres: [],
  ...facts,
})
const nothing: Wishes = {
  categoryIds: [],
  facilityIds: [],
  minPriceMinor: null,
  maxPriceMinor: null,
  deal: null,
  city: '',
  minBedrooms: null,
}
const taste = (facts: Partial<Taste> = {}): Taste => ({
  wishes: undefined,
  saved: [],
  liked: [],
  seen: [],
  searched: [],
  now,
  ...facts,
})
const order = (homes: Home[], by: Taste) => scoreHomes(homes, by).map(({ id }) => id)
const reasonFor = (one: Home, by: Taste) => scoreHomes([one], by)[0]?.reason

test('who said and did nothing is shown the newest first, and told so', () => {
  const homes = [1, 2, 3].map((id) => home({ id, publishedMicros: (now - (4 - id) * 86_400_000) * 1000 }))
  const scored = scoreHomes(homes, taste())
  expect(scored.map(({ id }) => id)).toEqual([3, 2, 1])
  expect(new Set(scored.map(({ reason }) => reason.kind))).toEqual(new Set(['newest']))
})

test('a home for another deal than the wanted one is never shown', () => {
  const wishes = { ...nothing, deal: 'rent' as const }
  expect(order([home({ id: 1 }), home({ id: 2, deal: 'rent' })], taste({ wishes, saved: [home({ id: 7 })] }))).toEqual([
    2,
  ])
})

test('what somebody says counts for more than what they did', () => {
  const wishes = { ...nothing, city: 'Évora', maxPriceMinor: 30_000_000 }
  const asked = home({ id: 1, cityKey: 'evora', x: -7_900_000, y: 38_570_000, priceMinor: 25_000_000 })
  const liked = home({ id: 2 })
  expect(order([liked, asked], taste({ wishes, saved: [home({ id: 7 }), home({ id: 8 })] }))).toEqual([1, 2])
  expect(order([asked, liked], taste({ saved: [home({ id: 7 })] }))).toEqual([2, 1])
})

test('outside of the budget a home falls behind, the further the more', () => {
  const wishes = { ...nothing, minPriceMinor: 40_000_000, maxPriceMinor: 60_000_000 }
  const priced = [50, 63, 75, 30].map((millions, index) => home({ id: index + 1, priceMinor: millions * 1_000_000 }))
  expect(order(priced, taste({ wishes }))).toEqual([1, 2, 3, 4])
})

describe('the reason', () => {
  test('counts the homes nearby that were saved', () => {
    const saved = [home({ id: 7, x: -8_612_000 }), home({ id: 8, y: 41_152_000 }), home({ id: 9, x: -8_400_000 })]
    expect(reasonFor(home(), taste({ saved }))).toEqual({ kind: 'near_saved', count: 2 })
  })

  test('says what a home far away has in common with a saved one', () => {
    const saved = [home({ id: 7, x: -8_640_000 })]
    expect(reasonFor(home(), taste({ saved }))).toEqual({ kind: 'like_saved', count: 1 })
  })

  test('names what was opened only as opened', () => {
    expect(reasonFor(home(), taste({ seen: [home({ id: 7 })] }))).toEqual({ kind: 'near_seen', count: 1 })
  })

  test('says that a home fits what was searched for, and only then', () => {
    const searched = [{ ...nothing, deal: 'sell' as const, city: 'Porto' }]
    expect(reasonFor(home(), taste({ searched }))).toEqual({ kind: 'searched' })
    expect(reasonFor(home({ deal: 'rent' }), taste({ searched }))?.kind).toBe('newest')
    expect(reasonFor(home({ cityKey: 'lagos' }), taste({ searched }))?.kind).toBe('newest')
  })

  test('tells of a price that fell into the budget', () => {
    const wishes = { ...nothing, maxPriceMinor: 55_000_000 }
    const cheaper = home({ reduction: 350 })
    expect(reasonFor(cheaper, taste({ wishes }))).toEqual({ kind: 'price_drop', percent: 3.5 })
    expect(reasonFor(cheaper, taste({ wishes: { ...wishes, maxPriceMinor: 40_000_000 } }))?.kind).toBe('newest')
  })

  test('names what is near only where all of it is', () => {
    const wishes = { ...nothing, facilityIds: [1, 3] }
    expect(reasonFor(home({ facilityMetres: [300, null, 900] }), taste({ wishes }))).toEqual({
      kind: 'facilities',
      facilityIds: [1, 3],
    })
    expect(reasonFor(home({ facilityMetres: [300, null, 9_000] }), taste({ wishes }))?.kind).toBe('newest')
  })

  test('is that all wishes are met only where all are', () => {
    const wishes = { ...nothing, city: 'Porto', categoryIds: [2] }
    expect(reasonFor(home(), taste({ wishes }))?.kind).toBe('all_wishes')
    expect(reasonFor(home({ categoryId: 3 }), taste({ wishes }))?.kind).toBe('city')
  })
})

const anyHome = fc.record({
  x: fc.integer({ min: -8_700_000, max: -8_500_000 }),
  y: fc.integer({ min: 41_100_000, max: 41_200_000 }),
  priceMinor: fc.integer({ min: 0, max: 900_000_000 }),
  categoryId: fc.integer({ min: 1, max: 5 }),
  bedrooms: fc.option(fc.integer({ min: 0, max: 9 })),
  area: fc.option(fc.integer({ min: 0, max: 900 })),
  deal: fc.constantFrom('sell' as const, 'rent' as const),
})

test('likeness is between 0 and 1, the same both ways, and nobody is more like a home than itself', () => {
  fc.assert(
    fc.property(anyHome, anyHome, (one, other) => {
      const [first, second] = [home(one), home(other)]
      const like = likeness(first, second)
      expect(like).toBeGreaterThanOrEqual(0)
      expect(like).toBeLessThanOrEqual(likeness(first, first))
      expect(likeness(first, first)).toBeLessThanOrEqual(1)
      expect(likeness(second, first)).toBeCloseTo(like, 10)
    }),
  )
})

test('whatever somebody likes, there are at most seven searches and 300 homes to choose from', () => {
  const wishes = { ...nothing, city: 'Porto', categoryIds: [2], facilityIds: [1], maxPriceMinor: 1, minBedrooms: 2 }
  fc.assert(
    fc.property(fc.array(anyHome, { maxLength: 30 }), fc.boolean(), fc.boolean(), (liked, hasWishes, hasSearched) => {
      const saved = liked.map((facts, index) => home({ id: index + 1, ...facts }))
      const searches = toCandidateSearches(
        taste({ saved, wishes: hasWishes ? wishes : undefined, searched: hasSearched ? [wishes, wishes] : [] }),
        'EUR',
      )
      expect(searches.length).toBeLessThanOrEqual(7)
      expect(searches.reduce((sum, { limit }) => sum + limit, 0)).toBeLessThanOrEqual(300)
    }),
  )
})

test('a degree is as long as it is', () => {
  expect(metresBetween({ x: 0, y: 0 }, { x: 0, y: 1_000_000 })).toBeCloseTo(111_195, -1)
  expect(metresBetween({ x: 0, y: 60_000_000 }, { x: 1_000_000, y: 60_000_000 })).toBeCloseTo(55_597, -2)
})
