import { sql } from 'kysely'
import type { Db } from './db.ts'
import type { JobHandler } from './jobs.ts'

const batch = 5_000
const maxBatches = 200

/** Rows that time has made useless: a table and a condition that has an index. */
export type Cleanup = { table: string; over: string }

export const platformCleanups: Cleanup[] = [
  { table: 'idempotency_key', over: "created_at < now() - interval '2 days'" },
]

/** Small deletes, so that no lock is held for long however much there is. */
export const createSweep = (db: Db, cleanups: Cleanup[]): JobHandler => ({
  name: 'platform.sweep',
  cron: '17 * * * *',
  run: async () => {
    for (const cleanup of cleanups) await sweepTable(db, cleanup)
  },
})

async function sweepTable(db: Db, { table, over }: Cleanup) {
  for (let round = 0; round < maxBatches; round += 1) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where ${sql.raw(over)} limit ${batch}))`.execute(db)
    if (numAffectedRows < batch) return
  }
}
