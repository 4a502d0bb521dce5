import type { Input } from '@gable/contract/call'
import type { closeReport, listReports, SaidMessage, StaffReport } from '@gable/contract/reports'
import { canMoveReport, type ReportState, toReportReference } from '@gable/domain/report-moves'
import type { LanguageCode } from '@gable/i18n/languages'
import { recordAudit } from '#platform/audit.ts'
import type { Db, Tx } from '#platform/db.ts'
import { conflict, invalidField, notFound } from '#platform/errors.ts'
import type { EventLog } from '#platform/events.ts'
import { enqueueAll } from '#platform/jobs.ts'
import type { Member } from '#platform/access.ts'
import type { ListFiles, ShownFile } from '../chat/present-messages.ts'
import { findPlace, listSaid, type SaidRow } from './reported-messages.repository.ts'
import { maxNotifiedAtOnce, tellReporters } from './reports.jobs.ts'
import { closeAllAbout, lockReport, setClaimed, setClosed } from './reports.repository.ts'
import { nameOf, stateOf } from './reports.service.ts'
import { listForStaff, type StaffReportRow } from './staff-reports.repository.ts'

/** Sends a listing back to its lister, with a reason, in the transaction of the decision. */
type TakeDown = (tx: Tx, staffId: number | null, id: number, reason: string) => Promise<unknown>
type Deps = {
  db: Db
  events: EventLog
  takeDown: Record<'property' | 'project' | 'review', TakeDown>
  /** For both of a conversation, and whoever wrote it reads that staff did. */
  removeMessage: (tx: Tx, place: { conversationId: number; sequence: number }) => Promise<void>
  /** As whoever reads them may have them for some minutes. */
  listFiles: ListFiles
}
type Closing = Input<typeof closeReport>
export type StaffReportsService = ReturnType<typeof createStaffReportsService>

/** What staff decide about reports: each step with its audit row and its event, or not at all. */
export function createStaffReportsService({ db, events, takeDown, removeMessage, listFiles }: Deps) {
  /** Nobody else can change the report meanwhile. */
  const change = (id: number, move: 'claim' | 'close', work: (tx: Tx, report: LockedReport) => Promise<ReportState>) =>
    db.transaction().execute(async (tx) => {
      const report = await lockReport(tx, id)
      if (!report) throw notFound('Report')
      const state = stateOf(report)
      if (!canMoveReport(move, state))
        throw conflict('illegal_move', `A report that is ${state} cannot do this: ${move}`)
      return { id, state: await work(tx, report) }
    })

  async function takeDownMessage(tx: Tx, messageId: number) {
    const place = await findPlace(tx, messageId)
    if (place) await removeMessage(tx, place)
  }

  return {
    /** The command of the console reads as nobody, and sees no files. */
    async list(
      staff: Member | undefined,
      { limit = 24, list = 'open', after }: Input<typeof listReports>,
      language: LanguageCode,
    ) {
      const { rows, total } = await listForStaff(db, { limit, list, after })
      const ids = rows.filter(({ subjectKind }) => subjectKind === 'message').map(({ id }) => id)
      const said = Map.groupBy(await listSaid(db, ids), ({ reportId }) => reportId)
      const fileIds = staff ? [...said.values()].flat().flatMap(({ fileId }) => fileId ?? []) : []
      const files =
        staff && fileIds.length > 0 ? await listFiles(staff.accountId, fileIds) : new Map<string, ShownFile>()
      const data = rows.map((row) => toStaffReport(row, language, toSaid(said.get(row.id) ?? [], files)))
      return { data, total }
    },

    claim: (staffId: number, id: number) =>
      change(id, 'claim', async (tx) => {
        await setClaimed(tx, id, staffId)
        await events.record(tx, { name: 'report.claimed', subjectIds: [id], actorId: staffId })
        await recordAudit(tx, { action: 'report.claim', actorId: staffId, object: { kind: 'report', id } })
        return 'claimed'
      }),

    /** The command of the console closes as nobody. */
    close: (staffId: number | null, { id, decision, note = '', reason = '' }: Closing) =>
      change(id, 'close', async (tx, { subjectKind: kind, subjectId }) => {
        const closing = { decision, note, staffId }
        let closedIds = [id]
        if (decision === 'taken_down') {
          if (kind === 'account')
            throw conflict('illegal_move', 'Only what is published is taken down; accounts are deactivated')
          if (kind === 'message') await takeDownMessage(tx, subjectId)
          else if (reason === '') throw invalidField('reason', 'required')
          else await takeDown[kind](tx, staffId, subjectId, reason)
          // Everybody who reported it was heard.
          closedIds = await closeAllAbout(tx, kind, [subjectId], closing)
        } else await setClosed(tx, id, closing)
        await events.record(tx, {
          name: 'report.closed',
          subjectIds: closedIds,
          actorId: staffId,
          detail: { decision },
        })
        await enqueueAll(tx, tellReporters, inParts(closedIds))
        const detail = { decision, subject: `${kind} ${subjectId}`, closed: closedIds.length }
        await recordAudit(tx, { action: 'report.close', actorId: staffId, object: { kind: 'report', id }, detail })
        return 'closed'
      }),
  }
}

function inParts(ids: number[]): { reportIds: number[] }[] {
  const starts = ids.filter((_, index) => index % maxNotifiedAtOnce === 0)
  return starts.map((_, part) => ({ reportIds: ids.slice(part * maxNotifiedAtOnce, (part + 1) * maxNotifiedAtOnce) }))
}

type LockedReport = NonNullable<Awaited<ReturnType<typeof lockReport>>>

const person = (id: number | null, name: string | null) => (id === null ? null : { id, name: name ?? '' })

const toSaid = (rows: SaidRow[], files: Map<string, ShownFile>): SaidMessage[] =>
  rows.map((row) => {
    const { url = '', file = null, voice = null } = files.get(row.fileId ?? '') ?? {}
    return {
      sender: person(row.senderId, row.name),
      isReported: row.isSubject,
      text: row.text,
      ...{ fileUrl: file ? url : '', audioUrl: voice ? url : '', file, voice },
      saidAt: row.saidAt.toISOString(),
    }
  })

const toStaffReport = (row: StaffReportRow, language: LanguageCode, said: SaidMessage[]): StaffReport => ({
  id: row.id,
  reference: toReportReference(row.id),
  kind: row.subjectKind,
  subjectId: row.subjectId,
  title: row.subjectTitle,
  reason: nameOf(row, language),
  message: row.message,
  said,
  state: stateOf(row),
  reporter: person(row.reporterId, row.reporterName),
  claimedBy: person(row.claimedBy, row.claimerName),
  decision: row.decision,
  note: row.decisionNote,
  createdAt: row.createdAt.toISOString(),
  next: `${row.micros}-${row.id}`,
})
