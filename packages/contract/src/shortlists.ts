import * as z from 'zod'
import type { Call } from './call.ts'
import { cardFields, cardNames } from './property.ts'
import { Flag, Id, renamed, text } from './wire.ts'

/** More than anybody shows to others at once. */
export const maxShared = 50

export const shareShortlist = {
  method: 'POST',
  path: '/share-shortlist',
  access: 'member',
  demo: 'refused',
  summary: 'Share saved homes by a link that anybody may open; it takes the place of the one shared before',
  // The link is told once, and nothing that would tell it again is kept.
  isSecret: true,
  input: renamed(
    z.strictObject({
      title: text(80).optional(),
      ids: z
        .array(Id)
        .min(1)
        .max(maxShared)
        .optional()
        .describe('Homes that the caller saved; the last saved unless said'),
      show_notes: Flag.optional().describe('1 shows the notes on them; they stay private unless said'),
    }),
    { show_notes: 'showsNotes' },
  ),
  output: renamed(z.object({ link_token: z.string().describe('The last part of the address /shortlist/…') }), {
    link_token: 'token',
  }),
  errors: ['not_found'],
} as const satisfies Call

const OwnShortlist = renamed(
  z.object({ title: z.string(), show_notes: z.boolean(), home_count: z.int().nonnegative(), shared_at: z.string() }),
  { show_notes: 'showsNotes', home_count: 'homeCount', shared_at: 'sharedAt' },
)
export type OwnShortlist = z.output<typeof OwnShortlist>

export const getOwnShortlist = {
  method: 'GET',
  path: '/own-shortlist',
  access: 'member',
  demo: 'allowed',
  summary: 'What the caller shares; null for nothing. Its link is known only to those who were given it',
  input: z.strictObject({}),
  output: OwnShortlist.nullable(),
  errors: [],
} as const satisfies Call

export const stopSharing = {
  method: 'POST',
  path: '/stop-sharing',
  access: 'member',
  demo: 'refused',
  summary: 'Take the shared link back; fine where nothing is shared, too',
  input: z.strictObject({}),
  output: z.null(),
  errors: [],
} as const satisfies Call

const SharedHome = renamed(
  z.object({ ...cardFields, shared_note: z.string().describe('Empty unless its owner shows their notes') }),
  { ...cardNames, shared_note: 'note' },
)
export type SharedHome = z.output<typeof SharedHome>

export const getShortlist = {
  method: 'GET',
  path: '/shortlist',
  access: 'optional',
  demo: 'allowed',
  summary: 'Homes that a member shares by a link: those that everybody may see now',
  input: z.strictObject({ token: text(64) }),
  output: renamed(
    z.object({ title: z.string(), name: z.string(), shared_at: z.string(), homes: z.array(SharedHome) }),
    { shared_at: 'sharedAt' },
  ),
  errors: ['not_found'],
} as const satisfies Call
