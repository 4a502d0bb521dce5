import type { Input } from '@gable/contract/call'
import type { Topic } from '@gable/contract/content-topics'
import { type Faq, type getFaqs, maxFaqs, type saveFaq, type StaffFaq } from '@gable/contract/faqs'
import type { LanguageCode } from '@gable/i18n/languages'
import { recordAudit } from '#platform/audit.ts'
import type { Db, Tx } from '#platform/db.ts'
import { invalidField, notFound, refused } from '#platform/errors.ts'
import type { EventLog } from '#platform/events.ts'
import { addFaq, changeFaq, countFaqs, listFaqs, lockFaqs, removeFaq } from './faqs.repository.ts'
import { findTopic, listTopics } from './topics.repository.ts'
import { toWorded, toWords, wordsIn } from '#platform/words-by-language.ts'

type Deps = { db: Db; events: EventLog }
export type FaqsService = ReturnType<typeof createFaqsService>

/** Questions that people ask, with answers in plain words. */
export function createFaqsService({ db, events }: Deps) {
  async function record(tx: Tx, name: 'saved' | 'deleted', id: number, actorId: number) {
    await events.record(tx, { name: `faq.${name}`, subjectIds: [id], actorId })
    await recordAudit(tx, { action: `faq.${name}`, actorId, object: { kind: 'faq', id } })
  }

  return {
    async list({ offset = 0, limit = 50, topicId }: Input<typeof getFaqs>, language: LanguageCode) {
      const [rows, total] = await Promise.all([
        listFaqs(db, { onlySeen: true, topicId, offset, limit }),
        countFaqs(db, { onlySeen: true, topicId }),
      ])
      const data = rows.map(
        (row): Faq => ({
          id: row.id,
          question: wordsIn(row.questions, language),
          answer: wordsIn(row.answers, language),
          topic: { id: row.topicId, slug: row.topicSlug },
        }),
      )
      return { data, total }
    },

    async listTopics(language: LanguageCode): Promise<Topic[]> {
      const topics = await listTopics(db, 'faq', { onlySeen: true })
      return topics
        .filter(({ count }) => count > 0)
        .map(({ names, ...topic }) => ({ ...topic, name: wordsIn(names, language) }))
    },

    async listForStaff(): Promise<StaffFaq[]> {
      const rows = await listFaqs(db, { onlySeen: false, offset: 0, limit: maxFaqs })
      return rows.map(({ id, topicId, questions, answers, isPublished }) => {
        return { id, topicId, questions: toWorded(questions), answers: toWorded(answers), isPublished }
      })
    },

    async save(staffId: number, { id, topicId, isPublished = true, ...worded }: Input<typeof saveFaq>) {
      const questions = toWords(worded.questions, 'questions')
      const answers = toWords(worded.answers, 'answers')
      if ((await findTopic(db, topicId))?.kind !== 'faq') throw invalidField('topicId', 'unknown')
      const written = { topicId, questions, answers, isPublished }
      return db.transaction().execute(async (tx) => {
        const savedId = id ?? (await add(tx, written))
        if (id !== undefined && !(await changeFaq(tx, id, written))) throw notFound('Question')
        await record(tx, 'saved', savedId, staffId)
        return { id: savedId }
      })
    },

    remove: (staffId: number, id: number) =>
      db.transaction().execute(async (tx) => {
        if (!(await removeFaq(tx, id))) throw notFound('Question')
        await record(tx, 'deleted', id, staffId)
      }),
  }
}

async function add(tx: Tx, written: Parameters<typeof addFaq>[1]): Promise<number> {
  await lockFaqs(tx)
  if ((await countFaqs(tx, { onlySeen: false })) >= maxFaqs) throw refused('quota_exceeded', `${maxFaqs} are the most`)
  return addFaq(tx, written)
}
