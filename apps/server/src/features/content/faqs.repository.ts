import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Words } from '#platform/words-by-language.ts'

export type FaqRow = {
  id: number
  topicId: number
  topicSlug: string
  questions: Words
  answers: Words
  isPublished: boolean
}
type Query = { onlySeen: boolean; topicId?: number | undefined; offset: number; limit: number }

/** Topic by topic, in the order of the staff. There are two hundred at most. */
export async function listFaqs(db: Db, { onlySeen, topicId, offset, limit }: Query): Promise<FaqRow[]> {
  const isSeen = onlySeen ? sql`faq.is_published` : sql`true`
  const isInTopic = topicId === undefined ? sql`true` : sql`faq.topic_id = ${topicId}`
  const { rows } = await sql<FaqRow>`
    select faq.id, faq.topic_id as "topicId", topic.slug as "topicSlug", questions, answers,
      is_published as "isPublished"
    from faq join content_topic topic on topic.id = topic_id
    where ${isSeen} and ${isInTopic}
    order by topic.position, topic.id, faq.position, faq.id offset ${offset} limit ${limit}`.execute(db)
  return rows
}

export async function countFaqs(db: Db, { onlySeen, topicId }: Pick<Query, 'onlySeen' | 'topicId'>): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from faq
    where ${onlySeen ? sql`is_published` : sql`true`}
      and ${topicId === undefined ? sql`true` : sql`topic_id = ${topicId}`}`.execute(db)
  return rows[0]?.total ?? 0
}

/** Two that add at once wait for each other, so that neither of them is one too many. */
export async function lockFaqs(tx: Tx) {
  await sql`select pg_advisory_xact_lock(7403046)`.execute(tx)
}

type Written = { topicId: number; questions: Words; answers: Words; isPublished: boolean }
const stored = ({ questions, answers, ...rest }: Written) => ({
  ...rest,
  questions: JSON.stringify(questions),
  answers: JSON.stringify(answers),
})

/** At the end of its topic. */
export async function addFaq(tx: Tx, written: Written): Promise<number> {
  const { id } = await tx
    .insertInto('faq')
    .values({ ...stored(written), position: sql`coalesce((select max(position) from faq), 0) + 1` })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function changeFaq(tx: Tx, id: number, written: Written): Promise<boolean> {
  const changed = await tx
    .updateTable('faq')
    .set({ ...stored(written), updatedAt: sql`now()` })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

export async function removeFaq(tx: Tx, id: number): Promise<boolean> {
  return (await tx.deleteFrom('faq').where('id', '=', id).returning('id').executeTakeFirst()) !== undefined
}
