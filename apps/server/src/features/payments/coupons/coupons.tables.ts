import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** Counted in `used` of its coupon, given back, or paid after it was given back and used up by others. */
export type CouponUseState = 'counted' | 'returned' | 'beyond'

export type CouponsTables = {
  coupon: {
    id: GeneratedAlways<number>
    code: string
    percent: number | null
    amountMinor: number | null
    currency: string
    packageId: number | null
    startsAt: ColumnType<Date, string | undefined, string>
    endsAt: ColumnType<Date | null, string | null | undefined, string | null>
    maxUses: number | null
    maxUsesPerMember: Generated<number>
    used: Generated<number>
    isActive: Generated<boolean>
    note: Generated<string>
    version: Generated<number>
    createdAt: Generated<Date>
  }
  couponUse: {
    id: GeneratedAlways<number>
    couponId: number
    accountId: number | null
    paymentId: number | null
    grantId: number | null
    state: Generated<CouponUseState>
    createdAt: Generated<Date>
    changedAt: Generated<Date>
  }
}
