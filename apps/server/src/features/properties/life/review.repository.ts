import type { ReviewState } from '@gable/domain/listing-moves'
import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'

/** Microseconds, as PostgreSQL keeps them: in milliseconds a row could come before itself. */
export type Place = { submittedMicros: number; id: number }
type Wanted = { reviewState: Exclude<ReviewState, 'approved'>; after: Place | undefined; limit: number }

/** From the longest waiting on, by an index that holds nothing else. */
export async function listWaiting(db: Db, { reviewState, after, limit }: Wanted) {
  return db
    .selectFrom('property')
    .innerJoin('account', 'account.id', 'property.ownerId')
    .select(['property.id', 'submittedAt', 'timesSubmitted', 'ownerId', 'account.name as listerName'])
    .select(sql<number>`(extract(epoch from submitted_at) * 1000000)::bigint`.as('submittedMicros'))
    .where('reviewState', '=', reviewState)
    .where(sql<boolean>`review_state <> 'approved'`)
    .where('deletedAt', 'is', null)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(submitted_at, property.id) >
        (timestamptz 'epoch' + ${after?.submittedMicros}::bigint * interval '1 microsecond', ${after?.id}::bigint)`),
    )
    .orderBy('submittedAt')
    .orderBy('property.id')
    .limit(limit)
    .execute()
}

export async function findIdBySlug(db: Db, slug: string): Promise<number | undefined> {
  const row = await db.selectFrom('property').select('id').where('slug', '=', slug).executeTakeFirst()
  return row?.id
}
