import type { City, TownData } from './town-data.ts'

/** One search, in the words of the wire. */
export type Question = { shape: string; parameters: Record<string, string> }

const shapes: Record<string, (data: TownData) => Question['parameters']> = {
  viewport: (data) => ({ bbox: boxAround(cityOf(data), 0.15) }),
  city: (data) => ({ city: cityOf(data).name }),
  world: () => ({}),
  'text-and-price': (data) => ({ ...priceOf(data), search: wordOf(data), sort: 'relevance' }),
  polygon: (data) => ({ polygon: ringAround(cityOf(data), 0.1) }),
  selective: (data) => ({
    ...priceOf(data),
    city: cityOf(data).name,
    property_type: 'sell',
    bedrooms: '3,',
    area: '80,120',
  }),
  distance: (data) => ({ ...pointOf(cityOf(data)), radius: '10', sort: 'distance' }),
}
export const shapeNames = Object.keys(shapes)

/** So many questions of each shape, taking turns. */
export function createQuestions(data: TownData, each: number): Question[] {
  return Array.from({ length: each }, () =>
    Object.entries(shapes).map(([shape, create]) => ({ shape, parameters: { limit: '24', ...create(data) } })),
  ).flat()
}

const wordOf = ({ random, vocabulary }: TownData) => vocabulary[5 + random.below(300)] ?? ''
const cityOf = ({ random, cities }: TownData) => cities[random.zipf(300)] as City
const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6

const boxAround = ({ latitude, longitude }: City, size: number) =>
  [longitude - size, latitude - size / 2, longitude + size, latitude + size / 2].map(round).join(',')

const corners = 24

/** As a hand draws it: in and out. */
const ringAround = ({ latitude, longitude }: City, size: number) =>
  Array.from({ length: corners }, (_, corner) => {
    const [angle, reach] = [(corner / corners) * 2 * Math.PI, size * (corner % 2 === 0 ? 1 : 0.8)]
    return [longitude + reach * Math.cos(angle), latitude + (reach / 2) * Math.sin(angle)].map(round)
  })
    .flat()
    .join(',')

const pointOf = ({ latitude, longitude }: City) => ({
  latitude: String(round(latitude)),
  longitude: String(round(longitude)),
})

function priceOf({ random }: TownData) {
  const low = 100_000 + random.below(300_000)
  return { min_price: String(low), max_price: String(low + 20_000 + random.below(50_000)) }
}
