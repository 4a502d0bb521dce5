import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { countWords, type ListingContent, listingQuality } from './listing-quality.ts'

const nothing: ListingContent = {
  hasTitle: false,
  hasPrice: false,
  hasPlace: false,
  photos: 0,
  descriptionWords: 0,
  details: { filled: 0, total: 10 },
  facilities: 0,
  documents: 0,
  hasVideo: false,
  hasPanorama: false,
  hasSearchText: false,
}
const everything: ListingContent = {
  hasTitle: true,
  hasPrice: true,
  hasPlace: true,
  photos: 10,
  descriptionWords: 150,
  details: { filled: 10, total: 10 },
  facilities: 4,
  documents: 1,
  hasVideo: true,
  hasPanorama: true,
  hasSearchText: true,
}

test('an empty listing has nothing, a full one everything', () => {
  expect(listingQuality(nothing)).toMatchObject({ score: 0, level: 'begun', done: [] })
  expect(listingQuality(everything)).toMatchObject({ score: 100, level: 'excellent', advice: [] })
})

test('what helps most is advised first, with what it would add', () => {
  const [first, second] = listingQuality({ ...everything, photos: 4, hasVideo: false }).advice
  expect(first).toEqual({ part: 'photos', points: 18, missing: 6 })
  expect(second).toEqual({ part: 'video', points: 3, missing: 1 })
})

test('following an advice earns exactly its points', () => {
  const { score } = listingQuality({ ...everything, documents: 0 })
  expect(score + (listingQuality({ ...everything, documents: 0 }).advice[0]?.points ?? 0)).toBe(100)
})

test('land that has no rooms to count misses none', () => {
  const land = listingQuality({ ...everything, details: { filled: 0, total: 0 } })
  expect(land.score).toBe(100)
})

test('more of anything never lowers the score, and the score is what is not missing', () => {
  const count = fc.nat({ max: 60 })
  const content = fc.record({
    hasTitle: fc.boolean(),
    hasPrice: fc.boolean(),
    hasPlace: fc.boolean(),
    hasVideo: fc.boolean(),

    hasPanorama: fc.boolean(),
    hasSearchText: fc.boolean(),
    photos: count,
    descriptionWords: fc.nat({ max: 500 }),

    facilities: count,
    documents: count,
    details: fc.record({ filled: count, total: count }),
  })
  fc.assert(
    fc.property(content, (some) => {
      const { score, advice } = listingQuality(some)
      expect(score).toBeGreaterThanOrEqual(0)
      expect(score + advice.reduce((sum, { points }) => sum + points, 0)).toBe(100)
      expect(listingQuality({ ...some, photos: some.photos + 1 }).score).toBeGreaterThanOrEqual(score)
    }),
  )
})

test.each([
  ['', 0],
  [' – ', 0],
  ['Four rooms, in a row.', 5],
  ['أربع غرف مشمسة', 3],
])('the words of %j are counted', (text, words) => {
  expect(countWords(text)).toBe(words)
})
