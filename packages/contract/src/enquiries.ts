import * as z from 'zod'
import { Email } from './accounts.ts'
import type { Call } from './call.ts'
import { Id, renamed, Slug, text } from './wire.ts'

export const maxEnquiryWords = 2_000
const line = (maximum: number, minimum = 0) => text(maximum, minimum).overwrite((value) => value.replace(/\s+/g, ' '))

export const getEnquiryChallenge = {
  method: 'GET',
  path: '/enquiry-challenge',
  access: 'public',
  demo: 'allowed',
  summary: 'Ours: what a browser has to work on for a moment before an enquiry is taken; good for an hour, and once',
  input: z.strictObject({}),
  output: z.object({ challenge: z.string() }),
  errors: [],
} as const satisfies Call

export const sendEnquiry = {
  method: 'POST',
  path: '/send-enquiry',
  access: 'optional',
  demo: 'refused',
  summary: 'Ours: ask a lister about a home without an account; they read it once the link in a mail was opened',
  input: renamed(
    z.strictObject({
      property_id: Id,
      name: line(100, 1),
      email: Email,
      mobile: line(32).optional(),
      message: text(maxEnquiryWords, 1),
      website: text(500).optional().describe('A field that people do not see; whoever fills it in is a program'),
      challenge: z.string().max(200).describe('As enquiry-challenge gave it, at least three seconds ago'),
      answer: z.string().max(40).describe('With `challenge:answer` the SHA-256 of which begins with 16 zero bits'),
    }),
    { property_id: 'propertyId', mobile: 'phoneNumber' },
  ),
  output: z.null(),
  errors: ['not_found', 'package_required', 'about_yourself', 'blocked_by_you', 'blocked_you', 'challenge_failed'],
} as const satisfies Call

export const confirmEnquiry = {
  method: 'POST',
  path: '/confirm-enquiry',
  access: 'public',
  demo: 'refused',
  summary: 'Ours: prove an address by the token of its mail; now the lister reads the enquiry. It works once',
  isSecret: true,
  input: z.strictObject({ token: z.string().max(200) }),
  output: renamed(z.object({ slug_id: Slug }), { slug_id: 'slug' }),
  errors: ['not_found', 'about_yourself', 'blocked_by_you', 'blocked_you'],
} as const satisfies Call
