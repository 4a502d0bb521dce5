import type { Place } from '@gable/contract/places'
import { iso1A2Codes } from '@rapideditor/country-coder'
import type { Db } from '#platform/db.ts'
import { formatAddress, type GeocodedPlace, type Geocoder, type PlaceQuery, type Point } from './geocoder.ts'
import { type PlaceQuestion, readQuestion, splitQuestion, swappedKeys } from './place-question.ts'
import {
  abroadFactor,
  centreMetres,
  findByPrefix,
  findNearestCity,
  findNearestHomeCity,
  findSimilar,
  type FoundPlace,
  type NearestCity,
} from './places.repository.ts'

/** A house may stand far from any town, but not farther than this from the one that it names. */
const farthestMetres = 300_000
/** Off the charts of every country, as between islands, only the nearest shore counts. */
const offshoreMetres = 5_000
/** With this many names that begin so, nobody needs a guess. */
const enough = 3

/** The bundled gazetteer: no key, no network, down to cities. */
export function createLocalGeocoder(db: Db): Geocoder {
  return { name: 'local', autocomplete, reverse }

  async function autocomplete({ text, near, limit }: PlaceQuery): Promise<GeocodedPlace[]> {
    const asked = readQuestion(text)
    if (asked.key === '') return []
    const { question, found } = await findAsAsked(asked, near, limit)
    const needsGuess = found.length < Math.min(enough, limit) && !found.some(({ isExact }) => isExact)
    if (!needsGuess || question.key.length < 3) return found.map(toPlace)
    const guesses = await findSimilar(db, {
      ...question,
      near,
      limit: limit - found.length,
      swappedKeys: swappedKeys(question.key),
      except: found.map(({ id }) => id),
    })
    return [...found.map(toPlace), ...guesses.map((guess) => ({ ...toPlace(guess), isGuess: true }))]
  }

  /** As it was written, and only if nothing begins so, with its last words taken for the state or country. */
  async function findAsAsked(asked: PlaceQuestion, near: Point | undefined, limit: number) {
    for (const question of [asked, ...splitQuestion(asked)]) {
      const found = await findByPrefix(db, { ...question, near, limit })
      if (found.length > 0) return { question, found }
    }
    return { question: asked, found: [] }
  }

  async function reverse({ latitude, longitude }: Point) {
    const point = { latitude, longitude }
    const codes = iso1A2Codes([longitude, latitude]).filter((code) => code !== 'UN' && code !== 'EU')
    const city = codes.length > 0 ? await findCityOnLand(point, codes) : await findCityOffshore(point)
    if (!city) return undefined
    const { name, state, country, countryCode } = city
    const formattedAddress = formatAddress(name, state, country)
    return { city: name, state, country, countryCode, formattedAddress, latitude, longitude }
  }

  async function findCityOnLand(point: Point, codes: string[]): Promise<NearestCity | undefined> {
    const nearest = await findNearestCity(db, point, codes)
    if (!nearest || nearest.isHome || nearest.metres <= centreMetres)
      return nearest && isNear(nearest) ? nearest : undefined
    const property = await findNearestHomeCity(db, point, codes, farthestMetres)
    if (property && property.metres <= nearest.metres * abroadFactor) return property
    return isNear(nearest) ? nearest : undefined
  }

  async function findCityOffshore(point: Point): Promise<NearestCity | undefined> {
    const nearest = await findNearestCity(db, point, [])
    return nearest && nearest.metres <= Math.max(nearest.reachMetres, offshoreMetres) ? nearest : undefined
  }
}

const isNear = ({ metres }: NearestCity) => metres <= farthestMetres

function toPlace({ id, kind, name, state, country, countryCode, latitude, longitude }: FoundPlace): Place {
  const formattedAddress = formatAddress(name, state, country)
  return { id: String(id), kind, name, state, country, countryCode, latitude, longitude, formattedAddress }
}
