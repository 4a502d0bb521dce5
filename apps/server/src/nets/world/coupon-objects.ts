import type { Insertable } from 'kysely'
import type { Tables } from '../../tables.ts'
import { farAway, type States, type World } from './object-states.ts'

/** Of another code than all others, for everybody as often as they like. */
export function addCoupon({ server }: World, facts: Partial<Insertable<Tables['coupon']>> = {}) {
  const usual = { code: `C-${crypto.randomUUID()}`, percent: 100, amountMinor: null, currency: 'EUR', maxUses: null }
  const added = server.db
    .insertInto('coupon')
    .values({ ...usual, packageId: null, maxUsesPerMember: 1_000, ...facts })
    .returning(['id', 'code'])
  return added.executeTakeFirstOrThrow()
}

export const coupon = {
  active: (world) => addCoupon(world),
  ended: (world) => addCoupon(world, { isActive: false }),
  'never there': async () => ({ id: farAway }),
} satisfies States<{ id: number }>
