import type { ReportDecision, ReportSubject } from '@gable/domain/report-moves'
import type { Generated, JSONColumnType } from 'kysely'

export type ReportsTables = {
  reportReason: {
    id: Generated<number>
    key: string
    names: JSONColumnType<Partial<Record<string, string>>>
    position: number
    isOther: Generated<boolean>
  }
  report: {
    id: Generated<number>
    /** Nobody, once the person who sent it has left. */
    reporterId: number | null
    subjectKind: ReportSubject
    subjectId: number
    subjectTitle: Generated<string>
    reasonId: number
    message: Generated<string>
    claimedBy: number | null
    claimedAt: Date | null
    closedBy: number | null
    closedAt: Date | null
    decision: ReportDecision | null
    decisionNote: Generated<string>
    createdAt: Generated<Date>
  }
  reportedMessage: {
    reportId: number
    conversationId: number
    sequence: number
    saidAt: Date
    isSubject: boolean
    /** 0 for the administration; nobody once the person has left. */
    senderId: number | null
    text: string
    fileId: string | null
  }
}
