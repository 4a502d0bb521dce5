import type { Article, ArticleCard, getArticles } from '@gable/contract/articles'
import type { Input } from '@gable/contract/call'
import type { Topic } from '@gable/contract/content-topics'
import type { Picture, PropertyCard } from '@gable/contract/property'
import type { LanguageCode } from '@gable/i18n/languages'
import type { Viewer } from '#platform/access.ts'
import type { Db } from '#platform/db.ts'
import { notFound } from '#platform/errors.ts'
import {
  type ArticleDetailRow,
  type ArticleRow,
  countPublished,
  findPublished,
  findTopicId,
  listPictures,
  listPublished,
  listSimilar,
  type PictureRow,
} from './articles.repository.ts'
import { renderRichText } from './render-rich-text.ts'
import { listTopics } from './topics.repository.ts'
import { wordsIn } from '#platform/words-by-language.ts'

type Reader = { viewer: Viewer; language: LanguageCode }
type AboutHomes = { city?: string | undefined; categoryIds?: number[] | undefined }
export type ArticlesDeps = {
  db: Db
  mediaUrl: string
  /** Homes that this reader may see. */
  listHomes: (viewer: Viewer, about: AboutHomes, language: LanguageCode, limit: number) => Promise<PropertyCard[]>
}
export type ArticlesService = ReturnType<typeof createArticlesService>

const similarCount = 3
const homeCount = 3

/** What readers get of the articles. */
export function createArticlesService({ db, mediaUrl, listHomes }: ArticlesDeps) {
  const toCard = (row: ArticleRow, language: LanguageCode): ArticleCard => ({
    id: row.id,
    slug: row.slug,
    title: row.title,
    description: row.description,
    language: row.language,
    author: row.author,
    readingMinutes: row.readingMinutes,
    category: { id: row.topicId, slug: row.topicSlug, name: wordsIn(row.topicNames, language) },
    picture: row.cover && toPicture(row.cover, mediaUrl),
    publishedAt: row.publishedAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  })

  async function toArticle(row: ArticleDetailRow, { viewer, language }: Reader): Promise<Article> {
    const { id, topicId, homeCity, homeCategoryId } = row
    const isAboutHomes = homeCity !== '' || homeCategoryId !== null
    const about = { city: homeCity || undefined, categoryIds: homeCategoryId ? [homeCategoryId] : undefined }
    const [pictures, similar, homes] = await Promise.all([
      listPictures(db, id),
      listSimilar(db, { id, topicId, language, limit: similarCount }),
      isAboutHomes ? listHomes(viewer, about, language, homeCount) : [],
    ])
    const { html: body, contents } = renderRichText(row.body, picturesById(pictures, mediaUrl))
    return { ...toCard(row, language), body, contents, similar: similar.map((one) => toCard(one, language)), homes }
  }

  return {
    async list(input: Input<typeof getArticles>, reader: Reader): Promise<{ data: Article[]; total: number }> {
      const { id, slug, topicSlug, offset = 0, limit = 12 } = input
      const { language } = reader
      const wanted = id ? { id } : slug ? { slug } : undefined
      if (wanted) {
        const row = await findPublished(db, wanted, language)
        if (!row) throw notFound('Article')
        return { data: [await toArticle(row, reader)], total: 1 }
      }
      const topicId = input.topicId ?? (topicSlug ? ((await findTopicId(db, topicSlug))?.id ?? 0) : undefined)
      const [rows, total] = await Promise.all([
        listPublished(db, { language, topicId, offset, limit }),
        countPublished(db, topicId),
      ])
      return { data: rows.map((row) => toCard(row, language)), total }
    },

    /** For the home page. */
    async listFirst(language: LanguageCode, limit: number): Promise<ArticleCard[]> {
      const rows = await listPublished(db, { language, offset: 0, limit })
      return rows.map((row) => toCard(row, language))
    },

    async listCategories(language: LanguageCode): Promise<Topic[]> {
      const topics = await listTopics(db, 'article', { onlySeen: true })
      return topics
        .filter(({ count }) => count > 0)
        .map(({ names, ...topic }) => ({ ...topic, name: wordsIn(names, language) }))
    },
  }
}

type Facts = Omit<PictureRow, 'isCover'>

export const toPicture = ({ mediaId, width, height, widths, placeholder }: Facts, mediaUrl: string): Picture => ({
  id: mediaId,
  url: `${mediaUrl}/${mediaId}`,
  ...{ width, height, widths, placeholder },
})

export const picturesById = (rows: Facts[], mediaUrl: string) =>
  new Map(rows.map((row) => [row.mediaId, toPicture(row, mediaUrl)]))
