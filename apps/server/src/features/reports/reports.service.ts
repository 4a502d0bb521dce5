import type { Input } from '@gable/contract/call'
import type { getOwnReports, OwnReport, ReportReason, SentReport } from '@gable/contract/reports'
import { type ReportState, toReportReference } from '@gable/domain/report-moves'
import { defaultLanguage, type LanguageCode } from '@gable/i18n/languages'
import type { Member } from '#platform/access.ts'
import type { Db, Tx } from '#platform/db.ts'
import { conflict, invalidField, notFound } from '#platform/errors.ts'
import type { EventLog } from '#platform/events.ts'
import { type Limit, spendLimits } from '#platform/rate-limit.repository.ts'
import { maxCounted } from '#platform/whole-list.ts'
import type { findReportable, Reportable } from '../chat/reported.ts'
import { keepSaid } from './reported-messages.repository.ts'
import {
  findName,
  findSubject,
  type IsPublic,
  listOwnReports,
  listReasons,
  putReport,
  type Subject,
} from './reports.repository.ts'

type Deps = {
  db: Db
  events: EventLog
  isPublic: IsPublic
  /** One that the reader can read still, with the few before it. */
  findMessage: typeof findReportable
}
/** By its id, or of a message by its place. */
export type Asked =
  | { kind: Exclude<Subject['kind'], 'message'>; id: number }
  | { kind: 'message'; chatId: number; sequence: number }
type Found = Subject & { ownerId: number; title: string; message?: Reportable }
type Report = { subject: Asked; reasonId: number; message?: string | undefined }
export type ReportsService = ReturnType<typeof createReportsService>

/** More than anybody finds wrong in good faith. */
const limitsOf = (accountId: number): Limit[] => [
  { key: `report:${accountId}`, most: 20, windowSeconds: 3_600 },
  { key: `report:${accountId}`, most: 60, windowSeconds: 86_400 },
]

/** What readers tell the staff. However many report a thing, only staff hide it. */
export function createReportsService({ db, events, isPublic, findMessage }: Deps) {
  /** What is meant, with whose it is; nothing where whoever reports it cannot see it. */
  async function find(tx: Tx, reporterId: number, asked: Asked): Promise<Found | undefined> {
    if (asked.kind !== 'message') {
      const found = await findSubject(tx, asked, isPublic)
      return found && { ...asked, ...found }
    }
    const { chatId: conversationId, sequence } = asked
    const message = await findMessage(tx, reporterId, { conversationId, sequence })
    const ownerId = message?.said[0]?.senderId
    if (!message || ownerId === undefined) return undefined
    return { kind: 'message', id: message.id, ownerId, title: await findName(tx, ownerId), message }
  }

  return {
    async listReasons(language: LanguageCode): Promise<ReportReason[]> {
      const rows = await listReasons(db)
      return rows.map((row) => ({ id: row.id, reason: nameOf(row, language), isOther: row.isOther }))
    },

    async send({ accountId }: Member, { subject, reasonId, message = '' }: Report): Promise<SentReport> {
      const reason = (await listReasons(db)).find(({ id }) => id === reasonId)
      if (!reason) throw invalidField('reasonId', 'unknown')
      if (reason.isOther && message === '') throw invalidField('message', 'required')
      return db.transaction().execute(async (tx) => {
        const found = await find(tx, accountId, subject)
        if (!found) throw notFound('What is reported')
        if (found.ownerId === accountId) throw conflict('about_yourself', 'Nobody reports what is their own')
        await spendLimits(tx, limitsOf(accountId))
        const { title } = found
        const sent = await putReport(tx, { reporterId: accountId, subject: found, title, reasonId, message })
        if (found.message) await keepSaid(tx, sent.id, found.message)
        await events.record(tx, { name: 'report.sent', subjectIds: [sent.id], actorId: accountId })
        const { id, createdAt, isReplaced } = sent
        return { id, reference: toReportReference(id), createdAt: createdAt.toISOString(), isReplaced }
      })
    },

    async listOwn(
      { accountId }: Member,
      { limit = 24, beforeId }: Input<typeof getOwnReports>,
      language: LanguageCode,
    ): Promise<{ data: OwnReport[]; total: number }> {
      const { rows, total } = await listOwnReports(db, accountId, { limit, beforeId, most: maxCounted })
      const data = rows.map((row) => ({
        id: row.id,
        reference: toReportReference(row.id),
        kind: row.subjectKind,
        title: row.subjectTitle,
        reason: nameOf(row, language),
        state: stateOf(row),
        decision: row.decision,
        note: row.decisionNote,
        createdAt: row.createdAt.toISOString(),
      }))
      return { data, total }
    },
  }
}

type Named = { key: string; names: Partial<Record<string, string>> }

export const nameOf = ({ key, names }: Named, language: LanguageCode) =>
  names[language] ?? names[defaultLanguage] ?? key

export const stateOf = ({ claimedAt, closedAt }: { claimedAt: Date | null; closedAt: Date | null }): ReportState =>
  closedAt ? 'closed' : claimedAt ? 'claimed' : 'open'
