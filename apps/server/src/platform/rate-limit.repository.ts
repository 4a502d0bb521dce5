import { sql } from 'kysely'
import type { Db } from './db.ts'
import { tooManyRequests } from './errors.ts'

export type Limit = { key: string; most: number; windowSeconds: number }

/** Takes one use of each limit, each in one statement: of any number at once, as many get in as there is room. */
export async function spendLimits(db: Db, limits: Limit[]) {
  for (const limit of limits) {
    const wait = await takeUse(db, limit)
    if (wait > 0) throw tooManyRequests(wait)
  }
}

/** Counts without a limit; the window begins anew when it is over. */
export async function countUse(db: Db, key: string, windowSeconds: number): Promise<number> {
  const { used } = await upsertUse(db, { key, most: 2_147_483_647, windowSeconds }).executeTakeFirstOrThrow()
  return used
}

/** Gives a use back: what turned out to be right is not held against anybody. */
export async function returnLimits(db: Db, limits: Limit[]) {
  for (const { key, windowSeconds } of limits) {
    await db
      .updateTable('rateWindow')
      .set((eb) => ({ used: eb('used', '-', 1) }))
      .where('key', '=', key)
      .where('windowSeconds', '=', windowSeconds)
      .where('used', '>', 0)
      .execute()
  }
}

/** Seconds until the window opens again, or 0 when there was room. */
async function takeUse(db: Db, limit: Limit): Promise<number> {
  const { key, windowSeconds } = limit
  if (await upsertUse(db, limit).executeTakeFirst()) return 0
  const { rows } = await sql<{ wait: number }>`
    select ceil(extract(epoch from started_at + make_interval(secs => ${windowSeconds}) - now()))::int as wait
    from rate_window where key = ${key} and window_seconds = ${windowSeconds}`.execute(db)
  return Math.max(1, rows[0]?.wait ?? 1)
}

/** One more use, or no row when there is no room. */
function upsertUse(db: Db, { key, most, windowSeconds }: Limit) {
  const isOver = sql<boolean>`rate_window.started_at <= now() - make_interval(secs => ${windowSeconds})`
  return db
    .insertInto('rateWindow')
    .values({ key, windowSeconds })
    .onConflict((conflict) =>
      conflict
        .columns(['key', 'windowSeconds'])
        .doUpdateSet({
          used: sql`case when ${isOver} then 1 else rate_window.used + 1 end`,
          startedAt: sql`case when ${isOver} then now() else rate_window.started_at end`,
        })
        .where((eb) => eb.or([isOver, eb('rateWindow.used', '<', most)])),
    )
    .returning('used')
}
