import type { VerificationState } from '@gable/domain/verification-moves'
import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'
import { invalidField } from '#platform/errors.ts'
import { maxCounted } from '#platform/whole-list.ts'

type ListedState = 'pending' | 'success' | 'failed'
type Query = { limit: number; state: ListedState; after: string | undefined }
export type ListedRow = {
  id: number
  accountId: number
  name: string
  state: VerificationState
  claimedBy: number | null
  claimerName: string | null
  appliedAt: Date
  decidedAt: Date | null
  expiresAt: Date | null
  /** In microseconds, as PostgreSQL keeps them: a Date would point before the row it came from. */
  micros: number
}

const decided = { time: sql`decided_at`, isNext: sql`<`, order: sql`desc` }
const isDecided = (state: 'success' | 'failed') =>
  sql`is_current and decided_at is not null and verification.state = ${sql.lit(state)}`
// Each list has an index that holds nothing else.
const lists = {
  pending: {
    isIn: sql`is_current and verification.state = 'pending'`,
    time: sql`applied_at`,
    isNext: sql`>`,
    order: sql`asc`,
  },
  success: { ...decided, isIn: isDecided('success') },
  failed: { ...decided, isIn: isDecided('failed') },
}

export async function listForStaff(db: Db, { limit, state, after }: Query) {
  const { isIn, time, isNext, order } = lists[state]
  const place = after === undefined ? undefined : readPlace(after)
  const isLater = place
    ? sql`(${time}, verification.id) ${isNext}
        (timestamptz 'epoch' + ${place.micros}::bigint * interval '1 microsecond', ${place.id}::bigint)`
    : sql`true`
  // In the order of its index: most rows of a large table may be in the list.
  const count = sql<{ total: number }>`
    select count(*)::int as total from (
      select from verification where ${isIn} order by ${time} ${order} limit ${maxCounted}) listed`
  const page = sql<ListedRow>`
    select verification.id, account_id, account.name, verification.state, claimed_by, claimer.name as claimer_name,
      applied_at, decided_at, expires_at, (extract(epoch from ${time}) * 1000000)::bigint as micros
    from verification
    join account on account.id = account_id
    left join account claimer on claimer.id = claimed_by
    where ${isIn} and ${isLater}
    order by ${time} ${order}, verification.id ${order}
    limit ${limit}`
  const [counted, { rows }] = await Promise.all([count.execute(db), page.execute(db)])
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

function readPlace(text: string) {
  const [, micros, id] = /^(\d{1,16})-(\d{1,15})$/.exec(text) ?? []
  if (!micros || !id) throw invalidField('after', 'invalid')
  return { micros: Number(micros), id: Number(id) }
}
