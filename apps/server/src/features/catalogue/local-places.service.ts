import type { Deal } from '@gable/domain/market-moves'
import { cityKey } from '@gable/domain/search-words'
import type { Db, Tx } from '#platform/db.ts'
import { correctPlaceCounts } from './correct-counts.repository.ts'
import { type IsPublic, listIdsAfter } from './listing-counts.repository.ts'
import {
  type AskedCity,
  findPlacesByPrefix,
  findPlacesBySpellings,
  findPlacesOfCities,
  listPlacedPastTheirEnd,
  type LocalPlace,
} from './local-places.repository.ts'
import { foldPlaceChanges, recountPlaces } from './place-counts.repository.ts'

/** Each change moves a name in six indexes: ten times as many took two seconds on a site with a million homes. */
const foldBatch = 1_000
const recountBatch = 500
const shortestKey = 2

/** A place with homes, and how many of the deal that was asked for. */
export type CountedPlace = LocalPlace & { count: number; isExact: boolean }

/** Where there are homes, down to the streets, and how many, known without looking at the properties. */
export function createLocalPlaces({ db, isPublic }: { db: Db; isPublic: IsPublic }) {
  const recount = (ids: number[]) => db.transaction().execute((tx) => recountPlaces(tx, isPublic, ids))

  const fold = async () => {
    for (let ids = await listPlacedPastTheirEnd(db, recountBatch); ids.length > 0; ) {
      await recount(ids)
      ids = ids.length < recountBatch ? [] : await listPlacedPastTheirEnd(db, recountBatch)
    }
    for (let taken = foldBatch; taken === foldBatch; ) {
      taken = await db.transaction().execute((tx) => foldPlaceChanges(tx, foldBatch))
    }
  }

  return {
    /** Part of every change of properties, in its transaction; the cities are there already. */
    noteChanges: (tx: Tx, propertyIds: number[]) => recountPlaces(tx, isPublic, propertyIds),
    fold,

    /** Makes the counts anew while the site is in use. */
    async rebuild() {
      const listAfter = (afterId: number) => listIdsAfter(db, 'counted_place', { afterId, limit: recountBatch })
      for (let ids = await listAfter(0); ids.length > 0; ids = await listAfter(ids.at(-1) ?? 0)) await recount(ids)
      await correctPlaceCounts(db)
      await fold()
    },

    /** Places with homes of which a word begins so: "old", "rope rise", "12 rope rise, lunara". */
    async findByName(text: string, deal?: Deal): Promise<CountedPlace[]> {
      const { key, plainKey, contexts } = readQuestion(text)
      for (const asked of new Set([key, plainKey])) {
        if ([...asked].length < shortestKey) continue
        const found = await findPlacesByPrefix(db, asked)
        const places = toCounted(found, asked, deal).filter((place) => isWithin(place, contexts))
        if (places.length > 0) return places
      }
      return []
    },

    /** Places with homes that may have been meant by a name with a slip in it; `spell` says how else it may be spelt. */
    async guess(text: string, spell: (key: string) => Promise<string[]>, deal?: Deal): Promise<CountedPlace[]> {
      const { plainKey, contexts } = readQuestion(text)
      const found = await findPlacesBySpellings(db, await spell(plainKey))
      return toCounted(found, plainKey, deal).filter((place) => isWithin(place, contexts))
    },

    /** Of these cities, those with homes. */
    async findCities(asked: AskedCity[], deal?: Deal): Promise<CountedPlace[]> {
      return toCounted(await findPlacesOfCities(db, asked), '', deal)
    },
  }
}

const number = /^\d+\p{L}? | \d+\p{L}?$/gu

/** "12 Rope Rise, Lunara" asks for rope rise within lunara. */
function readQuestion(text: string) {
  const [key = '', ...contexts] = text.split(/[,،、]/).map(cityKey)
  return { key, plainKey: key.replace(number, ''), contexts: contexts.filter(Boolean) }
}

/** A street does not know its district: whatever stands behind it may be one. */
function isWithin({ kind, cityKey: city, stateKey, countryKey }: CountedPlace, contexts: string[]): boolean {
  const around = [city, stateKey, countryKey]
  return kind === 'street' || contexts.every((context) => around.some((one) => ` ${one}`.includes(` ${context}`)))
}

const aroundOf = ({ kind, countryKey, cityKey: city }: LocalPlace) => (kind === 'city' ? countryKey : city)

/** With homes at all, the exact name first, then those with the most homes of the deal. */
function toCounted(places: LocalPlace[], asked: string, deal: Deal | undefined): CountedPlace[] {
  return places
    .filter(({ sellCount, rentCount }) => sellCount + rentCount > 0)
    .map((place) => ({
      ...place,
      count: deal === 'sell' ? place.sellCount : deal === 'rent' ? place.rentCount : place.sellCount + place.rentCount,
      isExact: asked === place.key || asked === `${place.key} ${aroundOf(place)}`,
    }))
    .toSorted(compare)
}

/** An exact name without a home of the deal leads nowhere. */
const compare = (one: CountedPlace, other: CountedPlace) =>
  rank(other) - rank(one) || other.count - one.count || kinds[one.kind] - kinds[other.kind] || one.id - other.id

const rank = ({ isExact, count }: CountedPlace) => (isExact && count > 0 ? 1 : 0)
const kinds = { city: 0, district: 1, street: 2 }
