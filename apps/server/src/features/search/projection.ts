import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Db } from '#platform/db.ts'
import { projectProperty } from './project-property.ts'
import type { PropertyIndex } from './property-index.ts'
import { type RebuildOptions, rebuildIndex } from './rebuild-index.ts'
import { forgetIndexes, hasMoreThan, type IsPublic, listIndexes } from './search-index.repository.ts'

type Deps = {
  db: Db
  index: PropertyIndex
  isPublic: IsPublic
  log: Logger
  /** Whether searches are meant to be answered from it. */
  isAsked: boolean
}

/** So few listings are indexed in about a second; more wait for the operator's command. */
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
    if (await hasMoreThan(db, fewRows)) log.warn('OpenSearch has no index yet. Run: npm run search:rebuild')
    else await rebuildIndex(deps)
  }

  return {
    alias: index.alias,
    prepare,
    async project(propertyId: number) {
      const isWritten = await projectProperty(deps, propertyId)
      // OpenSearch was away when the API started; the first change after that makes up for it.
      if (!isWritten && isAsked) await prepare()
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
