import type { Input } from '@gable/contract/call'
import type { listCoupons, saveCoupon, StaffCoupon } from '@gable/contract/staff-coupons'
import { fromMinor, toMinor } from '@gable/domain/currency'
import { recordAudit } from '#platform/audit.ts'
import type { Db, Tx } from '#platform/db.ts'
import { conflict, invalidField, notFound } from '#platform/errors.ts'
import {
  addCoupon,
  changeCoupon,
  type CouponContent,
  type CouponRow,
  countCoupons,
  hasPackage,
  isCodeOfAnother,
  listAllCoupons,
  lockCoupon,
  lockCoupons,
} from './coupons.repository.ts'

type Deps = { db: Db; currency: string }
type Saved = Input<typeof saveCoupon>
export type StaffCouponsService = ReturnType<typeof createStaffCoupons>

/** Coupons by those who answer for the money; each change is on record. */
export function createStaffCoupons({ db, currency }: Deps) {
  const record = (tx: Tx, actorId: number | null, id: number, what: string, detail: Record<string, unknown>) =>
    recordAudit(tx, { action: `coupon.${what}`, actorId, object: { kind: 'coupon', id }, detail })

  async function get(tx: Tx, id: number): Promise<CouponRow> {
    const found = await lockCoupon(tx, id)
    if (!found) throw notFound('Coupon')
    return found
  }

  async function assertFits(tx: Tx, { code, packageId, maxUses }: CouponContent, before: CouponRow | undefined) {
    if (await isCodeOfAnother(tx, code, before?.id)) throw invalidField('code', 'taken')
    if (packageId !== null && !(await hasPackage(tx, packageId))) throw notFound('Package')
    if (before && maxUses !== null && maxUses < before.used) throw invalidField('maxUses', 'too_small')
  }

  return {
    async list({ offset = 0, limit = 50 }: Input<typeof listCoupons>) {
      const [rows, total] = await Promise.all([listAllCoupons(db, { offset, limit }), countCoupons(db)])
      return { data: rows.map(describe), total }
    },

    save: (actorId: number | null, said: Saved) =>
      db.transaction().execute(async (tx) => {
        await lockCoupons(tx)
        const before = said.id === undefined ? undefined : await get(tx, said.id)
        if (before && said.version !== undefined && said.version !== before.version) {
          throw conflict('changed_meanwhile', 'Somebody else changed it')
        }
        const content = readContent({ isActive: before?.isActive, ...said }, currency)
        await assertFits(tx, content, before)
        if (before) await changeCoupon(tx, before.id, content)
        const id = before?.id ?? (await addCoupon(tx, content))
        await record(tx, actorId, id, 'saved', { ...(before && { before: describe(before) }), after: content })
        return { id }
      }),

    end: (actorId: number | null, id: number) =>
      db.transaction().execute(async (tx) => {
        const { isActive } = await get(tx, id)
        if (!isActive) throw conflict('illegal_move', 'It is over already')
        await changeCoupon(tx, id, { isActive: false })
        await record(tx, actorId, id, 'ended', {})
        return null
      }),
  }
}

const describe = ({ amountMinor, startsAt, endsAt, ...coupon }: CouponRow): StaffCoupon => ({
  ...coupon,
  amount: amountMinor === null ? null : fromMinor(amountMinor, coupon.currency),
  startsAt: startsAt.toISOString(),
  endsAt: endsAt?.toISOString() ?? null,
})

function readContent(said: Saved, currency: string): CouponContent {
  const { percent, amount, packageId = null, startsAt, endsAt = null, note = '', isActive = true } = said
  if ((percent === undefined) === (amount === undefined)) throw invalidField('percent', 'required')
  const amountMinor = amount === undefined ? null : (toMinor(amount, currency) ?? 0)
  if (amountMinor === 0) throw invalidField('amount', 'invalid')
  if (startsAt !== undefined && endsAt !== null && Date.parse(endsAt) <= Date.parse(startsAt)) {
    throw invalidField('endsAt', 'too_small')
  }
  const { maxUses = null, maxUsesPerMember = 1 } = said
  const limits = { startsAt, endsAt, maxUses, maxUsesPerMember }
  return {
    ...{ code: said.code, percent: percent ?? null, amountMinor, currency, packageId },
    ...{ ...limits, isActive, note },
  }
}
