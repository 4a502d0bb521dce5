import type pg from 'pg'
import { createRandom, type Random } from '../search/random.ts'

export type Question = { path: string }
type City = { key: string; latitude: number; longitude: number }

/** What people ask: beginnings of names, every fifth misspelt or near to somewhere, and points around cities. */
export async function makeQuestions(client: pg.Client, count: number, seed: number) {
  const random = createRandom(seed)
  const { rows } = await client.query<City>(
    `select key, st_y(location::geometry) as latitude, st_x(location::geometry) as longitude from place
     where kind = 'city' and key ~ '^[a-z ]{4,}$' order by population desc limit 20000`,
  )
  const cities = Array.from({ length: count }, () => rows[random.below(rows.length)] as City)
  return {
    autocomplete: cities.map((city, index) => ({ path: `/autocomplete-place?${searchFor(city, index, random)}` })),
    reverse: cities.map((city) => ({ path: `/reverse-geocode?${pointAt(city, random)}` })),
  }
}

function searchFor({ key, latitude, longitude }: City, index: number, random: Random) {
  const length = 2 + random.below(9)
  const query = index % 5 === 0 ? misspelt(key) : key.slice(0, length).trim()
  const near = index % 5 === 1 ? { latitude: String(latitude), longitude: String(longitude) } : {}
  return new URLSearchParams({ query, ...near })
}

/** A letter is missing in the middle. */
const misspelt = (key: string) => key.slice(0, key.length / 2) + key.slice(key.length / 2 + 1)

function pointAt({ latitude, longitude }: City, random: Random) {
  const beside = (degrees: number, limit: number) =>
    String(Math.max(-limit, Math.min(limit, degrees + (random.next() - 0.5) / 4)))
  return new URLSearchParams({ latitude: beside(latitude, 90), longitude: beside(longitude, 180) })
}
