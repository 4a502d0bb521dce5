import { packageAccessKinds } from '@gable/domain/package-access'
import * as z from 'zod'
import type { Call } from './call.ts'
import { Id, page, renamed } from './wire.ts'

export const AccessKind = z.enum(packageAccessKinds)
const Price = z.string().regex(/^\d{1,13}(\.\d{1,3})?$/)

export const PackageFeature = z.object({
  type: AccessKind,
  limit: z.int().positive().nullable().describe('How many times; null for as often as one likes'),
  days: z.int().positive().nullable().describe('How long one use lasts; null for what the site says'),
})
export type PackageFeature = z.output<typeof PackageFeature>

const PackageUse = z.object({ type: AccessKind, used: z.int().nonnegative() })

export const Package = renamed(
  z.object({
    id: Id,
    name: z.string().describe('In the language of the request'),
    tagline: z.string().describe('Ours: for whom it is, in a few words'),
    price: Price.describe('Before tax'),
    currency: z.string().length(3),
    duration_days: z.int().positive(),
    is_free: z.boolean(),
    is_recommended: z.boolean().describe('Ours: the one that the operator would choose'),
    features: z.array(PackageFeature),
    is_active: z.boolean().describe('Whether it runs for the caller'),
    used: z.array(PackageUse).describe('What the caller has used of it, as long as it runs'),
    is_taken: z.boolean().describe('Ours: a free one that the caller has had; it is given once'),
  }),
  {
    duration_days: 'durationDays',
    is_free: 'isFree',
    is_recommended: 'isRecommended',
    is_active: 'isActive',
    is_taken: 'isTaken',
  },
)
export type Package = z.output<typeof Package>

export const getPackages = {
  method: 'GET',
  path: '/get-package',
  access: 'optional',
  demo: 'allowed',
  summary: 'What can be had, in the order of the operator; a member reads what they have of each',
  input: z.strictObject({}),
  output: z.array(Package),
  errors: [],
} as const satisfies Call

export const packageStates = ['running', 'ended', 'revoked'] as const
export const packageSources = ['payment', 'free', 'staff', 'coupon'] as const

const OwnPackage = renamed(
  z.object({
    id: Id,
    package_id: Id,
    name: z.string(),
    package_source: z.enum(packageSources),
    package_status: z.enum(packageStates),
    starts_at: z.string(),
    expires_at: z.string(),
    package_features: z.array(PackageFeature.extend({ used: z.int().nonnegative() })),
  }),
  {
    package_id: 'packageId',
    package_source: 'source',
    package_status: 'status',
    starts_at: 'startsAt',
    expires_at: 'expiresAt',
    package_features: 'features',
  },
)
export type OwnPackage = z.output<typeof OwnPackage>

export const getOwnPackages = {
  method: 'GET',
  path: '/get-own-packages',
  access: 'member',
  demo: 'allowed',
  summary: 'Ours: the packages of the caller, the newest first, and what is used of each',
  input: z.strictObject({ ...page }),
  output: z.array(OwnPackage),
  errors: [],
} as const satisfies Call

const Granted = renamed(z.object({ id: Id, package_id: Id, expires_at: z.string() }), {
  package_id: 'packageId',
  expires_at: 'expiresAt',
})

export const assignPackage = {
  method: 'POST',
  path: '/assign_package',
  access: 'member',
  demo: 'refused',
  summary: 'Take a free package, once; a paid one begins with a payment',
  input: renamed(
    z.strictObject({
      package_id: Id,
      amount: z.unknown().optional().describe('Ignored: what it costs, the package says'),
    }),
    { package_id: 'packageId' },
  ),
  output: Granted,
  errors: ['not_found', 'payment_required', 'illegal_move'],
} as const satisfies Call

export const checkPackageLimit = {
  method: 'GET',
  path: '/check-package-limit',
  access: 'member',
  demo: 'allowed',
  summary: 'Whether packages let the caller do something; advice, because what is done decides anew',
  input: renamed(z.strictObject({ type: AccessKind }), { type: 'kind' }),
  output: renamed(
    z.object({ package_available: z.boolean(), feature_available: z.boolean(), limit_available: z.boolean() }),
    {
      package_available: 'isPackageAvailable',
      feature_available: 'isFeatureAvailable',
      limit_available: 'isLimitAvailable',
    },
  ),
  errors: [],
} as const satisfies Call
