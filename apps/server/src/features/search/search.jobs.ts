import * as z from 'zod'
import type { Tx } from '#platform/db.ts'
import { enqueue, type Job, type JobHandler } from '#platform/jobs.ts'

/** OpenSearch may be away for days without a listing being forgotten. */
const maxAttempts = 25

/** Brings the search index up to date with one property, whatever happened to it. */
export const indexProperty: Job<{ propertyId: number }> = {
  name: 'search.index-property',
  payload: z.object({ propertyId: z.int().positive() }),
  key: ({ propertyId }) => String(propertyId),
  maxAttempts,
}

/** The same for many that changed together, so that the index is written to once for all of them. */
export const indexProperties: Job<{ propertyIds: number[] }> = {
  name: 'search.index-properties',
  payload: z.object({ propertyIds: z.array(z.int().positive()) }),
  maxAttempts,
}

/** One property is merged with its other waiting changes. */
export const enqueueIndexing = (tx: Tx, propertyIds: number[]) => {
  const [propertyId] = propertyIds
  return propertyId !== undefined && propertyIds.length === 1
    ? enqueue(tx, indexProperty, { propertyId })
    : enqueue(tx, indexProperties, { propertyIds })
}

type Table = { repair: (options?: { all?: boolean }) => Promise<number>; pruneWords: () => Promise<number> }

export const searchTableJobs = ({ repair, pruneWords }: Table): JobHandler[] => [
  // After an upgrade that brought the table, while the site is in use.
  { name: 'search.fill-table', run: async () => void (await repair()) },
  // After the one that brought the table of what is taken.
  { name: 'search.fill-taken', run: async () => void (await repair()) },
  // After the one that lets homes be found by their district and street.
  { name: 'search.fill-places', run: async () => void (await repair({ all: true })) },
  // Every change writes its own row; this finds what an older version or a hand on the database left behind.
  { name: 'search.repair-table', cron: '23 3 * * *', run: async () => void (await repair()) },
  { name: 'search.prune-words', cron: '53 3 * * *', run: async () => void (await pruneWords()) },
]

type Counts = Record<'fold' | 'prepare' | 'forgetOldHours', () => Promise<void>>

export const worldCountJobs = ({ fold, prepare, forgetOldHours }: Counts): JobHandler[] => [
  // Nobody waits for it: what is not added yet is counted where it is read.
  { name: 'search.fold-counts', cron: '* * * * *', run: fold },
  { name: 'search.prepare-counts', cron: '* * * * *', run: prepare },
  { name: 'search.forget-old-hours', cron: '47 3 * * *', run: forgetOldHours },
]

type Projection = { keepServing: () => Promise<boolean>; verifyIfServing: () => Promise<void> }

export const searchIndexJobs = ({ keepServing, verifyIfServing }: Projection): JobHandler[] => [
  // An OpenSearch that came back empty is filled without anybody being called.
  { name: 'search.keep-index', cron: '* * * * *', run: async () => void (await keepServing()) },
  { name: 'search.verify-index', cron: '41 3 * * *', run: verifyIfServing },
]
