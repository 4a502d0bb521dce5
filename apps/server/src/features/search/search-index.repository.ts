import { type ExpressionBuilder, sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Tables } from '../../tables.ts'
import type { IndexDocument } from './index-document.ts'
import { readLexemes } from './read-lexemes.ts'
import { type TableRow, toIndexDocument } from './to-index-document.ts'

type Properties = ExpressionBuilder<Tables, 'property'>
export type IsPublic = (eb: Properties) => ReturnType<Properties['and']>

/** Any fixed numbers: all processes of all versions must agree on them. */
const indexSetLock = 7_403_001
const rebuildLock = 7_403_002

/**
 * While the work goes on no index is added or taken away, so that nobody writes to one that is gone. On a connection of
 * its own instead of in a transaction: rows must not stay old for everybody while OpenSearch takes its time.
 */
export async function keepIndexes<Result>(db: Db, work: (db: Db) => Promise<Result>): Promise<Result> {
  return db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock_shared(${indexSetLock})`.execute(connection)
    try {
      return await work(connection)
    } finally {
      await sql`select pg_advisory_unlock_shared(${indexSetLock})`.execute(connection)
    }
  })
}

/** Waits for those who write at this moment. */
async function holdIndexes(tx: Tx) {
  await sql`select pg_advisory_xact_lock(${indexSetLock})`.execute(tx)
}

export async function listIndexes(db: Db) {
  return db
    .selectFrom('searchIndex')
    .select(['name', 'isServing', 'filledUpToId'])
    .orderBy('createdAt')
    .limit(100)
    .execute()
}

export async function addIndex(db: Db, name: string) {
  await db.transaction().execute(async (tx) => {
    await holdIndexes(tx)
    await tx.insertInto('searchIndex').values({ name }).execute()
  })
}

export async function noteFilled(db: Db, name: string, filledUpToId: number) {
  await db.updateTable('searchIndex').set({ filledUpToId }).where('name', '=', name).execute()
}

/** From now on this index serves alone, and jobs write to no other. */
export async function serveOnly(db: Db, name: string) {
  await db.transaction().execute(async (tx) => {
    await holdIndexes(tx)
    await tx.deleteFrom('searchIndex').where('name', '<>', name).execute()
    await tx.updateTable('searchIndex').set({ isServing: true }).where('name', '=', name).execute()
  })
}

export async function forgetIndexes(db: Db, names: string[]) {
  if (names.length === 0) return
  await db.transaction().execute(async (tx) => {
    await holdIndexes(tx)
    await tx.deleteFrom('searchIndex').where('name', 'in', names).execute()
  })
}

/**
 * Does the work on one connection that holds the lock, so that lock and work end together; `false` if somebody else
 * is at it.
 */
export async function withRebuildLock(db: Db, work: (db: Db) => Promise<void>): Promise<boolean> {
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{ isHeld: boolean }>`
      select pg_try_advisory_lock(${rebuildLock}) as "isHeld"`.execute(connection)
    if (!rows[0]?.isHeld) return false
    try {
      await work(connection)
    } finally {
      await sql`select pg_advisory_unlock(${rebuildLock})`.execute(connection)
    }
    return true
  })
}

export async function findLastId(db: Db): Promise<number> {
  const last = await db.selectFrom('property').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst()
  return last?.id ?? 0
}

export async function hasMoreThan(db: Db, rows: number): Promise<boolean> {
  return (
    (await db.selectFrom('property').select('id').orderBy('id').offset(rows).limit(1).executeTakeFirst()) !== undefined
  )
}

export type IndexedRow = { id: number; version: number; document: IndexDocument | undefined }

/** Properties as the index should have them: without a document if nobody may see it. */
export async function listIndexedRowsOf(db: Db, isPublic: IsPublic, ids: number[]): Promise<IndexedRow[]> {
  const rows = await selectRows(db, isPublic).where('property.id', '=', sql<number>`any(${ids}::bigint[])`).execute()
  return rows.map(toIndexedRow)
}

/** The next rows by id, public or not, so that every batch takes about the same time. */
export async function listIndexedRows(db: Db, isPublic: IsPublic, afterId: number, limit: number) {
  const rows = await selectNextRows(db, isPublic, afterId, limit).execute()
  return rows.map(toIndexedRow)
}

/** For the test that looks at its plan. */
export const selectNextRows = (db: Db, isPublic: IsPublic, afterId: number, limit: number) =>
  selectRows(db, isPublic, afterId).where('property.id', '>', afterId).orderBy('property.id').limit(limit)

/**
 * The bound stands on all tables: a merge join does not carry it over, and would read the search tables from their first
 * rows for every batch.
 */
const selectRows = (db: Db, isPublic: IsPublic, afterId = 0) =>
  db
    .selectFrom('property')
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('searchProperty')
          .selectAll()
          .select(sql<boolean>`false`.as('isTaken'))
          .unionAll(eb.selectFrom('searchTakenProperty').selectAll().select(sql<boolean>`true`.as('isTaken')))
          .as('known'),
      (join) => join.onRef('known.propertyId', '=', 'property.id').on('known.propertyId', '>', afterId),
    )
    .select(['property.id', 'property.version'])
    .select(['known.ownerId', 'known.deal', 'known.categoryId', 'known.cityKey', 'known.stateKey', 'known.countryKey'])
    .select(['known.x', 'known.y', 'known.priceMinor', 'known.pricePerArea', 'known.reduction'])
    .select(['known.isPremium', 'known.isTaken'])
    .select(['known.publishedMicros', 'known.hasPhotos', 'known.hasVideo', 'known.hasPanorama'])
    .select(['known.promotedUntilMicros', 'known.onTopUntilMicros'])
    .select(['known.viewCount', 'known.likeCount', 'known.numbers', 'known.facilityMetres', 'known.options'])
    .select([
      sql<number | null>`case when isfinite(known.expires_at)
        then (extract(epoch from known.expires_at) * 1000000)::bigint end`.as('expiresMicros'),
      // As it is kept: to make it JSON takes PostgreSQL ten times as long.
      sql<string | null>`known.words::text`.as('words'),
    ])
    .select((eb) =>
      isPublic(eb as unknown as Properties)
        .and(sql<boolean>`known.property_id is not null`)
        .as('isShown'),
    )

type Row = Awaited<ReturnType<ReturnType<typeof selectRows>['executeTakeFirstOrThrow']>>

function toIndexedRow({ id, version, isShown, words, ...row }: Row): IndexedRow {
  if (!isShown) return { id, version, document: undefined }
  // Shown means that the join found its row.
  return { id, version, document: toIndexDocument({ ...row, id, words: readLexemes(words ?? '') } as TableRow) }
}
