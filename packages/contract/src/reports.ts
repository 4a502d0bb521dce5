import { reportDecisions, reportStates, reportSubjects } from '@gable/domain/report-moves'
import * as z from 'zod'
import type { Call } from './call.ts'
import { ChatFile, ChatVoice, WholeNumber } from './chat-message.ts'
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

export const maxReportWords = 1_000

const message = text(maxReportWords)
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
  summary:
    'Ours: the same about a project, a member, a review of an agent or a message of a conversation of the caller; ' +
    'exactly one of them is named',
  input: renamed(
    z.strictObject({
      reason_id: Id,
      project_id: Id.optional(),
      user_id: Id.optional(),
      review_id: Id.optional(),
      chat_id: Id.optional(),
      sequence: WholeNumber.optional().describe('With chat_id: the place of the message there'),
      other_message: message,
    }),
    {
      reason_id: 'reasonId',
      project_id: 'projectId',
      user_id: 'accountId',
      review_id: 'reviewId',
      chat_id: 'chatId',
      other_message: 'message',
    },
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

const SaidMessage = renamed(
  z.object({
    sender: z.object({ id: z.int().nonnegative(), name: z.string() }).nullable().describe('Null for who has left'),
    is_reported: z.boolean().describe('The one that is meant; the others came before it'),
    message: z.string(),
    file: z.string().describe('An address that ends after a while; empty without a file'),
    audio: z.string(),
    file_details: ChatFile.nullable(),
    audio_details: ChatVoice.nullable(),
    created_at: z.string(),
  }),
  {
    is_reported: 'isReported',
    message: 'text',
    file: 'fileUrl',
    audio: 'audioUrl',
    file_details: 'file',
    audio_details: 'voice',
    created_at: 'saidAt',
  },
)
export type SaidMessage = z.output<typeof SaidMessage>

const StaffReport = renamed(
  z.object({
    id: Id,
    reference: z.string(),
    kind: z.enum(reportSubjects),
    subject_id: Id,
    title: z.string(),
    reason: z.string(),
    other_message: z.string(),
    said: z.array(SaidMessage).describe('Of a message what was really said, the oldest first; else empty'),
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
  summary:
    'Decide about a report; taken_down sends the listing back to its lister, or removes the message for both, and ' +
    'closes all reports about it',
  input: z.strictObject({
    id: Id,
    decision: z.enum(['no_action', 'action_taken', 'taken_down']),
    note: text(maxReportWords).optional().describe('What the reporter reads about it'),
    reason: text(maxReportWords)
      .optional()
      .describe('What the lister reads; required with taken_down, but of a message'),
  }),
} as const satisfies Call
