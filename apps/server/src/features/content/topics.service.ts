import type { Input } from '@gable/contract/call'
import type { orderContent, saveContentTopic, StaffTopic, TopicIcon, TopicKind } from '@gable/contract/content-topics'
import { toSlug, withSuffix } from '@gable/domain/slug'
import { defaultLanguage } from '@gable/i18n/languages'
import { recordAudit } from '#platform/audit.ts'
import type { Db, Tx } from '#platform/db.ts'
import { conflict, notFound, refused } from '#platform/errors.ts'
import type { EventLog } from '#platform/events.ts'
import type { Words } from '#platform/words-by-language.ts'
import {
  addTopic,
  changeTopic,
  countTopics,
  findTopic,
  listTopics,
  lockTopic,
  maxTopics,
  removeTopic,
  saveOrder,
} from './topics.repository.ts'
import { toWorded, toWords, wordsIn } from '#platform/words-by-language.ts'

type Deps = { db: Db; events: EventLog }
export type TopicsService = ReturnType<typeof createTopicsService>

/** The categories of articles and the topics of questions, and the order of all that has one. */
export function createTopicsService({ db, events }: Deps) {
  async function record(tx: Tx, name: 'saved' | 'deleted', id: number, actorId: number) {
    await events.record(tx, { name: `content_topic.${name}`, subjectIds: [id], actorId })
    await recordAudit(tx, { action: `content_topic.${name}`, actorId, object: { kind: 'content_topic', id } })
  }

  type NewTopic = { kind: TopicKind; names: Words; icon: TopicIcon | undefined }

  async function add(tx: Tx, { kind, names, icon = 'help' }: NewTopic) {
    if ((await countTopics(tx, kind)) >= maxTopics) throw refused('quota_exceeded', `${maxTopics} are the most`)
    const wanted = toSlug(wordsIn(names, defaultLanguage), 60) ?? 'topic'
    for (const slug of [wanted, withSuffix(wanted, crypto.randomUUID().slice(0, 8))]) {
      const id = await addTopic(tx, { kind, slug, names, icon })
      if (id !== undefined) return id
    }
    throw new Error(`No slug was free for ${wanted}`)
  }

  return {
    async list(kind: TopicKind): Promise<StaffTopic[]> {
      const topics = await listTopics(db, kind, { onlySeen: false })
      return topics.map(({ names, ...topic }) => ({ ...topic, kind, names: toWorded(names) }))
    },

    async save(staffId: number, { id, kind, names: worded, icon }: Input<typeof saveContentTopic>) {
      const names = toWords(worded, 'names')
      return db.transaction().execute(async (tx) => {
        if (id !== undefined) {
          if ((await findTopic(tx, id))?.kind !== kind) throw notFound('Topic')
          await changeTopic(tx, id, { names, icon })
        }
        const savedId = id ?? (await add(tx, { kind, names, icon }))
        await record(tx, 'saved', savedId, staffId)
        return { id: savedId }
      })
    },

    remove: (staffId: number, id: number) =>
      db.transaction().execute(async (tx) => {
        const topic = await lockTopic(tx, id)
        if (!topic) throw notFound('Topic')
        if (topic.isUsed) throw conflict('illegal_move', 'Something is left in it')
        await removeTopic(tx, id)
        await record(tx, 'deleted', id, staffId)
      }),

    order: (staffId: number, { kind, order }: Input<typeof orderContent>) =>
      db.transaction().execute(async (tx) => {
        const subjectIds = await saveOrder(tx, kind, order)
        if (subjectIds.length === 0) return
        const name = kind === 'faqs' ? 'faq.ordered' : 'content_topic.ordered'
        await events.record(tx, { name, subjectIds, actorId: staffId })
        await recordAudit(tx, { action: name, actorId: staffId, detail: { kind, moved: subjectIds.length } })
      }),
  }
}
