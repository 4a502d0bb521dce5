import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Db } from '#platform/db.ts'
import { writeToIndexes } from './write-to-indexes.ts'
import type { PropertyIndex } from './property-index.ts'
import { type RebuildOptions, rebuildIndex } from './rebuild-index.ts'
import { type VerifyOptions, verifyIndex } from './verify-index.ts'
import { forgetIndexes, hasMoreThan, type IsPublic, listIndexes } from './search-index.repository.ts'

type Deps = {
  db: Db
  index: PropertyIndex
  isPublic: IsPublic
  log: Logger
  /** Whether searches are meant to be answered from it. */
  isAsked: boolean
}

/** So few listings are indexed in about a second; more are left to the worker. */
const fewRows = 5_000
const startDelayMs = 5_000

/** OpenSearch as a picture of PostgreSQL: kept up to date by jobs, made anew by one command. */
export function createProjection({ db, index, isPublic, log, isAsked }: Deps) {
  const deps = { db, index, isPublic }

  /** A full index, or none: an empty one would hide what is there, and without one PostgreSQL answers. */
  const prepare = async () => {
    await index.mustAnswer()
    const serving = (await listIndexes(db)).find(({ isServing }) => isServing)
    if (serving && (await index.isUsable(serving.name))) return
    if (await hasMoreThan(db, fewRows))
      log.warn('OpenSearch has no index yet; the worker makes it, or npm run search:rebuild')
    else await rebuildIndex(deps)
  }

  return {
    alias: index.alias,
    prepare,
    async project(...propertyIds: number[]) {
      const isWritten = await writeToIndexes(deps, propertyIds)
      // OpenSearch was away when the API started; the first change after that makes up for it.
      if (!isWritten && isAsked) await prepare()
    },
    /**
     * For the worker, again and again: an index that is gone or of another shape is forgotten, so that no write waits
     * for it, and made anew, however large. `false` if nothing had to be done, or OpenSearch is away.
     */
    async keepServing(): Promise<boolean> {
      const known = await listIndexes(db)
      if (known.length === 0 && !isAsked) return false
      if (!(await isThere(index))) return false
      const serving = known.find(({ isServing }) => isServing)
      if (serving && (await index.isUsable(serving.name))) return false
      if (serving) await forgetIndexes(db, [serving.name])
      return rebuildIndex(deps)
    },
    verify: (options?: VerifyOptions) => verifyIndex(deps, options),
    /** Nothing to compare where there is no index: it is being made, or not wanted. */
    async verifyIfServing() {
      const isServing = (await listIndexes(db)).some((one) => one.isServing)
      if (!isServing || !(await isThere(index))) return
      const { compared, repaired } = await verifyIndex(deps)
      if (repaired > 0) log.warn(`OpenSearch differed in ${repaired} of ${compared} listings and was repaired`)
    },
    rebuild: (options?: RebuildOptions) => rebuildIndex(deps, options),
    refresh: () => index.refresh(),

    /** An OpenSearch that is down or slow must not keep the API from starting. */
    prepareInTime: async () => {
      const prepared = prepare().catch((error: unknown) => log.warn(error, 'OpenSearch could not be prepared'))
      await Promise.race([prepared, delay(startDelayMs, undefined, { ref: false })])
    },

    /** For an operator who goes back to PostgreSQL alone: jobs have nowhere to write from then on. */
    async remove() {
      const known = (await listIndexes(db)).map(({ name }) => name)
      await forgetIndexes(db, known)
      await index.remove([...new Set([...known, ...(await index.listAll())])])
    },
  }
}

const isThere = (index: PropertyIndex) =>
  index.mustAnswer().then(
    () => true,
    () => false,
  )
