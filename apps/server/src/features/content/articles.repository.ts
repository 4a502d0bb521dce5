import type { RichText } from '@gable/contract/rich-text'
import { defaultLanguage } from '@gable/i18n/languages'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db.ts'
import { maxCounted } from '#platform/whole-list.ts'
import type { Words } from '#platform/words-by-language.ts'

type PictureFacts = { mediaId: string; width: number; height: number; widths: number[]; placeholder: string | null }

export type ArticleRow = {
  id: number
  slug: string
  title: string
  description: string
  language: string
  author: string
  readingMinutes: number
  topicId: number
  topicSlug: string
  topicNames: Words
  publishedAt: Date
  updatedAt: Date
  cover: PictureFacts | null
}
export type ArticleDetailRow = ArticleRow & { body: RichText; homeCity: string; homeCategoryId: number | null }

/** The one place that says what readers may have: its time has come, by the clock of the database. */
const isPublished = sql`article.published_at <= now()`

const cardColumns = sql`
  article.id, article.slug, words.title, words.description, words.language, article.author,
  words.reading_minutes as "readingMinutes", article.topic_id as "topicId", topic.slug as "topicSlug",
  topic.names as "topicNames", article.published_at as "publishedAt", article.updated_at as "updatedAt",
  (select json_build_object('mediaId', media.id, 'width', width, 'height', height, 'widths', widths,
      'placeholder', placeholder)
    from article_picture join media on media.id = media_id
    where article_id = article.id and is_cover and cardinality(widths) > 0) as cover`

/** In the reader's language, or else in the site's, or else in the first there is. */
const withWords = (language: string) => sql`
  article join content_topic topic on topic.id = topic_id
  join lateral (
    select * from article_text where article_id = article.id
    order by language = ${language} desc, language = ${defaultLanguage} desc, language limit 1
  ) words on true`

type Page = { language: string; topicId?: number | undefined; offset: number; limit: number }

export async function listPublished(db: Db, { language, topicId, offset, limit }: Page): Promise<ArticleRow[]> {
  // The page is chosen before anything is read about its rows.
  const { rows } = await sql<ArticleRow>`
    select ${cardColumns} from (
      select * from article where ${isPublished} and ${ofTopic(topicId)}
      order by published_at desc, id desc offset ${offset} limit ${limit}
    ) chosen join ${withWords(language)} on article.id = chosen.id
    order by article.published_at desc, article.id desc`.execute(db)
  return rows
}

export async function countPublished(db: Db, topicId?: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (
      select from article where ${isPublished} and ${ofTopic(topicId)}
      order by published_at desc, id desc limit ${maxCounted}
    ) listed`.execute(db)
  return rows[0]?.total ?? 0
}

const ofTopic = (topicId: number | undefined): RawBuilder<unknown> =>
  topicId === undefined ? sql`published_at is not null` : sql`article.topic_id = ${topicId}`

/** Others that one may read next: of its category first, the newest first. */
export async function listSimilar(
  db: Db,
  { id, topicId, language, limit }: { id: number; topicId: number; language: string; limit: number },
): Promise<ArticleRow[]> {
  const some = (isAmong: RawBuilder<unknown>, rank: number) => sql`
    (select id, published_at, ${sql.lit(rank)} as rank from article
      where ${isPublished} and id <> ${id} and ${isAmong}
      order by published_at desc, id desc limit ${limit})`
  const { rows } = await sql<ArticleRow>`
    select ${cardColumns} from (
      select id, min(rank) as rank from (
        ${some(sql`topic_id = ${topicId}`, 0)} union all ${some(sql`published_at is not null`, 1)}
      ) found group by id
    ) chosen join ${withWords(language)} on article.id = chosen.id
    order by rank, article.published_at desc, article.id desc limit ${limit}`.execute(db)
  return rows
}

export async function findPublished(
  db: Db,
  wanted: { id: number } | { slug: string },
  language: string,
): Promise<ArticleDetailRow | undefined> {
  const isWanted =
    'id' in wanted
      ? sql`article.id = ${wanted.id}`
      : sql`article.id = (select article_id from article_slug where slug = ${wanted.slug})`
  const { rows } = await sql<ArticleDetailRow>`
    select ${cardColumns}, words.body, article.home_city as "homeCity", article.home_category_id as "homeCategoryId"
    from ${withWords(language)} where ${isWanted} and ${isPublished}`.execute(db)
  return rows[0]
}

export type PictureRow = PictureFacts & { isCover: boolean }

/** All that an article has, the cover first. */
export async function listPictures(db: Db, articleId: number): Promise<PictureRow[]> {
  return db
    .selectFrom('articlePicture')
    .innerJoin('media', 'media.id', 'articlePicture.mediaId')
    .select(['media.id as mediaId', 'width', 'height', 'widths', 'placeholder', 'isCover'])
    .where('articleId', '=', articleId)
    .orderBy('isCover', 'desc')
    .orderBy('addedAt')
    .orderBy('media.id')
    .execute()
}

export const findTopicId = (db: Db, slug: string) =>
  db.selectFrom('contentTopic').select('id').where('kind', '=', 'article').where('slug', '=', slug).executeTakeFirst()
