import {
  maxVerificationFields,
  maxVerificationOptions,
  maxVerificationWords,
  verificationFieldTypes,
} from '@gable/domain/verification-fields'
import { verificationMoveNames, verificationStates } from '@gable/domain/verification-moves'
import * as z from 'zod'
import type { Call } from './call.ts'
import { FilePart, Flag, Id, limitOf, renamed, text } from './wire.ts'

const VerificationField = renamed(
  z.object({
    id: Id,
    name: z.string(),
    hint: z.string().describe('Ours: what helps to fill it in; may be empty'),
    type: z.enum(verificationFieldTypes),
    is_required: z.boolean(),
    options: z
      .array(z.object({ value: z.string(), name: z.string() }))
      .describe('Of a choice: `value` is what is sent, `name` what is read'),
  }),
  { is_required: 'isRequired' },
)
export type VerificationField = z.output<typeof VerificationField>

export const getVerificationFields = {
  method: 'GET',
  path: '/get-agent-verification-form-fields',
  access: 'member',
  demo: 'allowed',
  summary: 'What a member is asked before they are verified, in the language of the request',
  input: z.strictObject({}),
  output: z.array(VerificationField),
  errors: [],
} as const satisfies Call

/** Programs write numbers as such. */
const Written = z.codec(z.union([z.string(), z.number()]), text(maxVerificationWords.textarea), {
  decode: String,
  encode: (value) => value,
})

const Answer = renamed(
  z.strictObject({
    id: Id.describe('Of the field'),
    value: z
      .union([FilePart, Written, z.array(text(200)).max(maxVerificationOptions)])
      .optional()
      .describe(
        'A text; of a number digits with a point; of a date YYYY-MM-DD; of a choice an option, of several a list or ' +
          'texts between commas; of a file the file or the id of a finished upload',
      ),
    keep: Flag.optional().describe('Ours, of a file: 1 takes the one of the last application again'),
  }),
  { keep: 'isKept' },
)
export type VerificationAnswerSent = z.output<typeof Answer>

const moved = {
  method: 'POST',
  access: 'member',
  demo: 'refused',
  output: z.object({ status: z.enum(verificationStates) }),
} as const

export const applyForVerification = {
  ...moved,
  path: '/apply-agent-verification',
  summary: 'Ask to be verified; from initial or failed only, with every required field once',
  input: renamed(z.strictObject({ form_fields: z.array(Answer).max(maxVerificationFields).optional() }), {
    form_fields: 'answers',
  }),
  errors: ['illegal_move'],
  hasFiles: true,
} as const satisfies Call

export const withdrawVerification = {
  ...moved,
  path: '/withdraw-agent-verification',
  summary: 'Ours: take an application back while it waits',
  input: z.strictObject({}),
  errors: ['illegal_move'],
} as const satisfies Call

const Value = z.object({
  id: Id.describe('Of the field'),
  name: z.string(),
  type: z.enum(verificationFieldTypes),
  value: z
    .union([z.string(), z.array(z.string())])
    .describe('As it was sent; of a file an address that works for the caller alone, for five minutes'),
  file: z
    .object({
      name: z.string(),
      type: z.enum(['pdf', 'picture']),
      size: z.int(),
      state: z.enum(['checking', 'ready', 'refused']),
    })
    .nullable(),
})
export type VerificationValue = z.output<typeof Value>

const Step = z.object({
  move: z.enum(verificationMoveNames),
  reason: z.string(),
  created_at: z.string(),
})

const Values = renamed(
  z.object({
    status: z.enum(verificationStates),
    reason: z.string().describe('What staff said, of a failed one'),
    applied_at: z.string().nullable(),
    decided_at: z.string().nullable(),
    valid_until: z.string().nullable().describe('Ours: when a verification ends; null where it does not'),
    form_fields: z.array(Value),
    verification_history: z.array(Step).describe('Ours: what happened before, newest first'),
  }),
  {
    status: 'state',
    applied_at: 'appliedAt',
    decided_at: 'decidedAt',
    valid_until: 'validUntil',
    form_fields: 'values',
    verification_history: 'history',
  },
)
export type VerificationValues = z.output<typeof Values>

export const getVerificationValues = {
  method: 'GET',
  path: '/get-agent-verification-form-values',
  access: 'member',
  demo: 'allowed',
  summary: 'How far the caller is with being verified, and what they sent',
  input: z.strictObject({}),
  output: Values,
  errors: [],
} as const satisfies Call

const Person = z.object({ id: Id, name: z.string() })
const rowShape = {
  id: Id,
  applicant: Person,
  status: z.enum(verificationStates),
  claimed_by: Person.nullable(),
  applied_at: z.string(),
  decided_at: z.string().nullable(),
  valid_until: z.string().nullable(),
}
const rowNames = {
  status: 'state',
  claimed_by: 'claimedBy',
  applied_at: 'appliedAt',
  decided_at: 'decidedAt',
  valid_until: 'validUntil',
} as const

const ApplicationRow = renamed(z.object({ ...rowShape, next: z.string() }), rowNames)
export type VerificationRow = z.output<typeof ApplicationRow>

export const listVerifications = {
  method: 'GET',
  path: '/admin/verifications',
  access: 'staff:review',
  demo: 'allowed',
  summary: 'Who asks to be verified, the longest waiting first, or was decided about, newest first; `next` continues',
  input: renamed(
    z.strictObject({
      limit: limitOf(50),
      status: z.enum(['pending', 'success', 'failed']).optional().describe('Pending, unless others are asked for'),
      after: z.string().max(100).optional(),
    }),
    { status: 'state' },
  ),
  output: z.array(ApplicationRow),
  errors: [],
} as const satisfies Call

const Application = renamed(
  z.object({
    ...rowShape,
    reason: z.string(),
    form_fields: z.array(Value),
    verification_history: z.array(Step.extend({ actor: Person.nullable() })),
  }),
  { ...rowNames, form_fields: 'values', verification_history: 'history' },
)
export type Verification = z.output<typeof Application>

export const getVerification = {
  method: 'GET',
  path: '/admin/verification',
  access: 'staff:review',
  demo: 'allowed',
  summary: 'One application with everything that was sent; addresses of files work for the caller alone',
  input: z.strictObject({ id: Id }),
  output: Application,
  errors: ['not_found'],
} as const satisfies Call

const decided = {
  method: 'POST',
  access: 'staff:review',
  demo: 'refused',
  output: z.object({ id: Id, status: z.enum(verificationStates) }),
  errors: ['not_found', 'illegal_move', 'about_yourself'],
} as const

export const claimVerification = {
  ...decided,
  path: '/admin/claim-verification',
  summary: 'Say that one is looking into an application, so that nobody else does the same work',
  input: z.strictObject({ id: Id }),
} as const satisfies Call

const maxVerificationReason = 1_000

export const decideVerification = {
  ...decided,
  path: '/admin/decide-verification',
  summary: 'Approve or reject what waits, or revoke what was approved; nobody decides about themselves',
  input: z.strictObject({
    id: Id,
    decision: z.enum(['approve', 'reject', 'revoke']),
    reason: text(maxVerificationReason).optional().describe('What the member reads; required but with approve'),
  }),
} as const satisfies Call

const languageCode = z.string().regex(/^[a-z]{2,3}(-[A-Za-z]{2,4})?$/)
const namesOf = (maximum: number) => z.record(languageCode, text(maximum))
const Option = z.object({ value: z.string().regex(/^[a-z0-9_-]{1,60}$/), names: namesOf(200) })

const Texts = z.record(z.string(), z.string()).describe('By the code of the language')

const StaffField = renamed(
  z.object({
    id: Id,
    names: Texts,
    hints: Texts,
    type: z.enum(verificationFieldTypes),
    is_required: z.boolean(),
    options: z.array(z.object({ value: z.string(), names: Texts })),
    is_retired: z.boolean(),
  }),
  { is_required: 'isRequired', is_retired: 'isRetired' },
)
export type StaffVerificationField = z.output<typeof StaffField>

export const listVerificationFields = {
  method: 'GET',
  path: '/admin/verification-fields',
  access: 'staff:settings',
  demo: 'allowed',
  summary: 'All fields of the form in all languages, retired ones last',
  input: z.strictObject({}),
  output: z.array(StaffField),
  errors: [],
} as const satisfies Call

const building = { method: 'POST', access: 'staff:settings', demo: 'refused', output: z.null() } as const

export const saveVerificationField = {
  ...building,
  path: '/admin/save-verification-field',
  output: z.object({ id: Id }),
  summary: 'Add a field, or change the one with this id; its type stays, because answers to it do',
  input: renamed(
    z.strictObject({
      id: Id.optional(),
      names: namesOf(200),
      hints: namesOf(300).optional(),
      type: z.enum(verificationFieldTypes),
      is_required: Flag.optional().describe('Required, unless said otherwise'),
      options: z.array(Option).max(maxVerificationOptions).optional().describe('Of a choice at least one'),
    }),
    { is_required: 'isRequired' },
  ),
  errors: ['not_found', 'illegal_move'],
} as const satisfies Call

export const orderVerificationFields = {
  ...building,
  path: '/admin/order-verification-fields',
  summary: 'Put these fields first, in this order',
  input: z.strictObject({ ids: z.array(Id).min(1).max(maxVerificationFields) }),
  errors: ['not_found'],
} as const satisfies Call

export const retireVerificationField = {
  ...building,
  path: '/admin/retire-verification-field',
  summary: 'Ask a field no more, or with `is_retired` 0 again; what was answered stays',
  input: renamed(z.strictObject({ id: Id, is_retired: Flag.optional() }), { is_retired: 'isRetired' }),
  errors: ['not_found', 'illegal_move'],
} as const satisfies Call
