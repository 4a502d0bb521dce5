import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

/** The counts of an agent change under this lock. */
export const lockAgent = (tx: Tx, id: number) =>
  tx.selectFrom('agent').select('id').where('id', '=', id).forUpdate().executeTakeFirst()

export async function listReviews(
  db: Db,
  agentId: number,
  { limit, offset, afterId }: { limit: number; offset: number; afterId: number | undefined },
) {
  return db
    .selectFrom('agentReview')
    .leftJoin('account', 'account.id', 'agentReview.authorId')
    .select(['agentReview.id', 'rating', 'text', 'authorId', 'account.name as author', 'agentReview.createdAt'])
    .select(['changedAt', 'answer', 'answeredAt'])
    .where('agentId', '=', agentId)
    .where('takenDownAt', 'is', null)
    .$if(afterId !== undefined, (query) => query.where('agentReview.id', '<', afterId ?? 0))
    .orderBy('agentReview.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
}

export const findOwnReview = (db: Db, agentId: number, authorId: number) =>
  db
    .selectFrom('agentReview')
    .select(['id', 'agentId', 'rating', 'takenDownAt'])
    .where('agentId', '=', agentId)
    .where('authorId', '=', authorId)
    .executeTakeFirst()

export const findReview = (db: Db, id: number) =>
  db
    .selectFrom('agentReview')
    .select(['id', 'agentId', 'rating', 'takenDownAt'])
    .where('id', '=', id)
    .executeTakeFirst()

type Written = { agentId: number; authorId: number; rating: number; text: string }

/** One per person and agent: what is said again takes the place of what was said. */
export async function putReview(tx: Tx, { rating, text, ...pair }: Written): Promise<number> {
  const { id } = await tx
    .insertInto('agentReview')
    .values({ ...pair, rating, text })
    .onConflict((conflict) =>
      conflict.columns(['agentId', 'authorId']).doUpdateSet({ rating, text, changedAt: sql`now()` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function changeRating(tx: Tx, agentId: number, { sum, count }: { sum: number; count: number }) {
  await tx
    .updateTable('agent')
    .set((eb) => ({ ratingSum: eb('ratingSum', '+', sum), ratingCount: eb('ratingCount', '+', count) }))
    .where('id', '=', agentId)
    .execute()
}

export async function setAnswer(tx: Tx, id: number, answer: string) {
  await tx
    .updateTable('agentReview')
    .set({ answer, answeredAt: answer === '' ? null : sql`now()` })
    .where('id', '=', id)
    .execute()
}

export async function setTakenDown(tx: Tx, id: number) {
  await tx.updateTable('agentReview').set({ takenDownAt: sql`now()` }).where('id', '=', id).execute()
}

export async function removeReview(tx: Tx, id: number) {
  await tx.deleteFrom('agentReview').where('id', '=', id).execute()
}

/** What somebody said who left: the rating still counts, whose words they were is forgotten with them. */
export async function forgetAuthor(tx: Tx, authorId: number) {
  await tx
    .updateTable('agentReview')
    .set({ authorId: null, text: '', answer: '', answeredAt: null })
    .where('authorId', '=', authorId)
    .execute()
}

/** Of somebody who left what was said about them, and of which nothing is left to report. */
export async function removeReviewsAbout(tx: Tx, agentId: number): Promise<number[]> {
  const rows = await tx.deleteFrom('agentReview').where('agentId', '=', agentId).returning('id').execute()
  return rows.map(({ id }) => id)
}
