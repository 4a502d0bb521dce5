import type { Db } from '#platform/db.ts'
import { type AddedLabel, type AddedPlace, toGazetteerPlace, toLabelledPlace } from './added-place.ts'
import { buildGazetteer, gazetteerVersion } from './build-gazetteer.ts'
import type { GazetteerPlace } from './gazetteer-place.ts'
import {
  analyzeGazetteer,
  clearGazetteer,
  dropIndexes,
  findLoadedVersion,
  insertPlaceLabels,
  insertPlaceNames,
  insertPlaces,
  lockGazetteer,
  makeIndexes,
  noteLoaded,
  removePlaces,
} from './gazetteer.repository.ts'

const batchSize = 5_000

type Options = {
  /** Load although this very data is there. */
  isForced?: boolean
  onProgress?: (done: number, total: number) => void
}

/** Fills the gazetteer from its packages, unless it is filled. The answer is the number of places loaded. */
export async function loadGazetteer(db: Db, { isForced = false, onProgress }: Options = {}): Promise<number> {
  if (!isForced && (await findLoadedVersion(db)) === gazetteerVersion) return 0
  const places = await buildGazetteer()
  return replaceGazetteer(db, places, { version: gazetteerVersion, isForced, ...(onProgress && { onProgress }) })
}

/** Adds places and labels that no package knows, or writes them anew; they outlast every load. */
export async function addPlaces(db: Db, added: AddedPlace[], labels: AddedLabel[] = []) {
  const places = added.map(toGazetteerPlace)
  await db.transaction().execute(async (tx) => {
    await lockGazetteer(tx)
    const ids = places.map(({ id }) => id)
    await removePlaces(tx, ids)
    await insertPlaces(tx, places, true)
    await insertPlaceNames(tx, places)
    await insertPlaceLabels(tx, [...places, ...labels.map(toLabelledPlace)], true)
  })
}

/** Puts these places in the gazetteer and takes all others out, in one step for whoever reads. */
export async function replaceGazetteer(
  db: Db,
  places: GazetteerPlace[],
  { version, isForced = false, onProgress }: Options & { version: string },
): Promise<number> {
  const loaded = await db.transaction().execute(async (tx) => {
    await lockGazetteer(tx)
    // While this process waited, another may have done it.
    const oldVersion = await findLoadedVersion(tx)
    if (!isForced && oldVersion === version) return 0
    await clearGazetteer(tx)
    const indexes = oldVersion === undefined ? await dropIndexes(tx) : []
    for (let start = 0; start < places.length; start += batchSize) {
      const batch = places.slice(start, start + batchSize)
      await insertPlaces(tx, batch)
      await insertPlaceNames(tx, batch)
      await insertPlaceLabels(tx, batch)
      onProgress?.(Math.min(start + batchSize, places.length), places.length)
    }
    await makeIndexes(tx, indexes)
    await noteLoaded(tx, version, places.length)
    return places.length
  })
  if (loaded > 0) await analyzeGazetteer(db)
  return loaded
}
