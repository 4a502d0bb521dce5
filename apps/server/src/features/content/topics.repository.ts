import type { TopicIcon, TopicKind } from '@gable/contract/content-topics'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import { maxCounted } from '#platform/whole-list.ts'
import type { Words } from '#platform/words-by-language.ts'

export type TopicRow = { id: number; slug: string; names: Words; icon: TopicIcon }
export const maxTopics = 50

const counted = {
  article: sql`article where topic_id = topic.id`,
  faq: sql`faq where topic_id = topic.id`,
}
const seen = { article: sql`published_at <= now()`, faq: sql`is_published` }

/** In the order of the staff, each with how much there is in it: all of it, or what readers see. */
export async function listTopics(db: Db, kind: TopicKind, { onlySeen }: { onlySeen: boolean }) {
  const isCounted = onlySeen ? seen[kind] : sql`true`
  const { rows } = await sql<TopicRow & { count: number }>`
    select topic.id, topic.slug, topic.names, topic.icon,
      (select count(*)::int from (select from ${counted[kind]} and ${isCounted} limit ${maxCounted}) inside) as count
    from content_topic topic where kind = ${kind} order by position, id limit ${maxTopics}`.execute(db)
  return rows
}

export const findTopic = (db: Db, id: number) =>
  db.selectFrom('contentTopic').selectAll().where('id', '=', id).executeTakeFirst()

export async function countTopics(tx: Tx, kind: TopicKind): Promise<number> {
  // Two that add at once wait for each other, so that neither of them is one too many.
  await sql`select pg_advisory_xact_lock(7403045)`.execute(tx)
  const { count } = await tx
    .selectFrom('contentTopic')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  return count
}

type NewTopic = { kind: TopicKind; slug: string; names: Words; icon: TopicIcon }

/** At the end; nothing when the slug is taken. */
export async function addTopic(tx: Tx, { kind, slug, names, icon }: NewTopic) {
  const { rows } = await sql<{ id: number }>`
    insert into content_topic (kind, slug, names, icon, position)
    select ${kind}, ${slug}, ${JSON.stringify(names)}::jsonb, ${icon},
      coalesce((select max(position) from content_topic where kind = ${kind}), 0) + 1
    on conflict (kind, slug) do nothing returning id`.execute(tx)
  return rows[0]?.id
}

export async function changeTopic(tx: Tx, id: number, { names, icon }: { names: Words; icon?: TopicIcon | undefined }) {
  await tx
    .updateTable('contentTopic')
    .set({ names: JSON.stringify(names), ...(icon && { icon }) })
    .where('id', '=', id)
    .execute()
}

/** Nobody puts something into it meanwhile. */
export async function lockTopic(tx: Tx, id: number) {
  const { rows } = await sql<{ kind: TopicKind; isUsed: boolean }>`
    select kind, exists (select from article where topic_id = topic.id)
      or exists (select from faq where topic_id = topic.id) as "isUsed"
    from content_topic topic where id = ${id} for update`.execute(tx)
  return rows[0]
}

export async function removeTopic(tx: Tx, id: number) {
  await tx.deleteFrom('contentTopic').where('id', '=', id).execute()
}

const ordered = {
  article_topics: sql`content_topic where kind = 'article'`,
  faq_topics: sql`content_topic where kind = 'faq'`,
  faqs: sql`faq where true`,
}

/** Those that are named come first, as they are named; the others keep their order behind them. */
export async function saveOrder(tx: Tx, kind: keyof typeof ordered, ids: number[]): Promise<number[]> {
  const table = kind === 'faqs' ? sql.table('faq') : sql.table('content_topic')
  const { rows } = await sql<{ id: number }>`
    update ${table} moved set position = placed.place
    from (
      select id, row_number() over (order by array_position(${ids}::bigint[], id) nulls last, position, id) as place
      from (select id, position from ${ordered[kind]} order by id for update) listed
    ) placed
    where moved.id = placed.id and moved.position <> placed.place
    returning moved.id`.execute(tx)
  return rows.map(({ id }) => id)
}
