import type { Guard } from './guards.ts'

const payments = 'apps/server/src/features/payments'
const inOrders = (test: string) => ({ file: `${payments}/orders/orders.test.ts`, test })
const inCoupons = (test: string) => ({ file: `${payments}/coupons/coupons.test.ts`, test })
const inLimits = (test: string) => ({ file: `${payments}/coupons/coupon-limits.test.ts`, test })
const nothingLeft = 'with nothing left to pay no payment begins, and the package starts without one, once'
const oneMember = 'one member takes one use in 50 requests at once'

/** Without any one of these somebody pays another amount than they were told, or a coupon more often than it may. */
export const orderGuards: Guard[] = [
  {
    name: 'a coupon is not used more often than it may',
    file: `${payments}/coupons/coupon-uses.repository.ts`,
    guard:
      ' and coalesce(used < max_uses, true)\n        and max_uses_per_member > (select count(*) from coupon_use\n          where coupon_id = ${couponId} and account_id = ${use.accountId}',
    sabotage:
      '\n        and max_uses_per_member > (select count(*) from coupon_use\n          where coupon_id = ${couponId} and account_id = ${use.accountId}',
    noticedBy: inLimits('of 50 members at once exactly as many pay less as there are uses'),
  },
  {
    name: 'a member does not use a coupon more often than they may',
    file: `${payments}/orders/orders.service.ts`,
    guard: '        await sale.lockAccount(tx, accountId)\n',
    sabotage: '',
    noticedBy: inLimits(oneMember),
  },
  {
    name: 'a coupon is free again when its payment is given up',
    file: `${payments}/payments.repository.ts`,
    guard: "  await moveUseOf(tx, id, 'cancelled')\n",
    sabotage: '',
    noticedBy: inCoupons('a use is given back when its payment is given up, and another way to pay takes it'),
  },
  {
    name: 'what is paid late never raises a coupon above its limit',
    file: `${payments}/coupons/coupon-uses.repository.ts`,
    guard: 'where id = ${couponId} and coalesce(used < max_uses, true)\n',
    sabotage: 'where id = ${couponId}\n',
    noticedBy: inCoupons('who pays late is honoured beyond the limit, which is never passed, and the ledger says so'),
  },
  {
    name: 'codes are not found by trying',
    file: `${payments}/orders/open-order.ts`,
    guard: 'if (couponCode !== undefined) await spendLimits(db, codeLimits(accountId))',
    sabotage: 'void codeLimits',
    noticedBy: inCoupons('a code is not found by trying: after sixty an hour there is no answer, for one member'),
  },
  {
    name: 'a coupon is for its package alone',
    file: `${payments}/coupons/usable-coupon.repository.ts`,
    guard: 'package_id <> ${packageId} or ',
    sabotage: 'package_id < 0 and package_id = ${packageId} or ',
    noticedBy: inCoupons('a coupon that is not for an order says why, in the quote and when it begins'),
  },
  {
    name: 'a payment of nothing does not begin',
    file: `${payments}/orders/open-order.ts`,
    guard: "if (amountMinor === 0) throw conflict('illegal_move', 'There is nothing to pay')\n",
    sabotage: '',
    noticedBy: inOrders(nothingLeft),
  },
  {
    name: 'nothing starts without a payment while something is left to pay',
    file: `${payments}/orders/orders.service.ts`,
    guard: 'if (!coupon || charge.totalMinor > 0)',
    sabotage: 'if (!coupon)',
    noticedBy: inOrders(
      'where something is left to pay nothing starts without a payment, nor does what is free anyway',
    ),
  },
  {
    name: 'an order of another coupon or country is another payment',
    file: `${payments}/payments.repository.ts`,
    guard: '    .where(sql<boolean>`billing = ${JSON.stringify(billing)}::jsonb`)\n',
    sabotage: '',
    noticedBy: inOrders(
      'the same order begun again is the same payment; of another coupon, country or name another one',
    ),
  },
  {
    name: 'whoever is gone is named by no payment',
    file: `${payments}/payments.repository.ts`,
    guard: ", billing: '{}' }",
    sabotage: ' }',
    noticedBy: inOrders(
      'billing details are kept as they are said, emptied, and gone with the member, also from payments',
    ),
  },
]
