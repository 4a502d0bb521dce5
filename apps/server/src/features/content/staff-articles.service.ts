import type { listArticles, moveArticle, saveArticle, StaffArticle, StaffArticleCard } from '@gable/contract/articles'
import type { Input } from '@gable/contract/call'
import type { ReceivedFile } from '@gable/contract/wire'
import { type ArticleState, canMoveArticle } from '@gable/domain/article-moves'
import { toSlug, withSuffix } from '@gable/domain/slug'
import { defaultLanguage, type LanguageCode } from '@gable/i18n/languages'
import { recordAudit } from '#platform/audit.ts'
import type { Db, Tx } from '#platform/db.ts'
import { conflict, invalidField, notFound, refused } from '#platform/errors.ts'
import type { EventLog } from '#platform/events.ts'
import type { MediaService } from '../media/media.service.ts'
import { listPictures } from './articles.repository.ts'
import { picturesById, toPicture } from './articles.service.ts'
import { pictureIdsOf, readingMinutes } from './document-facts.ts'
import { renderRichText } from './render-rich-text.ts'
import {
  addArticle,
  addPicture,
  changeArticle,
  claimSlug,
  countPictures,
  findArticle,
  isFuture,
  listForStaff,
  listTexts,
  lockArticle,
  removeArticle,
  removeUnusedPictures,
  replaceTexts,
  setPublished,
} from './staff-articles.repository.ts'
import { findTopic } from './topics.repository.ts'
import { assertLanguage } from '#platform/words-by-language.ts'

export type StaffArticlesDeps = {
  db: Db
  events: EventLog
  mediaUrl: string
  media: Pick<MediaService, 'storeOriginals' | 'addToLibrary'>
  /** Of the kinds of homes. */
  isCategory: (id: number) => Promise<boolean>
}
type Saving = Input<typeof saveArticle>
export type StaffArticlesService = ReturnType<typeof createStaffArticlesService>

const maxPictures = 60

/** What editors do with articles: each change with its event and its audit row, or not at all. */
export function createStaffArticlesService({ db, events, mediaUrl, media, isCategory }: StaffArticlesDeps) {
  async function record(tx: Tx, name: 'saved' | 'published' | 'withdrawn' | 'deleted', id: number, actorId: number) {
    await events.record(tx, { name: `article.${name}`, subjectIds: [id], actorId })
    await recordAudit(tx, { action: `article.${name}`, actorId, object: { kind: 'article', id } })
  }

  async function assertPlaced({ topicId, homeCategoryId }: Saving) {
    const topic = await findTopic(db, topicId)
    if (topic?.kind !== 'article') throw invalidField('topicId', 'unknown')
    if (homeCategoryId && !(await isCategory(homeCategoryId))) throw invalidField('homeCategoryId', 'unknown')
  }

  /** A text shows pictures of its own article alone. */
  async function assertPictures(tx: Tx, id: number | undefined, usedIds: string[]) {
    const own = new Set(id === undefined ? [] : (await listPictures(tx, id)).map(({ mediaId }) => mediaId))
    if (usedIds.some((mediaId) => !own.has(mediaId))) throw invalidField('texts', 'unknown_picture')
  }

  /** Once given, a slug leads to this article for ever. */
  async function chooseSlug(tx: Tx, id: number, before: string | undefined, { slugWish, texts }: Saving) {
    const wish = toSlug(slugWish ?? '')
    if (before !== undefined && wish === undefined) return before
    const title = texts.find(({ language }) => language === defaultLanguage)?.title ?? texts[0]?.title ?? ''
    const wanted = wish ?? toSlug(title) ?? `article-${id}`
    const candidates = [wanted, withSuffix(wanted, id), withSuffix(wanted, crypto.randomUUID().slice(0, 8))]
    for (const slug of candidates) if (await claimSlug(tx, slug, id)) return slug
    throw new Error(`No slug was free for article ${id}`)
  }

  return {
    async list(input: Input<typeof listArticles>, language: LanguageCode) {
      const { limit = 24, state, beforeId } = input
      const { rows, total } = await listForStaff(db, { limit, state, beforeId, language })
      const data = rows.map(
        (row): StaffArticleCard => ({
          ...row,
          publishAt: row.publishAt?.toISOString() ?? null,
          updatedAt: row.updatedAt.toISOString(),
        }),
      )
      return { data, total }
    },

    async get(id: number): Promise<StaffArticle> {
      const article = await findArticle(db, id)
      if (!article) throw notFound('Article')
      const [texts, pictures] = await Promise.all([listTexts(db, id), listPictures(db, id)])
      const known = picturesById(pictures, mediaUrl)
      return {
        ...article,
        publishAt: article.publishAt?.toISOString() ?? null,
        texts: texts.map(({ language, title, description, body }) => {
          return { language, title, description, body, preview: renderRichText(body, known).html }
        }),
        pictures: pictures.map((row) => ({ picture: toPicture(row, mediaUrl), isCover: row.isCover })),
      }
    },

    async save(staffId: number, saving: Saving) {
      const { texts, topicId, author = '', homeCity = '', homeCategoryId = null } = saving
      await assertPlaced(saving)
      for (const { language } of texts) assertLanguage(language, 'texts')
      if (new Set(texts.map(({ language }) => language)).size < texts.length) {
        throw invalidField('texts', 'repeated')
      }
      const usedIds = texts.flatMap(({ body }) => pictureIdsOf(body))
      return db.transaction().execute(async (tx) => {
        const before = saving.id === undefined ? undefined : await lockArticle(tx, saving.id)
        if (saving.id !== undefined && !before) throw notFound('Article')
        if (before && saving.version !== before.version)
          throw conflict('changed_meanwhile', 'Somebody else has changed it', { version: before.version })
        await assertPictures(tx, before?.id, usedIds)
        const written = { topicId, author, homeCity, homeCategoryId }
        const id = before?.id ?? (await addArticle(tx, written))
        const slug = await chooseSlug(tx, id, before?.slug, saving)
        const version = await changeArticle(tx, id, { ...written, slug })
        await replaceTexts(
          tx,
          id,
          texts.map(({ language, title, description = '', body }) => {
            return { language, title, description, body, readingMinutes: readingMinutes(body) }
          }),
        )
        await removeUnusedPictures(tx, id, usedIds)
        await record(tx, 'saved', id, staffId)
        return { id, slug, version }
      })
    },

    async addPicture(staffId: number, id: number, { image, isCover }: { image: ReceivedFile; isCover: boolean }) {
      if (!(await findArticle(db, id))) throw notFound('Article')
      const [picture] = await media.storeOriginals(staffId, [image])
      if (!picture) throw new Error('The picture was not stored')
      return db.transaction().execute(async (tx) => {
        if (!(await lockArticle(tx, id))) throw notFound('Article')
        if ((await countPictures(tx, id)) >= maxPictures)
          throw refused('quota_exceeded', `${maxPictures} pictures are the most`)
        await media.addToLibrary(tx, [picture])
        await addPicture(tx, id, picture.id, isCover)
        await record(tx, 'saved', id, staffId)
        return { mediaId: picture.id }
      })
    },

    move: (staffId: number, { id, move, publishAt }: Input<typeof moveArticle>) =>
      db.transaction().execute(async (tx): Promise<{ id: number; state: ArticleState }> => {
        const article = await lockArticle(tx, id)
        if (!article) throw notFound('Article')
        if (!canMoveArticle(move, article.state))
          throw conflict('illegal_move', `An article that is ${article.state} cannot do this: ${move}`)
        if (move === 'publish') {
          await setPublished(tx, id, 'now')
          await record(tx, 'published', id, staffId)
          return { id, state: 'published' }
        }
        if (move === 'withdraw') {
          await setPublished(tx, id, null)
          await record(tx, 'withdrawn', id, staffId)
          return { id, state: 'draft' }
        }
        if (publishAt === undefined) throw invalidField('publishAt', 'required')
        const moment = new Date(publishAt)
        if (!(await isFuture(tx, moment))) throw invalidField('publishAt', 'too_early')
        await setPublished(tx, id, moment)
        const detail = { publishAt: moment.toISOString() }
        await events.record(tx, { name: 'article.scheduled', subjectIds: [id], actorId: staffId, detail })
        await recordAudit(tx, {
          action: 'article.scheduled',
          actorId: staffId,
          object: { kind: 'article', id },
          detail,
        })
        return { id, state: 'scheduled' }
      }),

    remove: (staffId: number, id: number) =>
      db.transaction().execute(async (tx) => {
        if (!(await lockArticle(tx, id))) throw notFound('Article')
        await removeArticle(tx, id)
        await record(tx, 'deleted', id, staffId)
      }),
  }
}
