import type { Input } from '@gable/contract/call'
import type { closeReport, listReports, StaffReport } from '@gable/contract/reports'
import { canMoveReport, type ReportState, toReportReference } from '@gable/domain/report-moves'
import type { LanguageCode } from '@gable/i18n/languages'
import { recordAudit } from '#platform/audit.ts'
import type { Db, Tx } from '#platform/db.ts'
import { conflict, invalidField, notFound } from '#platform/errors.ts'
import type { EventLog } from '#platform/events.ts'
import { enqueueAll } from '#platform/jobs.ts'
import { mostToldAtOnce, tellReporters } from './reports.jobs.ts'
import { closeAllAbout, lockReport, setClaimed, setClosed } from './reports.repository.ts'
import { nameOf, stateOf } from './reports.service.ts'
import { listForStaff, type StaffReportRow } from './staff-reports.repository.ts'

/** Sends a listing back to its lister, with a reason, in the transaction of the decision. */
type TakeDown = (tx: Tx, staffId: number | null, id: number, reason: string) => Promise<unknown>
type Deps = { db: Db; events: EventLog; takeDown: Record<'property' | 'project', TakeDown> }
type Closing = Input<typeof closeReport>
export type StaffReportsService = ReturnType<typeof createStaffReportsService>

/** What staff decide about reports: each step with its audit row and its event, or not at all. */
export function createStaffReportsService({ db, events, takeDown }: Deps) {
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

  return {
    async list({ limit = 24, list = 'open', after }: Input<typeof listReports>, language: LanguageCode) {
      const { rows, total } = await listForStaff(db, { limit, list, after })
      return { data: rows.map((row) => toStaffReport(row, language)), total }
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
            throw conflict('illegal_move', 'Only a listing is taken down; accounts are deactivated')
          if (reason === '') throw invalidField('reason', 'required')
          await takeDown[kind](tx, staffId, subjectId, reason)
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
  const starts = ids.filter((_, index) => index % mostToldAtOnce === 0)
  return starts.map((_, part) => ({ reportIds: ids.slice(part * mostToldAtOnce, (part + 1) * mostToldAtOnce) }))
}

type LockedReport = NonNullable<Awaited<ReturnType<typeof lockReport>>>

const person = (id: number | null, name: string | null) => (id === null ? null : { id, name: name ?? '' })

const toStaffReport = (row: StaffReportRow, language: LanguageCode): StaffReport => ({
  id: row.id,
  reference: toReportReference(row.id),
  kind: row.subjectKind,
  subjectId: row.subjectId,
  title: row.subjectTitle,
  reason: nameOf(row, language),
  message: row.message,
  state: stateOf(row),
  reporter: person(row.reporterId, row.reporterName),
  claimedBy: person(row.claimedBy, row.claimerName),
  decision: row.decision,
  note: row.decisionNote,
  createdAt: row.createdAt.toISOString(),
  next: `${row.micros}-${row.id}`,
})
