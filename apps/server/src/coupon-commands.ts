import { endCoupon, listCoupons, saveCoupon } from '@gable/contract/staff-coupons'
import { type Command, plain } from './staff-commands.ts'

/** What takes something off; the console decides as nobody. */
export const couponCommands: Record<string, Command> = {
  coupons: {
    usage: 'coupons [offset]',
    run: async ({ payments }, [offset = '0']) => {
      const { data, total } = await payments.coupons.list(listCoupons.input.parse({ offset, limit: 50 }))
      const lines = data.map(({ id, code, percent, amount, currency, isActive, used, maxUses, note }) => {
        const discount = percent === null ? `${amount} ${currency}` : `${percent} %`
        const uses = maxUses === null ? `${used}` : `${used} of ${maxUses}`
        return `${id}\t${isActive ? 'active' : 'over'}\t${code}\t${discount}\t${uses} used\t${plain(note)}`
      })
      return [`${total} coupons`, ...lines].join('\n')
    },
  },
  'save-coupon': {
    usage: `save-coupon '{"code": "SPRING-26", "percent": 20, "max_uses": 100, "ends_at": "2026-06-01T00:00:00Z"}'`,
    run: async ({ payments }, [said = '']) => {
      const { id } = await payments.coupons.save(null, saveCoupon.input.parse(JSON.parse(said)))
      return `Coupon ${id} is saved`
    },
  },
  'end-coupon': {
    usage: 'end-coupon <id>',
    run: async ({ payments }, [id = '']) => {
      await payments.coupons.end(null, endCoupon.input.parse({ id }).id)
      return `Coupon ${id} is over`
    },
  },
}
