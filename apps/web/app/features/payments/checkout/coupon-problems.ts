const reasons = ['unknown', 'not_yet', 'ended', 'used_up', 'already_used', 'other_package', 'inactive'] as const
export type CouponProblem = (typeof reasons)[number] | 'slower'

/** Why a coupon cannot be used; a reason that nobody has worded is told as one that is not known. */
export const toCouponProblem = (reason: unknown): CouponProblem => reasons.find((one) => one === reason) ?? 'unknown'
