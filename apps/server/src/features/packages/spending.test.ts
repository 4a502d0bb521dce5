import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Member } from '#platform/access.ts'
import type { Tx } from '#platform/db.ts'
import { addPackage, grantPackage } from '../../test/packages.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

/** 500 for a thorough run; each has fifty requests at once. */
const rounds = Number(process.env['SPENDING_ROUNDS'] ?? 20)
const parallel = 50

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const inTx = <Result>(work: (tx: Tx) => Promise<Result>) => server.db.transaction().execute(work)
const access = () => server.product.packages.access
const memberOf = ({ id }: { id: number }): Member => ({ accountId: id, permissions: [] })
let subjects = 0
const newSubject = () => ({ kind: 'property' as const, id: (subjects += 1) })
const spend = (member: Member, subject = newSubject()) =>
  inTx((tx) => access().spend(tx, member, 'property_list', subject))
const usedOf = async (grantId: number) => {
  const feature = server.db.selectFrom('grantFeature').select('used').where('grantId', '=', grantId)
  return (await feature.where('kind', '=', 'property_list').executeTakeFirstOrThrow()).used
}
const ledgerOf = async (grantId: number) => {
  const uses = server.db.selectFrom('grantUse').select(({ fn }) => fn.countAll<number>().as('count'))
  return (await uses.where('grantId', '=', grantId).where('returnedAt', 'is', null).executeTakeFirstOrThrow()).count
}
const end = (grantId: number, at = sql<Date>`now() - interval '1 second'`) =>
  server.db
    .updateTable('packageGrant')
    .set({ expiresAt: at, startsAt: sql<Date>`now() - interval '60 days'` })
    .where('id', '=', grantId)
    .execute()

test('where nothing is sold everybody may everything, and nothing is counted', async () => {
  const member = memberOf(await server.addMember())
  const open = { isPackageAvailable: true, isFeatureAvailable: true, isLimitAvailable: true }
  expect(await access().check(member, 'project_feature')).toEqual(open)
  expect(await access().has(undefined, 'premium_properties')).toBe(true)
  await access().require(undefined, 'project_access')
  expect(await spend(member)).toBeUndefined()
  const uses = await server.db.selectFrom('grantUse').select('id').where('accountId', '=', member.accountId).execute()
  expect(uses).toEqual([])
})

describe('where something is sold', () => {
  let five = 0
  beforeAll(async () => {
    five = await addPackage(server, { features: { property_list: 5, premium_properties: 'unlimited' } })
  })

  test(`T50 of ${parallel} at once exactly as many pass as are left, ${rounds} times`, async () => {
    const member = memberOf(await server.addMember())
    for (let round = 0; round < rounds; round += 1) {
      const grantId = await grantPackage(server, member.accountId, five)
      const tries = await Promise.allSettled(Array.from({ length: parallel }, () => spend(member)))
      const refusals = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
      expect(refusals).toHaveLength(parallel - 5)
      for (const refusal of refusals) {
        expect(refusal).toMatchObject({
          code: 'package_required',
          data: { type: 'property_list', reason: 'limit_reached' },
        })
      }
      expect([await usedOf(grantId), await ledgerOf(grantId)]).toEqual([5, 5])
    }
  })

  test('T50 while uses are given back, never more are out than there are, and none is lost', async () => {
    const member = memberOf(await server.addMember())
    const grantId = await grantPackage(server, member.accountId, five)
    const spendAndReturn = async () => {
      const subject = newSubject()
      const spent = await spend(member, subject).catch(() => undefined)
      if (spent && subject.id % 2 === 0) await inTx((tx) => access().giveBack(tx, subject))
      return spent
    }
    await Promise.all(Array.from({ length: parallel }, spendAndReturn))
    const out = await usedOf(grantId)
    expect(out).toBeLessThanOrEqual(5)
    expect(await ledgerOf(grantId)).toBe(out)
    const left = await Promise.allSettled(Array.from({ length: 10 }, () => spend(member)))
    expect(left.filter(({ status }) => status === 'fulfilled')).toHaveLength(5 - out)
  })

  test('T50 a use whose transaction fails was never spent', async () => {
    const member = memberOf(await server.addMember())
    const grantId = await grantPackage(server, member.accountId, five)
    const failing = inTx(async (tx) => {
      await access().spend(tx, member, 'property_list', newSubject())
      throw new Error('The posting failed')
    })
    await expect(failing).rejects.toThrow('The posting failed')
    expect([await usedOf(grantId), await ledgerOf(grantId)]).toEqual([0, 0])
  })

  test('T51 what the check said before is not what decides', async () => {
    const member = memberOf(await server.addMember())
    const one = await addPackage(server, { features: { property_list: 1 } })
    await grantPackage(server, member.accountId, one)
    expect(await access().check(member, 'property_list')).toMatchObject({ isLimitAvailable: true })
    await spend(member)
    expect(await access().check(member, 'property_list')).toEqual({
      ...{ isPackageAvailable: true, isFeatureAvailable: true, isLimitAvailable: false },
    })
    await expect(spend(member)).rejects.toMatchObject({ data: { reason: 'limit_reached' } })
  })

  test('what is missing is told: a package, the feature, or what is left of it', async () => {
    const member = memberOf(await server.addMember())
    await expect(spend(member)).rejects.toMatchObject({ status: 403, data: { reason: 'package_missing' } })
    const other = await addPackage(server, { features: { project_list: 1 } })
    await grantPackage(server, member.accountId, other)
    await expect(spend(member)).rejects.toMatchObject({ data: { reason: 'feature_missing' } })
    const refusal = { data: { type: 'premium_properties', reason: 'feature_missing' } }
    await expect(access().require(member, 'premium_properties')).rejects.toMatchObject(refusal)
    await expect(access().require(undefined, 'premium_properties')).rejects.toMatchObject({
      data: { reason: 'package_missing' },
    })
    expect(await access().has(member, 'premium_properties')).toBe(false)
    await grantPackage(server, member.accountId, five)
    expect(await access().has(member, 'premium_properties')).toBe(true)
  })

  test('the package that ends first is spent first, then the next, then none', async () => {
    const member = memberOf(await server.addMember())
    const long = await addPackage(server, { durationDays: 90, features: { property_list: 1 } })
    const short = await addPackage(server, { durationDays: 7, features: { property_list: 2 } })
    const endless = await addPackage(server, { durationDays: 365, features: { property_list: 'unlimited' } })
    const [ofLong, ofShort] = [
      await grantPackage(server, member.accountId, long),
      await grantPackage(server, member.accountId, short),
    ]
    const order = [await spend(member), await spend(member), await spend(member)]
    expect(order.map((spent) => spent?.grantId)).toEqual([ofShort, ofShort, ofLong])
    await expect(spend(member)).rejects.toMatchObject({ data: { reason: 'limit_reached' } })
    const last = await grantPackage(server, member.accountId, endless)
    expect((await spend(member))?.grantId).toBe(last)
  })

  test('T52 what is given back within a day counts off once, and later not at all', async () => {
    const member = memberOf(await server.addMember())
    const grantId = await grantPackage(server, member.accountId, five)
    const [fresh, old] = [newSubject(), newSubject()]
    await spend(member, fresh)
    await spend(member, old)
    const aDayAgo = { spentAt: sql<Date>`now() - interval '25 hours'` }
    await server.db.updateTable('grantUse').set(aDayAgo).where('subjectId', '=', old.id).execute()
    for (const subject of [fresh, old, fresh]) await inTx((tx) => access().giveBack(tx, subject))
    expect([await usedOf(grantId), await ledgerOf(grantId)]).toEqual([1, 1])
    const use = await spend(member)
    await Promise.all([1, 2, 3].map(() => inTx((tx) => access().returnUse(tx, use?.useId ?? 0))))
    expect([await usedOf(grantId), await ledgerOf(grantId)]).toEqual([1, 1])
  })

  test('T52 undoing what gave a use back takes it again, unless it was spent meanwhile', async () => {
    const member = memberOf(await server.addMember())
    const one = await addPackage(server, { features: { property_list: 1 } })
    const grantId = await grantPackage(server, member.accountId, one)
    const subject = newSubject()
    await spend(member, subject)
    await inTx((tx) => access().giveBack(tx, subject))
    await inTx((tx) => access().takeAgain(tx, subject))
    expect([await usedOf(grantId), await ledgerOf(grantId)]).toEqual([1, 1])
    await inTx((tx) => access().giveBack(tx, subject))
    await spend(member)
    const again = inTx((tx) => access().takeAgain(tx, subject))
    await expect(again).rejects.toMatchObject({ data: { reason: 'limit_reached' } })
    expect([await usedOf(grantId), await ledgerOf(grantId)]).toEqual([1, 1])
  })

  test('T53 with its end, a refund or a chargeback all of a package is gone at once', async () => {
    const member = memberOf(await server.addMember())
    const ended = await grantPackage(server, member.accountId, five)
    await spend(member)
    await end(ended)
    await expect(spend(member)).rejects.toMatchObject({ data: { reason: 'package_missing' } })
    expect(await access().has(member, 'premium_properties')).toBe(false)

    const grantId = await grantPackage(server, member.accountId, five)
    expect(await access().has(member, 'premium_properties')).toBe(true)
    const { paymentId } = await server.db
      .selectFrom('packageGrant')
      .select('paymentId')
      .where('id', '=', grantId)
      .executeTakeFirstOrThrow()
    const revoke = () =>
      inTx((tx) => server.product.packages.grants.revokePaid(tx, { paymentId: paymentId ?? 0, reason: 'refunded' }))
    expect([await revoke(), await revoke()]).toEqual([true, false])
    expect(await access().has(member, 'premium_properties')).toBe(false)
    await expect(spend(member)).rejects.toMatchObject({ data: { reason: 'package_missing' } })
  })

  test('a payment that is reported many times at once gives one package, and its days follow those that are left', async () => {
    const { id: accountId } = await server.addMember()
    const paid = { accountId, packageId: five, paymentId: 77_001 }
    const report = () => inTx((tx) => server.product.packages.grants.grantPaid(tx, paid))
    const ids = new Set(await Promise.all(Array.from({ length: 25 }, report)))
    expect(ids.size).toBe(1)
    await grantPackage(server, accountId, five)
    const grants = server.db.selectFrom('packageGrant').select('expiresAt').where('accountId', '=', accountId)
    const days = (await grants.orderBy('id').execute()).map(({ expiresAt }) =>
      Math.round((expiresAt.getTime() - Date.now()) / 86_400_000),
    )
    expect(days).toEqual([30, 60])
  })

  test('T53 a package that is taken back takes its days along from those that follow it', async () => {
    const { id: accountId } = await server.addMember()
    const grants = [1, 2, 3].map((count) => ({ accountId, packageId: five, paymentId: 78_000 + count }))
    for (const grant of grants) await inTx((tx) => server.product.packages.grants.grantPaid(tx, grant))
    const revoke = (paymentId = 0) =>
      inTx((tx) => server.product.packages.grants.revokePaid(tx, { paymentId, reason: 'refunded' }))
    const daysLeft = async () => {
      const live = server.db.selectFrom('packageGrant').select('expiresAt').where('revokedAt', 'is', null)
      const rows = await live.where('accountId', '=', accountId).orderBy('id').execute()
      return rows.map(({ expiresAt }) => Math.round((expiresAt.getTime() - Date.now()) / 86_400_000))
    }
    expect(await daysLeft()).toEqual([30, 60, 90])
    await revoke(grants[1]?.paymentId)
    expect(await daysLeft()).toEqual([30, 60])
    await revoke(grants[0]?.paymentId)
    expect(await daysLeft()).toEqual([30])
  })

  test('T49 a payment is for one member and one package', async () => {
    const [payer, other] = [await server.addMember(), await server.addMember()]
    const paid = { accountId: payer.id, packageId: five, paymentId: 79_001 }
    await inTx((tx) => server.product.packages.grants.grantPaid(tx, paid))
    const stolen = inTx((tx) => server.product.packages.grants.grantPaid(tx, { ...paid, accountId: other.id }))
    await expect(stolen).rejects.toMatchObject({ code: 'not_found' })
  })

  test('staff spend nothing and see everything', async () => {
    const { id } = await server.addMember({ staffRole: 'support' })
    const staff: Member = { accountId: id, permissions: ['members'] }
    expect(await spend(staff)).toBeUndefined()
    expect(await access().has(staff, 'premium_properties')).toBe(true)
    expect(await access().check(staff, 'project_feature')).toMatchObject({ isLimitAvailable: true })
  })

  test('when a member is erased their packages stay in the books without their name', async () => {
    const member = memberOf(await server.addMember())
    const grantId = await grantPackage(server, member.accountId, five)
    await spend(member)
    await server.product.packages.eraseAllOf(member.accountId)
    const grant = server.db.selectFrom('packageGrant').select(['accountId', 'paymentId']).where('id', '=', grantId)
    expect(await grant.executeTakeFirstOrThrow()).toMatchObject({ accountId: null, paymentId: expect.any(Number) })
    expect([await usedOf(grantId), await ledgerOf(grantId)]).toEqual([1, 1])
  })
})
