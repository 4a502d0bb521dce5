import * as z from 'zod'
import type { Call } from './call.ts'
import { Currency, Money } from './money.ts'
import { Decimal, Flag, Id, Moment, page, queryNumber, renamed, text } from './wire.ts'

const count = () => queryNumber(1, 1_000_000).pipe(z.int())

const StaffCoupon = renamed(
  z.object({
    id: Id,
    code: z.string().describe('Upper and lower case are the same'),
    percent: z.int().nullable().describe('Null where it takes off an amount'),
    amount: Money.nullable(),
    currency: Currency,
    package_id: Id.nullable().describe('The only one that it is for; null for all'),
    starts_at: z.string(),
    ends_at: z.string().nullable(),
    max_uses: z.int().nullable().describe('By all members together; null for as many as come'),
    max_uses_per_member: z.int(),
    used: z.int().describe('By what was paid, what is about to be, and what cost nothing'),
    is_active: z.boolean(),
    note: z.string().describe('For staff alone'),
    version: z.int(),
  }),
  {
    package_id: 'packageId',
    starts_at: 'startsAt',
    ends_at: 'endsAt',
    max_uses: 'maxUses',
    max_uses_per_member: 'maxUsesPerMember',
    is_active: 'isActive',
  },
)
export type StaffCoupon = z.output<typeof StaffCoupon>

export const listCoupons = {
  method: 'GET',
  path: '/admin/coupons',
  access: 'staff:finance',
  demo: 'allowed',
  summary: 'All coupons, the newest first, with those that are over',
  input: z.strictObject({ ...page }),
  output: z.array(StaffCoupon),
  errors: [],
} as const satisfies Call

const byFinance = { method: 'POST', access: 'staff:finance', demo: 'refused' } as const

export const saveCoupon = {
  ...byFinance,
  path: '/admin/save-coupon',
  summary: 'Add a coupon, or change one by its id; orders that were begun keep what it took off',
  input: renamed(
    z.strictObject({
      id: Id.optional(),
      version: queryNumber(1, 1_000_000_000).pipe(z.int()).optional(),
      code: z.string().regex(/^[A-Za-z\d][\w-]{1,39}$/),
      percent: queryNumber(1, 100).pipe(z.int()).optional().describe('Either this or an amount'),
      amount: Decimal.optional().describe('In the currency of the site, before tax'),
      package_id: Id.optional().describe('The only one that it is for; for all unless said'),
      starts_at: Moment.optional().describe('As it was, and a new one at once, unless said'),
      ends_at: Moment.optional().describe('Never unless said'),
      max_uses: count().optional().describe('By all members together; as many as come unless said'),
      max_uses_per_member: count().optional().describe('Once unless said'),
      is_active: Flag.optional().describe('As it was, and a new one is, unless said'),
      note: text(500).optional(),
    }),
    {
      package_id: 'packageId',
      starts_at: 'startsAt',
      ends_at: 'endsAt',
      max_uses: 'maxUses',
      max_uses_per_member: 'maxUsesPerMember',
      is_active: 'isActive',
    },
  ),
  output: z.object({ id: Id }),
  errors: ['not_found', 'changed_meanwhile'],
} as const satisfies Call

export const endCoupon = {
  ...byFinance,
  path: '/admin/end-coupon',
  summary: 'Take a coupon back; orders that were begun with it are paid at their price',
  input: z.strictObject({ id: Id }),
  output: z.null(),
  errors: ['not_found', 'illegal_move'],
} as const satisfies Call
