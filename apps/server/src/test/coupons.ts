import type { Insertable } from 'kysely'
import type { Tables } from '../tables.ts'
import type { TestServer } from './test-server.ts'

let coupons = 0

/** A coupon for everybody and every package, of ten per cent unless the facts say otherwise. */
export async function addCoupon({ db }: Pick<TestServer, 'db'>, facts: Partial<Insertable<Tables['coupon']>> = {}) {
  coupons += 1
  const usual = { code: `COUPON-${coupons}`, percent: facts.amountMinor === undefined ? 10 : null, currency: 'EUR' }
  const added = db
    .insertInto('coupon')
    .values({ ...usual, amountMinor: null, packageId: null, maxUses: null, ...facts })
    .returning(['id', 'code'])
  return added.executeTakeFirstOrThrow()
}
