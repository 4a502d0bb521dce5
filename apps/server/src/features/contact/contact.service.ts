import type { Input } from '@gable/contract/call'
import type { ContactMessage, contactUs, listContactMessages } from '@gable/contract/contact'
import type { Viewer } from '#platform/access.ts'
import { recordAudit } from '#platform/audit.ts'
import type { Db, Tx } from '#platform/db.ts'
import { conflict, notFound } from '#platform/errors.ts'
import type { EventLog } from '#platform/events.ts'
import { enqueue } from '#platform/jobs.ts'
import { type Limit, spendLimits } from '#platform/rate-limit.repository.ts'
import { sendAnswer, tellStaff } from './contact.jobs.ts'
import {
  addMessage,
  listMessages,
  lockMessage,
  type MessageRow,
  removeMessagesOf,
  setAnswer,
} from './contact.repository.ts'

type Deps = {
  db: Db
  events: EventLog
  /** Refuses where one of the two has closed contact. */
  assertMayContactAdmin: (tx: Tx, direction: { from: number } | { to: number }) => Promise<void>
}
type Written = Input<typeof contactUs>
/** From where it comes; `wideNetwork` is what one customer may hold many networks in. */
type Sender = { viewer: Viewer; network: string; wideNetwork: string | undefined; language: string }
export type ContactService = ReturnType<typeof createContactService>

const hour = 3_600
/** A person has not read the form in less. */
const leastSeconds = 2

const limitsOf = ({ viewer, network, wideNetwork }: Sender, email: string): Limit[] => [
  { key: `contact:${network}`, most: 5, windowSeconds: hour },
  ...(wideNetwork ? [{ key: `contact:${wideNetwork}`, most: 20, windowSeconds: hour }] : []),
  { key: `contact:${email}`, most: 5, windowSeconds: hour },
  ...(viewer ? [{ key: `contact:account:${viewer.accountId}`, most: 5, windowSeconds: hour }] : []),
  // Whoever has many networks fills no more than this.
  { key: 'contact', most: 500, windowSeconds: hour },
]

/** What people write to the site, and how they are answered. */
export function createContactService({ db, events, assertMayContactAdmin }: Deps) {
  return {
    /** Programs are told the same as people, so that they learn nothing. */
    async receive(sender: Sender, { website = '', openSeconds, ...written }: Written): Promise<null> {
      const isProgram = website !== '' || (openSeconds !== undefined && openSeconds < leastSeconds)
      await db.transaction().execute(async (tx) => {
        if (sender.viewer) await assertMayContactAdmin(tx, { from: sender.viewer.accountId })
        await spendLimits(tx, limitsOf(sender, written.email))
        if (isProgram) return
        const accountId = sender.viewer?.accountId ?? null
        const { lastName = '', ...rest } = written
        const { id } = await addMessage(tx, { ...rest, lastName, accountId, language: sender.language })
        await events.record(tx, { name: 'contact.received', subjectIds: [id], actorId: accountId })
        await enqueue(tx, tellStaff, { messageId: id })
      })
      return null
    },

    async list({ limit = 24, list = 'open', after }: Input<typeof listContactMessages>) {
      const { rows, total } = await listMessages(db, { limit, list, after })
      return { data: rows.map(toContactMessage), total }
    },

    /** The command of the console answers as nobody. */
    async answer(staffId: number | null, id: number, answer: string): Promise<null> {
      await db.transaction().execute(async (tx) => {
        const message = await lockMessage(tx, id)
        if (!message) throw notFound('Message')
        if (message.answeredAt) throw conflict('illegal_move', 'It was answered already')
        if (message.accountId !== null) await assertMayContactAdmin(tx, { to: message.accountId })
        await setAnswer(tx, id, answer, staffId)
        await enqueue(tx, sendAnswer, { messageId: id })
        await events.record(tx, { name: 'contact.answered', subjectIds: [id], actorId: staffId })
        await recordAudit(tx, { action: 'contact.answer', actorId: staffId, object: { kind: 'contact', id } })
      })
      return null
    },

    eraseAllOf: (accountId: number) => db.transaction().execute((tx) => removeMessagesOf(tx, accountId)),
  }
}

const toContactMessage = ({ micros, createdAt, ...row }: MessageRow): ContactMessage => ({
  ...row,
  createdAt: createdAt.toISOString(),
  next: `${micros}-${row.id}`,
})
