import { sql, type Selectable } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { CouponsTables } from './coupons.tables.ts'

export type CouponRow = Selectable<CouponsTables['coupon']>
export type CouponContent = {
  code: string
  percent: number | null
  amountMinor: number | null
  currency: string
  packageId: number | null
  startsAt: string | undefined
  endsAt: string | null
  maxUses: number | null
  maxUsesPerMember: number
  isActive: boolean
  note: string
}

export const listAllCoupons = (db: Db, { offset, limit }: { offset: number; limit: number }): Promise<CouponRow[]> =>
  db.selectFrom('coupon').selectAll().orderBy('id', 'desc').offset(offset).limit(limit).execute()

/** Nobody pages deeper. */
export async function countCoupons(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select from coupon order by id desc limit 10000) counted`.execute(db)
  return rows[0]?.count ?? 0
}

const advisoryLock = 7_403_611
/** Whoever changes coupons is alone with them, so that no two have one code. */
export const lockCoupons = (tx: Tx) => sql`select pg_advisory_xact_lock(${advisoryLock})`.execute(tx)

/** Nobody uses it meanwhile. */
export const lockCoupon = (tx: Tx, id: number): Promise<CouponRow | undefined> =>
  tx.selectFrom('coupon').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

export async function isCodeOfAnother(tx: Tx, code: string, id: number | undefined): Promise<boolean> {
  const found = tx.selectFrom('coupon').select('id').where(sql<boolean>`lower(code) = lower(${code})`)
  const { id: foundId } = (await found.executeTakeFirst()) ?? {}
  return foundId !== undefined && foundId !== id
}

export async function hasPackage(tx: Tx, id: number): Promise<boolean> {
  return (await tx.selectFrom('package').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

export async function addCoupon(tx: Tx, content: CouponContent): Promise<number> {
  return (await tx.insertInto('coupon').values(content).returning('id').executeTakeFirstOrThrow()).id
}

export const changeCoupon = (tx: Tx, id: number, content: Partial<CouponContent>) =>
  tx
    .updateTable('coupon')
    .set((eb) => ({ ...content, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
