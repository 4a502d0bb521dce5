import type { ReportDecision } from '@gable/domain/report-moves'

/** What happens to a report; its subject is the report. */
export type ReportsEvents = {
  'report.sent': undefined
  'report.claimed': undefined
  'report.closed': { decision: ReportDecision }
}
