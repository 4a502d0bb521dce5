import { maxContactWords } from '@gable/domain/contact-rules'
import * as z from 'zod'
import { Email } from './accounts.ts'
import type { Call } from './call.ts'
import { Id, limitOf, queryNumber, renamed, text } from './wire.ts'

/** A subject is one line, in mails too. */
const line = (maximum: number, minimum = 0) => text(maximum, minimum).overwrite((value) => value.replace(/\s+/g, ' '))

export const contactUs = {
  method: 'POST',
  path: '/contct_us',
  access: 'optional',
  demo: 'refused',
  summary: 'Write to the people behind the site; they answer by mail',
  input: renamed(
    z.strictObject({
      first_name: line(100, 1),
      last_name: line(100).optional(),
      email: Email,
      subject: line(200, 1),
      message: text(maxContactWords, 1),
      website: text(500).optional().describe('Ours: a field that people do not see; whoever fills it in is a program'),
      form_seconds: queryNumber(0, 1_000_000_000)
        .optional()
        .describe('Ours: how long the form was open; nobody writes within two seconds'),
    }),
    { first_name: 'firstName', last_name: 'lastName', form_seconds: 'openSeconds' },
  ),
  output: z.null(),
  errors: ['blocked_by_you'],
} as const satisfies Call

const ContactMessage = renamed(
  z.object({
    id: Id,
    sender_id: Id.nullable().describe('The account of a member who wrote it'),
    first_name: z.string(),
    last_name: z.string(),
    sender_email: z.string(),
    subject: z.string(),
    written: z.string(),
    answer: z.string().nullable(),
    created_at: z.string(),
    next: z.string(),
  }),
  {
    sender_id: 'accountId',
    first_name: 'firstName',
    last_name: 'lastName',
    sender_email: 'email',
    written: 'message',
    created_at: 'createdAt',
  },
)
export type ContactMessage = z.output<typeof ContactMessage>

export const listContactMessages = {
  method: 'GET',
  path: '/admin/contact-messages',
  access: 'staff:members',
  demo: 'allowed',
  summary: 'What people wrote: unanswered ones, the longest waiting first, or answered ones, newest first',
  input: renamed(
    z.strictObject({
      limit: limitOf(50),
      status: z.enum(['open', 'answered']).optional().describe('Open, unless answered ones are asked for'),
      after: z.string().max(100).optional(),
    }),
    { status: 'list' },
  ),
  output: z.array(ContactMessage),
  errors: [],
} as const satisfies Call

export const answerContactMessage = {
  method: 'POST',
  path: '/admin/answer-contact-message',
  access: 'staff:members',
  demo: 'refused',
  summary: 'Answer by mail, once',
  input: renamed(z.strictObject({ id: Id, message: text(maxContactWords, 1) }), { message: 'answer' }),
  output: z.null(),
  errors: ['not_found', 'illegal_move', 'blocked_you'],
} as const satisfies Call
