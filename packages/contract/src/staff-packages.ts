import * as z from 'zod'
import type { Call } from './call.ts'
import { worded } from './content-topics.ts'
import { AccessKind, getOwnPackages, PackageFeature } from './packages.ts'
import { Decimal, Flag, Id, page, queryNumber, renamed, text } from './wire.ts'

export const packageAudiences = ['everyone', 'private', 'agency'] as const

const Worded = z.array(z.object({ language: z.string(), words: z.string() }))

const StaffPackage = renamed(
  z.object({
    id: Id,
    names: Worded,
    taglines: Worded,
    price: z.string(),
    currency: z.string(),
    duration_days: z.int(),
    audience: z.enum(packageAudiences),
    is_recommended: z.boolean(),
    is_active: z.boolean().describe('Whether it is offered'),
    sort_order: z.int(),
    features: z.array(PackageFeature),
    version: z.int(),
    running_count: z.int().describe('For how many members it runs, up to 1,000'),
  }),
  {
    duration_days: 'durationDays',
    is_recommended: 'isRecommended',
    is_active: 'isActive',
    sort_order: 'sortOrder',
    running_count: 'runningCount',
  },
)
export type StaffPackage = z.output<typeof StaffPackage>

export const listStaffPackages = {
  method: 'GET',
  path: '/admin/packages',
  access: 'staff:finance',
  demo: 'allowed',
  summary: 'All packages in all languages, with those that are offered no more',
  input: z.strictObject({}),
  output: z.array(StaffPackage),
  errors: [],
} as const satisfies Call

const byFinance = { method: 'POST', access: 'staff:finance', demo: 'refused' } as const
const days = () => queryNumber(1, 3_660).pipe(z.int())

export const savePackage = {
  ...byFinance,
  path: '/admin/save-package',
  summary: 'Add a package, or change one by its id; what members have of it stays as they got it',
  input: renamed(
    z.strictObject({
      id: Id.optional(),
      version: queryNumber(1, 1_000_000_000).pipe(z.int()).optional(),
      names: worded(60),
      taglines: worded(120).optional(),
      price: Decimal.describe('In the currency of the site, before tax; 0 for a free one'),
      duration_days: days(),
      audience: z.enum(packageAudiences).optional().describe('Everyone unless said'),
      is_recommended: Flag.optional(),
      is_active: Flag.optional().describe(
        'As it was, and a new one offered, unless said; one that is not keeps running for whoever has it',
      ),
      sort_order: queryNumber(0, 10_000).pipe(z.int()).optional(),
      features: z
        .array(
          z.strictObject({
            type: AccessKind,
            limit: queryNumber(1, 1_000_000).pipe(z.int()).nullable().optional(),
            days: days().nullable().optional(),
          }),
        )
        .min(1)
        .max(7),
    }),
    {
      duration_days: 'durationDays',
      is_recommended: 'isRecommended',
      is_active: 'isActive',
      sort_order: 'sortOrder',
    },
  ),
  output: z.object({ id: Id }),
  errors: ['not_found', 'changed_meanwhile', 'quota_exceeded'],
} as const satisfies Call

export const retirePackage = {
  ...byFinance,
  path: '/admin/retire-package',
  summary: 'Offer a package no more, or again; it keeps running for whoever has it',
  input: renamed(z.strictObject({ id: Id, is_retired: Flag.optional() }), { is_retired: 'isRetired' }),
  output: z.null(),
  errors: ['not_found', 'illegal_move'],
} as const satisfies Call

export const listMemberPackages = {
  method: 'GET',
  path: '/admin/member-packages',
  access: 'staff:finance',
  demo: 'allowed',
  summary: 'The packages of one member, the newest first, and what is used of each',
  input: renamed(z.strictObject({ ...page, account_id: Id }), { account_id: 'accountId' }),
  output: getOwnPackages.output,
  errors: ['not_found'],
} as const satisfies Call

export const grantPackage = {
  ...byFinance,
  path: '/admin/grant-package',
  summary: 'Give a member a package without a payment, for a reason',
  input: renamed(z.strictObject({ account_id: Id, package_id: Id, reason: text(500, 1) }), {
    account_id: 'accountId',
    package_id: 'packageId',
  }),
  output: z.object({ id: Id }),
  errors: ['not_found', 'about_yourself'],
} as const satisfies Call

export const revokeGrant = {
  ...byFinance,
  path: '/admin/revoke-package',
  summary: 'Take back what is left of a package that a member has; of a paid one the payment is refunded elsewhere',
  input: renamed(z.strictObject({ grant_id: Id, reason: text(500, 1) }), { grant_id: 'grantId' }),
  output: z.null(),
  errors: ['not_found', 'illegal_move'],
} as const satisfies Call
