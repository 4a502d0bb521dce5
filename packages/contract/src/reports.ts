import { reportDecisions, reportStates, reportSubjects } from '@gable/domain/report-moves'
import * as z from 'zod'
import type { Call } from './call.ts'
import { Id, limitOf, page, renamed, text } from './wire.ts'

const ReportReason = renamed(
  z.object({ id: Id, reason: z.string(), is_other: z.boolean().describe('Wants other_message') }),
  { is_other: 'isOther' },
)
export type ReportReason = z.output<typeof ReportReason>

export const getReportReasons = {
  method: 'GET',
  path: '/get_report_reasons',
  access: 'optional',
  demo: 'allowed',
  summary: 'What can be wrong with a listing or a member, *other* last',
  input: z.strictObject({}),
  output: z.array(ReportReason),
  errors: [],
} as const satisfies Call

export const mostReportWords = 1_000

const message = text(mostReportWords)
  .optional()
  .describe('Required with the reason that is other, optional with the rest')

const Sent = renamed(
  z.object({
    id: Id,
    reference: z.string().describe('To name it by in a mail, such as R-2217'),
    created_at: z.string(),
    is_replaced: z.boolean().describe('Whether it took the place of an open report about the same'),
  }),
  { created_at: 'createdAt', is_replaced: 'isReplaced' },
)
export type SentReport = z.output<typeof Sent>

const sending = {
  method: 'POST',
  access: 'member',
  demo: 'refused',
  output: Sent,
  errors: ['not_found', 'about_yourself'],
} as const

export const addReport = {
  ...sending,
  path: '/add_reports',
  summary: 'Report a property to the staff; while a report is open, another one about the same replaces it',
  input: renamed(z.strictObject({ reason_id: Id, property_id: Id, other_message: message }), {
    reason_id: 'reasonId',
    property_id: 'propertyId',
    other_message: 'message',
  }),
} as const satisfies Call

export const report = {
  ...sending,
  path: '/report',
  summary: 'Ours: the same about a project or a member; exactly one of the two is named',
  input: renamed(
    z.strictObject({
      reason_id: Id,
      project_id: Id.optional(),
      user_id: Id.optional(),
      other_message: message,
    }),
    { reason_id: 'reasonId', project_id: 'projectId', user_id: 'accountId', other_message: 'message' },
  ),
} as const satisfies Call

const OwnReport = renamed(
  z.object({
    id: Id,
    reference: z.string(),
    kind: z.enum(reportSubjects),
    title: z.string().describe('As it was when it was reported'),
    reason: z.string(),
    state: z.enum(reportStates),
    decision: z.enum(reportDecisions).nullable(),
    note: z.string().describe('What the staff say about their decision'),
    created_at: z.string(),
  }),
  { created_at: 'createdAt' },
)
export type OwnReport = z.output<typeof OwnReport>

export const getOwnReports = {
  method: 'GET',
  path: '/my-reports',
  access: 'member',
  demo: 'allowed',
  summary: 'Ours: the own reports and what came of them, newest first',
  input: renamed(z.strictObject({ limit: page.limit, before: Id.optional() }), { before: 'beforeId' }),
  output: z.array(OwnReport),
  errors: [],
} as const satisfies Call

const StaffReport = renamed(
  z.object({
    id: Id,
    reference: z.string(),
    kind: z.enum(reportSubjects),
    subject_id: Id,
    title: z.string(),
    reason: z.string(),
    other_message: z.string(),
    state: z.enum(reportStates),
    reporter: z.object({ id: Id, name: z.string() }).nullable().describe('Null when the person has left'),
    claimed_by: z.object({ id: Id, name: z.string() }).nullable(),
    decision: z.enum(reportDecisions).nullable(),
    note: z.string(),
    created_at: z.string(),
    next: z.string(),
  }),
  { subject_id: 'subjectId', other_message: 'message', claimed_by: 'claimedBy', created_at: 'createdAt' },
)
export type StaffReport = z.output<typeof StaffReport>

export const listReports = {
  method: 'GET',
  path: '/admin/reports',
  access: 'staff:review',
  demo: 'allowed',
  summary: 'What was reported: open ones, the longest waiting first, or closed ones, newest first; `next` continues',
  input: renamed(
    z.strictObject({
      limit: limitOf(50),
      status: z.enum(['open', 'closed']).optional().describe('Open, unless closed ones are asked for'),
      after: z.string().max(100).optional(),
    }),
    { status: 'list' },
  ),
  output: z.array(StaffReport),
  errors: [],
} as const satisfies Call

const decided = {
  method: 'POST',
  access: 'staff:review',
  demo: 'refused',
  output: z.object({ id: Id, state: z.enum(reportStates) }),
  errors: ['not_found', 'illegal_move'],
} as const

export const claimReport = {
  ...decided,
  path: '/admin/claim-report',
  summary: 'Say that one is looking into a report, so that nobody else does the same work',
  input: z.strictObject({ id: Id }),
} as const satisfies Call

export const closeReport = {
  ...decided,
  path: '/admin/close-report',
  summary: 'Decide about a report; taken_down sends the listing back to its lister and closes all reports about it',
  input: z.strictObject({
    id: Id,
    decision: z.enum(['no_action', 'action_taken', 'taken_down']),
    note: text(mostReportWords).optional().describe('What the reporter reads about it'),
    reason: text(mostReportWords).optional().describe('What the lister reads; required with taken_down'),
  }),
} as const satisfies Call
