import type { ReviewState } from '@gable/domain/listing-moves'
import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'
import { invalidField } from '#platform/errors.ts'
import { maxCounted } from '#platform/whole-list.ts'
import type { ListingName } from '../listing-kind.ts'

export type QueueQuery = {
  limit?: number | undefined
  reviewState?: Exclude<ReviewState, 'approved'> | undefined
  /** `next` of the row after which the list goes on. */
  after?: string | undefined
}

/** In microseconds, as PostgreSQL keeps them: a Date would point before the row it came from. */
type Place = { micros: number; id: number }

type Row = Place & { submittedAt: Date; timesSubmitted: number; ownerId: number; listerName: string }

export type QueueEntry = {
  id: number
  lister: { id: number; name: string }
  timesSubmitted: number
  submittedAt: string
  next: string
}

/** What waits for staff: the longest waiting first, by an index that holds nothing else. */
export async function listReviewQueue(
  db: Db,
  name: ListingName,
  { limit = 24, reviewState = 'pending', after }: QueueQuery,
) {
  const place = after === undefined ? undefined : readPlace(after)
  const isLater = place
    ? sql`(submitted_at, listing.id)
        > (timestamptz 'epoch' + ${place.micros}::bigint * interval '1 microsecond', ${place.id}::bigint)`
    : sql`true`
  const isWaiting = sql`review_state = ${reviewState} and review_state <> 'approved' and deleted_at is null`
  const count = sql<{ total: number }>`
    select count(*)::int as total
    from (select from ${sql.table(name)} where ${isWaiting} limit ${maxCounted}) waiting`
  const page = sql<Row>`
    select listing.id, submitted_at, times_submitted, owner_id, account.name as lister_name,
      (extract(epoch from submitted_at) * 1000000)::bigint as micros
    from ${sql.table(name)} listing join account on account.id = listing.owner_id
    where ${isWaiting} and ${isLater}
    order by submitted_at, listing.id
    limit ${limit}`
  const [counted, { rows }] = await Promise.all([count.execute(db), page.execute(db)])
  const queue = rows.map(
    ({ id, micros, submittedAt, timesSubmitted, ownerId, listerName }): QueueEntry => ({
      id,
      lister: { id: ownerId, name: listerName },
      timesSubmitted,
      submittedAt: submittedAt.toISOString(),
      next: `${micros}-${id}`,
    }),
  )
  return { queue, total: counted.rows[0]?.total ?? 0 }
}

function readPlace(text: string): Place {
  const [, micros, id] = /^(\d{1,16})-(\d{1,15})$/.exec(text) ?? []
  if (!micros || !id) throw invalidField('after', 'invalid')
  return { micros: Number(micros), id: Number(id) }
}
