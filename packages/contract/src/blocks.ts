import * as z from 'zod'
import type { Call } from './call.ts'
import { Flag, Id, page, renamed, text } from './wire.ts'

const Blocked = renamed(
  z.object({
    id: z.int().nonnegative().describe('0 for the administration'),
    name: z.string(),
    profile: z.string(),
    is_admin: z.boolean(),
    reason: z.string(),
    created_at: z.string(),
  }),
  { profile: 'profileImageUrl', is_admin: 'isAdmin', created_at: 'createdAt' },
)
export type Blocked = z.output<typeof Blocked>

const whom = {
  to_user_id: Id.optional(),
  to_admin: Flag.optional().describe('1 for the administration; exactly one of the two is named'),
}
const whomNames = { to_user_id: 'accountId', to_admin: 'isAdmin' } as const
const reason = text(500).optional().describe('For oneself: only whoever blocks reads it')

export const blockUser = {
  method: 'POST',
  path: '/block-user',
  access: 'member',
  demo: 'refused',
  summary: 'Close every path of contact with somebody, in both directions; again it changes nothing but the reason',
  input: renamed(z.strictObject({ ...whom, reason }), whomNames),
  output: z.null(),
  errors: ['not_found', 'about_yourself'],
} as const satisfies Call

export const unblockUser = {
  method: 'POST',
  path: '/unblock-user',
  access: 'member',
  demo: 'refused',
  summary: 'Open what block-user closed; fine for whoever is not blocked, too',
  input: renamed(
    z.strictObject({ ...whom, reason: z.unknown().optional().describe('Accepted and ignored') }),
    whomNames,
  ),
  output: z.null(),
  errors: [],
} as const satisfies Call

export const getBlockedUsers = {
  method: 'GET',
  path: '/blocked-users',
  access: 'member',
  demo: 'allowed',
  summary: 'Whom the caller blocked, last blocked first',
  input: z.strictObject(page),
  output: z.array(Blocked),
  errors: [],
} as const satisfies Call
