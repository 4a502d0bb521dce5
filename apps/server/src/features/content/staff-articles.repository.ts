import type { RichText } from '@gable/contract/rich-text'
import type { ArticleState } from '@gable/domain/article-moves'
import { defaultLanguage } from '@gable/i18n/languages'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import { maxCounted } from '#platform/whole-list.ts'

const stateColumn = sql<ArticleState>`
  case when published_at is null then 'draft' when published_at > now() then 'scheduled' else 'published' end`

const inState = {
  draft: sql`published_at is null`,
  scheduled: sql`published_at > now()`,
  published: sql`published_at <= now()`,
}

export type StaffArticleRow = {
  id: number
  slug: string
  title: string
  state: ArticleState
  languages: string[]
  topicId: number
  publishAt: Date | null
  updatedAt: Date
}
type Query = { limit: number; state: ArticleState | undefined; beforeId: number | undefined; language: string }

export async function listForStaff(db: Db, { limit, state, beforeId, language }: Query) {
  const isIn = state ? inState[state] : sql`true`
  const isLater = beforeId === undefined ? sql`true` : sql`id < ${beforeId}`
  const count = sql<{ total: number }>`
    select count(*)::int as total from (
      select from article where ${isIn} order by id desc limit ${maxCounted}) listed`
  const page = sql<StaffArticleRow>`
    select id, slug, words.title, ${stateColumn} as state, topic_id as "topicId", published_at as "publishAt",
      updated_at as "updatedAt",
      array(select language from article_text where article_id = article.id order by language) as languages
    from article join lateral (
      select title from article_text where article_id = article.id
      order by language = ${language} desc, language = ${defaultLanguage} desc, language limit 1
    ) words on true
    where ${isIn} and ${isLater} order by id desc limit ${limit}`
  const [counted, { rows }] = await Promise.all([count.execute(db), page.execute(db)])
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

type Written = { topicId: number; author: string; homeCity: string; homeCategoryId: number | null }
type Row = Written & { id: number; slug: string; state: ArticleState; publishAt: Date | null; version: number }

const columns = sql`id, slug, topic_id as "topicId", author, home_city as "homeCity",
  home_category_id as "homeCategoryId", ${stateColumn} as state, published_at as "publishAt", version`

export async function findArticle(db: Db, id: number): Promise<Row | undefined> {
  const { rows } = await sql<Row>`select ${columns} from article where id = ${id}`.execute(db)
  return rows[0]
}

/** Nobody else changes it meanwhile. */
export async function lockArticle(tx: Tx, id: number): Promise<Row | undefined> {
  const { rows } = await sql<Row>`select ${columns} from article where id = ${id} for update`.execute(tx)
  return rows[0]
}

/** With a slug of its own until it gets the one that its title wishes for. */
export async function addArticle(tx: Tx, written: Written): Promise<number> {
  const { id } = await tx
    .insertInto('article')
    .values({ ...written, slug: crypto.randomUUID(), publishedAt: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function changeArticle(tx: Tx, id: number, written: Written & { slug: string }): Promise<number> {
  const { version } = await tx
    .updateTable('article')
    .set((eb) => ({ ...written, version: eb('version', '+', 1), updatedAt: sql`now()` }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

/** Gives a slug to an article for ever. False when it is or was another one's. */
export async function claimSlug(tx: Tx, slug: string, articleId: number): Promise<boolean> {
  const { rows } = await sql`
    insert into article_slug (slug, article_id) values (${slug}, ${articleId})
    on conflict (slug) do update set article_id = excluded.article_id where article_slug.article_id = ${articleId}
    returning slug`.execute(tx)
  return rows.length > 0
}

export type StoredText = {
  language: string
  title: string
  description: string
  body: RichText
  readingMinutes: number
}

export const listTexts = (db: Db, articleId: number) =>
  db.selectFrom('articleText').selectAll().where('articleId', '=', articleId).orderBy('language').execute()

/** These are all the texts that it has from now on. */
export async function replaceTexts(tx: Tx, articleId: number, texts: StoredText[]) {
  await tx.deleteFrom('articleText').where('articleId', '=', articleId).execute()
  const rows = texts.map((text) => ({ ...text, articleId, body: JSON.stringify(text.body) }))
  await tx.insertInto('articleText').values(rows).execute()
}

/** The moment is the database's; without one it goes back to the drafts. */
export async function setPublished(tx: Tx, id: number, when: 'now' | Date | null) {
  await tx
    .updateTable('article')
    .set({ publishedAt: when === 'now' ? sql`now()` : when, updatedAt: sql`now()` })
    .where('id', '=', id)
    .execute()
}

export async function isFuture(tx: Tx, moment: Date): Promise<boolean> {
  const { rows } = await sql<{ isFuture: boolean }>`select ${moment}::timestamptz > now() as "isFuture"`.execute(tx)
  return rows[0]?.isFuture ?? false
}

export async function removeArticle(tx: Tx, id: number) {
  await tx.deleteFrom('article').where('id', '=', id).execute()
}

export async function addPicture(tx: Tx, articleId: number, mediaId: string, isCover: boolean) {
  if (isCover)
    await tx.deleteFrom('articlePicture').where('articleId', '=', articleId).where('isCover', '=', true).execute()
  await tx.insertInto('articlePicture').values({ articleId, mediaId, isCover }).execute()
}

export async function countPictures(tx: Tx, articleId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('articlePicture')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('articleId', '=', articleId)
    .executeTakeFirstOrThrow()
  return count
}

/** What no text of it shows any more; the newest may still be on its way into one. */
export async function removeUnusedPictures(tx: Tx, articleId: number, usedIds: string[]) {
  await sql`
    delete from article_picture where article_id = ${articleId} and not is_cover
      and media_id <> all(${usedIds}::uuid[]) and added_at < now() - interval '1 day'`.execute(tx)
}
