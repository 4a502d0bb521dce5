import { createRandom, type Random } from './random.ts'

const syllables = ['ba', 'ce', 'di', 'fo', 'gu', 'la', 'me', 'ni', 'po', 'ru', 'sa', 'te', 'vi', 'zo', 'kar', 'len']
const energyClasses = ['a', 'b', 'c', 'd']
const features = ['balcony', 'pool', 'lift', 'garden']
const cityCount = 2_000
const wordCount = 6_000
const countryCount = 60

export type City = { name: string; state: string; country: string; latitude: number; longitude: number }

/** A pronounceable name for every number, no two alike. */
function nameOf(number: number): string {
  let rest = number + 256
  let name = ''
  while (rest > 0) {
    name += syllables[rest % 16] ?? ''
    rest = Math.floor(rest / 16)
  }
  return name
}

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

function createCities(random: Random): City[] {
  const centres = Array.from({ length: countryCount }, () => ({
    latitude: random.next() * 110 - 50,
    longitude: random.next() * 340 - 170,
  }))
  return Array.from({ length: cityCount }, (_, rank) => {
    const country = random.zipf(countryCount)
    const centre = centres[country] ?? { latitude: 0, longitude: 0 }
    return {
      name: capital(nameOf(10_000 + rank)),
      state: capital(nameOf(30_000 + country * 10 + (rank % 10))),
      country: capital(nameOf(40_000 + country)),
      latitude: centre.latitude + random.normal() * 3,
      longitude: centre.longitude + random.normal() * 3,
    }
  })
}

const clamp = (degrees: number, limit: number) => Math.round(Math.max(-limit, Math.min(limit, degrees)) * 1e6) / 1e6

/** Where the made-up listings are and what they say: few big cities and many small, common words and rare ones. */
export function createTownData(seed: number) {
  const random = createRandom(seed)
  const vocabulary = Array.from({ length: wordCount }, (_, rank) => nameOf(rank))
  const cities = createCities(random)

  const createListing = (luck: Random) => {
    const words = (count: number) => Array.from({ length: count }, () => vocabulary[luck.zipf(wordCount)]).join(' ')
    const city = cities[luck.zipf(cityCount)] as City
    const deal = luck.next() < 0.7 ? 'sell' : 'rent'
    const medianMinor = deal === 'sell' ? 30_000_000 : 120_000
    return {
      city: city.name,
      state: city.state,
      country: city.country,
      ownerId: 1 + luck.below(1_000),
      title: capital(words(5)),
      description: words(30),
      deal,
      priceMinor: Math.round(medianMinor * Math.exp(luck.normal() * 0.7)),
      categoryId: 1 + luck.zipf(6),
      latitude: clamp(city.latitude + luck.normal() * 0.05, 85),
      longitude: clamp(city.longitude + luck.normal() * 0.05, 179),
      reviewState: luck.next() < 0.95 ? 'approved' : 'pending',
      ageSeconds: luck.next() * 63_072_000,
      parameters: {
        1: 1 + luck.below(5),
        2: 1 + luck.below(3),
        3: 30 + luck.below(200),
        10: energyClasses[luck.below(energyClasses.length)],
        11: features.filter(() => luck.next() < 0.3),
      },
    }
  }

  /** Each part is made from its own seed, so that a run may go on where another stopped. */
  const createListings = (part: number, count: number) => {
    const ownRandom = createRandom(seed * 1_000_003 + part)
    return Array.from({ length: count }, () => createListing(ownRandom))
  }
  return { random, vocabulary, cities, createListings }
}

export type TownData = ReturnType<typeof createTownData>
export type NewListing = ReturnType<TownData['createListings']>[number]
