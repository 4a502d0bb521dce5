import type { PackageAccess } from '@gable/domain/package-access'
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { Words } from '#platform/words-by-language.ts'

export type PackageAudience = 'everyone' | 'private' | 'agency'
export type GrantSource = 'payment' | 'free' | 'staff' | 'coupon'

export type PackagesTables = {
  package: {
    id: Generated<number>
    names: JSONColumnType<Words>
    taglines: JSONColumnType<Words, string | undefined>
    priceMinor: number
    currency: string
    durationDays: number
    audience: Generated<PackageAudience>
    isRecommended: Generated<boolean>
    isActive: Generated<boolean>
    sortOrder: Generated<number>
    version: Generated<number>
    createdAt: Generated<Date>
  }
  packageFeature: { packageId: number; kind: PackageAccess; useLimit: number | null; days: number | null }
  packageGrant: {
    id: GeneratedAlways<number>
    accountId: number | null
    packageId: number
    source: GrantSource
    paymentId: number | null
    staffAccountId: number | null
    reason: Generated<string>
    startsAt: Generated<Date>
    expiresAt: Date
    revokedAt: Date | null
    revokeReason: Generated<string>
    reminders: Generated<number>
    createdAt: Generated<Date>
  }
  grantFeature: {
    grantId: number
    kind: PackageAccess
    useLimit: number | null
    used: Generated<number>
    days: number | null
  }
  grantUse: {
    id: GeneratedAlways<number>
    grantId: number
    kind: PackageAccess
    accountId: number | null
    subjectKind: 'property' | 'project'
    subjectId: number
    spentAt: Generated<Date>
    returnedAt: Date | null
  }
}
