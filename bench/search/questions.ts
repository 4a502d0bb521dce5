import type { City, TownData } from './town-data.ts'

/** One search, in the words of the wire and with the values that the bare requests use. */
export type Question = {
  shape: string
  word?: string
  otherWord?: string
  city?: string
  deal?: 'sell' | 'rent'
  price?: { min: number; max: number }
  box?: { west: number; south: number; east: number; north: number }
}

const shapes: Record<string, (data: TownData) => Omit<Question, 'shape'>> = {
  'text-and-city': (data) => ({ word: wordOf(data, 300), city: cityOf(data).name }),
  'two-words': (data) => ({ word: wordOf(data, 300), otherWord: wordOf(data, 300) }),
  viewport: (data) => ({ box: boxAround(cityOf(data), 0.15) }),
  'viewport-price-deal': (data) => ({ box: boxAround(cityOf(data), 0.3), deal: 'sell', price: priceOf(data) }),
  'city-price-deal': (data) => ({ city: cityOf(data).name, deal: 'sell', price: priceOf(data) }),
  'price-and-deal': (data) => ({ deal: 'sell', price: priceOf(data) }),
}
export const shapeNames = Object.keys(shapes)

/** So many questions of each shape, taking turns. */
export function createQuestions(data: TownData, each: number): Question[] {
  return Array.from({ length: each }, () =>
    Object.entries(shapes).map(([shape, create]) => ({ shape, ...create(data) })),
  ).flat()
}

const wordOf = ({ random, vocabulary }: TownData, most: number) => vocabulary[5 + random.below(most)] ?? ''
const cityOf = ({ random, cities }: TownData) => cities[random.zipf(300)] as City
const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6

const boxAround = ({ latitude, longitude }: City, size: number) => ({
  west: round(longitude - size),
  south: round(latitude - size / 2),
  east: round(longitude + size),
  north: round(latitude + size / 2),
})

function priceOf({ random }: TownData) {
  const min = 100_000 + random.below(300_000)
  return { min, max: min + 20_000 + random.below(50_000) }
}

export function toQueryString({ word, otherWord, city, deal, price, box }: Question): string {
  const parameters = new URLSearchParams({ limit: '24' })
  if (word) parameters.set('search', [word, otherWord].filter(Boolean).join(' '))
  if (city) parameters.set('city', city)
  if (deal) parameters.set('property_type', deal)
  if (price) parameters.set('min_price', String(price.min))
  if (price) parameters.set('max_price', String(price.max))
  if (box) parameters.set('bbox', [box.west, box.south, box.east, box.north].join(','))
  return parameters.toString()
}
