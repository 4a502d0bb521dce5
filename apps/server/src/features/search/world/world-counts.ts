import { createHash } from 'node:crypto'
import type { Parameter } from '@gable/contract/catalogue'
import {
  type Facet,
  type FacetCounts,
  farthestMetres,
  leavesPremiumOut,
  type SearchQuery,
} from '@gable/domain/search-query'
import type { Db } from '#platform/db.ts'
import { daysBefore } from '@gable/domain/days-before'
import { oldestPostedDays, toFacets } from '../query/to-facets.ts'
import { toFacetCounts } from '../postgres/facets.repository.ts'
import { areCounted, chooseLadders, correctCounts, type Ladder } from './recount.repository.ts'
import { type CountRow, findCounts, foldChanges, forgetOldHours, type PostedSteps } from './world-counts.repository.ts'

type Deps = { db: Db; listParameters: () => Promise<Iterable<Parameter>> }
export type WorldCounts = ReturnType<typeof createWorldCounts>

const foldBatch = 20_000

/** What a search without any filter counts, known without looking at the listings. */
export function createWorldCounts({ db, listParameters }: Deps) {
  async function fold() {
    for (let taken = foldBatch; taken === foldBatch; ) {
      taken = await db.transaction().execute((tx) => foldChanges(tx, foldBatch, oldestHour()))
    }
  }

  return {
    /** Nothing where somebody filters or asks for taken homes too, or where the steps of a ladder are not counted yet. */
    async find(query: SearchQuery): Promise<{ total: number; facets: FacetCounts[] } | undefined> {
      const names = query.facets.map(nameOf)
      if (query.conditions.length > 0 || query.withTaken || names.includes(undefined)) return undefined
      const posted = stepsOf(query.facets)
      // Of an earlier moment than this hour's the hours may be gone.
      if (posted && hourOf(posted[1] ?? 0) < oldestHour() + 24) return undefined
      // Each once: the options of all parameters are counted under one name.
      const facets = new Set(['all', ...names.filter((name) => name !== undefined)])
      facets.delete(postedName)
      const rows = await findCounts(db, {
        facets: [...facets],
        posted,
        counted: ['plain', ...laddersOf(query.facets).map(({ id }) => id)],
        asOf: query.asOf,
      })
      return rows && toCounts(query, names, rows)
    },

    fold,
    /** Counts what is not counted yet: after an upgrade, and when the catalogue has other steps. */
    async prepare() {
      const ladders = laddersOf(toFacets({}, await listParameters(), new Date()))
      if (await areCounted(db, ladders)) return
      await db.transaction().execute((tx) => chooseLadders(tx, ladders))
      await db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute((tx) => correctCounts(tx, oldestHour()))
      await fold()
    },
    /** Of hours only those are kept in which a step may begin. */
    forgetOldHours: () => db.transaction().execute((tx) => forgetOldHours(tx, oldestHour())),
  }
}

function toCounts(query: SearchQuery, names: (string | undefined)[], rows: CountRow[]) {
  const isSeen = ({ isPremium }: CountRow) => !isPremium || !leavesPremiumOut(query)
  const all = rows.filter((row) => row.facet === 'all' && isSeen(row))
  const facetRows = [...rows, ...postedBefore(rows)]
    .filter(({ facet }) => facet !== 'all')
    .map(({ facet, value, isPremium, count }) => ({
      facet: facet === 'options' || facet === 'facilities' ? facet : names.indexOf(facet),
      value,
      count,
      scope: isPremium ? 1 : 0,
    }))
  return {
    total: all.reduce((sum, { count }) => sum + count, 0),
    facets: toFacetCounts(query, facetRows as Parameters<typeof toFacetCounts>[1], () => 0),
  }
}

/** Whatever is in no later step of what was posted is in the first. */
function postedBefore(rows: CountRow[]): CountRow[] {
  return rows
    .filter(({ facet }) => facet === 'all')
    .map(({ isPremium, count }) => {
      const later = rows.filter((row) => row.facet === postedName && row.isPremium === isPremium)
      const rest = count - later.reduce((sum, row) => sum + row.count, 0)
      return { facet: postedName, value: '1', isPremium, count: rest }
    })
    .filter(({ count }) => count > 0)
}

const postedName = 'day'
const hourOf = (micros: number) => Math.floor(micros / 3_600_000_000)
/** A day more than the oldest step needs, for clocks that differ. */
const oldestHour = () => hourOf(daysBefore(new Date(), oldestPostedDays + 2))

function stepsOf(facets: readonly Facet[]): PostedSteps | undefined {
  const posted = facets.find((facet) => facet.kind === 'ladder' && facet.field === 'publishedMicros')
  const [oldest, ...later] = posted?.kind === 'ladder' ? posted.rungs : []
  return oldest === undefined ? undefined : [oldest, ...later]
}

/** Under which name a facet is counted; none if it never is. */
function nameOf(facet: Facet): string | undefined {
  if (facet.kind === 'keys') return facet.field === 'deal' ? 'deal' : 'category'
  if (facet.kind === 'flag') return facet.field
  if (facet.kind === 'options') return 'options'
  if (facet.kind === 'facilities') return facet.withinMetres >= farthestMetres ? 'facilities' : undefined
  return facet.field === 'publishedMicros' ? postedName : ladderIdOf(facet.field, facet.rungs)
}

const ladderIdOf = (field: string, rungs: readonly number[]) =>
  `${field}/${createHash('sha256').update(rungs.join()).digest('hex').slice(0, 16)}`

const laddersOf = (facets: readonly Facet[]): Ladder[] =>
  facets.flatMap((facet): Ladder[] => {
    if (facet.kind !== 'ladder' || facet.field === 'publishedMicros') return []
    const { field, rungs } = facet
    const parameterId = field === 'priceMinor' ? null : Number(field.slice('parameter:'.length))
    return [{ id: ladderIdOf(field, rungs), parameterId, rungs }]
  })
