import { sql } from 'kysely'
import type { ReportDecision, ReportSubject } from '@gable/domain/report-moves'
import type { Db } from '#platform/db.ts'
import { invalidField } from '#platform/errors.ts'
import { maxCounted } from '#platform/whole-list.ts'

export type ReportsQuery = { limit: number; list: 'open' | 'closed'; after: string | undefined }

export type StaffReportRow = {
  id: number
  subjectKind: ReportSubject
  subjectId: number
  subjectTitle: string
  key: string
  names: Partial<Record<string, string>>
  message: string
  reporterId: number | null
  reporterName: string | null
  claimedBy: number | null
  claimerName: string | null
  claimedAt: Date | null
  closedAt: Date | null
  decision: ReportDecision | null
  decisionNote: string
  createdAt: Date
  /** In microseconds, as PostgreSQL keeps them: a Date would point before the row it came from. */
  micros: number
}

// Each list has an index that holds nothing else.
const lists = {
  open: { isIn: sql`closed_at is null`, time: sql`report.created_at`, isFirst: sql`>`, order: sql`asc` },
  closed: { isIn: sql`closed_at is not null`, time: sql`report.closed_at`, isFirst: sql`<`, order: sql`desc` },
}

export async function listForStaff(db: Db, { limit, list, after }: ReportsQuery) {
  const { isIn, time, isFirst, order } = lists[list]
  const place = after === undefined ? undefined : readPlace(after)
  const isLater = place
    ? sql`(${time}, report.id) ${isFirst}
        (timestamptz 'epoch' + ${place.micros}::bigint * interval '1 microsecond', ${place.id}::bigint)`
    : sql`true`
  const count = sql<{ total: number }>`
    select count(*)::int as total from (select from report where ${isIn} limit ${maxCounted}) listed`
  const page = sql<StaffReportRow>`
    select report.id, subject_kind, subject_id, subject_title, reason.key, reason.names, message, reporter_id,
      reporter.name as reporter_name, claimed_by, claimer.name as claimer_name, claimed_at, closed_at, decision,
      decision_note, report.created_at, (extract(epoch from ${time}) * 1000000)::bigint as micros
    from report
    join report_reason reason on reason.id = reason_id
    left join account reporter on reporter.id = reporter_id
    left join account claimer on claimer.id = claimed_by
    where ${isIn} and ${isLater}
    order by ${time} ${order}, report.id ${order}
    limit ${limit}`
  const [counted, { rows }] = await Promise.all([count.execute(db), page.execute(db)])
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

function readPlace(text: string) {
  const [, micros, id] = /^(\d{1,16})-(\d{1,15})$/.exec(text) ?? []
  if (!micros || !id) throw invalidField('after', 'invalid')
  return { micros: Number(micros), id: Number(id) }
}
