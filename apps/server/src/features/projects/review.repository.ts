import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'

/** Where a list goes on. In microseconds, as PostgreSQL keeps them: a Date would point before the row it came from. */
export type Place = { micros: number; id: number }
type Wanted = { reviewState: 'pending' | 'rejected' | 'expired'; after: Place | undefined; limit: number }

/** From the longest waiting on, by an index that holds nothing else. */
export async function listWaiting(db: Db, { reviewState, after, limit }: Wanted) {
  return db
    .selectFrom('project')
    .innerJoin('account', 'account.id', 'project.ownerId')
    .select(['project.id', 'submittedAt', 'timesSubmitted', 'ownerId', 'account.name as listerName'])
    .select(sql<number>`(extract(epoch from submitted_at) * 1000000)::bigint`.as('micros'))
    .where('reviewState', '=', reviewState)
    .where(sql<boolean>`review_state <> 'approved'`)
    .where('deletedAt', 'is', null)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(submitted_at, project.id)
          > (timestamptz 'epoch' + ${after?.micros}::bigint * interval '1 microsecond', ${after?.id}::bigint)`,
      ),
    )
    .orderBy('submittedAt')
    .orderBy('project.id')
    .limit(limit)
    .execute()
}

export async function findIdBySlug(db: Db, slug: string): Promise<number | undefined> {
  const row = await db.selectFrom('project').select('id').where('slug', '=', slug).executeTakeFirst()
  return row?.id
}

/** What a mail about a project says, as it is when it is sent. */
export async function findNoticeFacts(db: Db, projectId: number) {
  return db
    .selectFrom('project')
    .innerJoin('account', 'account.id', 'project.ownerId')
    .select(['account.email', 'project.title', 'project.slug', 'project.language'])
    .where('project.id', '=', projectId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
}
