import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Member } from '#platform/access.ts'
import type { Tx } from '#platform/db.ts'
import {
  openPaymentProviders,
  type PaymentProviders,
} from '../../../../tools/payment-providers/open-payment-providers.ts'
import { addCoupon } from '../test/coupons.ts'
import { insertListings, plainListing } from '../test/listings.ts'
import { addPackage } from '../test/packages.ts'
import { paymentEnvironment } from '../../../../tools/payment-providers/payment-environment.ts'
import { startTestServer, type TestServer } from '../test/test-server.ts'
import { auditMoney, describeAudit } from './audit-money.ts'
import { moneyRules } from './money-rules.ts'

let local: PaymentProviders
let server: TestServer

beforeAll(async () => {
  local = await openPaymentProviders()
  local.webhooks.setDelivery('held')
  server = await startTestServer(paymentEnvironment(local.url))
  await fillBooks()
})
afterAll(async () => {
  await server.stop()
  await local.close()
})

const memberOf = ({ id }: { id: number }): Member => ({ accountId: id, permissions: [] })

async function pay(member: Member, packageId: number, couponCode?: string) {
  const { starting, settling } = server.product.payments
  const { reference } = await starting.pay(member, 'stripe', { packageId, couponCode }, 'en')
  const charge = local.charges.get('stripe', (one) => one.reference === reference)
  local.settle(charge, 'pay')
  const row = server.db.selectFrom('payment').select('id').where('reference', '=', reference)
  const { id } = await row.executeTakeFirstOrThrow()
  await settling.ask(id)
  return { id, charge }
}

/** One of everything, as the product makes it: paid, sent back in part and in full, left open, free, given, spent. */
async function fillBooks() {
  const { packages, payments, promotions, searchTable } = server.product
  const paid = await addPackage(server, { features: { property_list: 5, property_feature: 'unlimited' } })
  const free = await addPackage(server, { priceMinor: 0, features: { property_list: 1 } })
  const [buyer, other] = [memberOf(await server.addMember()), memberOf(await server.addMember())]
  const { accountId } = buyer
  await pay(buyer, paid)
  for (const backMinor of [700, 1_900]) {
    const { id, charge } = await pay(buyer, paid)
    local.charges.refund(charge, backMinor)
    await payments.settling.ask(id)
  }
  await payments.starting.pay(other, 'paystack', { packageId: paid }, 'en')
  const { code } = await addCoupon(server, { maxUsesPerMember: 9 })
  await pay(other, paid, code)
  const begun = await payments.starting.pay(other, 'paypal', { packageId: paid, couponCode: code }, 'en')
  await payments.own.cancel(other, begun.reference, 'en')
  const { code: wholly } = await addCoupon(server, { percent: 100 })
  await payments.orders.startWithCoupon(other, { packageId: paid, couponCode: wholly })
  await packages.offers.takeFree(other, free)
  await packages.staff.grant(null, { accountId: other.accountId, packageId: paid, reason: 'A prize' })
  await server.db.transaction().execute(async (tx) => {
    const { access } = packages
    const posted = { kind: 'property', id: 71 } as const
    await access.spend(tx, buyer, 'property_list', posted)
    await access.spend(tx, buyer, 'property_list', { ...posted, id: 72 })
    await access.giveBack(tx, posted)
  })
  const [home] = await insertListings(server.db, [plainListing(accountId)])
  await server.db.transaction().execute((tx) => searchTable.noteChanges(tx, [home?.id ?? 0]))
  await promotions.promotions.store(buyer, { kind: 'property', propertyId: home?.id ?? 0 })
  const refund = sql`insert into payment_refund (payment_id, state, amount_minor, total_minor, reason)
    select id, 'done', refunded_minor, refunded_minor, 'Asked for' from payment where refunded_minor = 700`
  await refund.execute(server.db)
}

test('books that were filled by the product pass, and every rule had something to look at', async () => {
  const audited = await auditMoney(server.db)
  expect(describeAudit(audited)).toMatch(new RegExp(`^(ok .*\\n)+${moneyRules.length} rules, 0 violations$`))
  expect(audited.filter(({ rows }) => rows === 0)).toEqual([])
})

/** What somebody with the keys of the database could write; where the table itself would refuse it, without that. */
const tampered: Record<string, { without?: string; row: string }> = {
  'what was paid gave its package, unless nobody was there to be given it': {
    row: `with gone as (delete from package_grant where source = 'payment' and revoked_at is null returning payment_id)
      select payment_id as id from gone`,
  },
  'what went back runs no more': {
    row: `with again as (update package_grant set revoked_at = null
        where revoked_at is not null returning payment_id)
      select payment_id as id from again`,
  },
  'an amount is its price less the discount and with the tax on the rest': {
    row: `update payment set tax_minor = 1, amount_minor = amount_minor + 1
      where id = (select min(id) from payment) returning id`,
  },
  'no more went back than was paid, and what went back in full is refunded': {
    row: `update payment set refunded_minor = 1 where state = 'pending' returning id`,
  },
  'what a provider may still be paid is asked about': {
    row: `update payment set ask_at = null where state = 'pending' returning id`,
  },
  'what staff sent back was paid before, and is no more than that': {
    row: `update payment_refund set total_minor = 1901 returning id`,
  },
  'a paid package has a payment that was made, by the same member for the same package': {
    row: `update payment set state = 'failed', refunded_minor = 0
      where id = (select payment_id from package_grant where source = 'payment' order by id limit 1)
      returning (select id from package_grant where payment_id = payment.id) as id`,
  },
  'a payment gave one package': {
    without: 'alter table package_grant drop constraint package_grant_payment_id_key',
    row: `insert into package_grant (account_id, package_id, source, payment_id, expires_at)
      select account_id, package_id, source, payment_id, expires_at from package_grant
      where source = 'payment' and revoked_at is null limit 1 returning id`,
  },
  'a free package was taken once': {
    without: 'drop index package_grant_free_key',
    row: `insert into package_grant (account_id, package_id, source, expires_at)
      select account_id, package_id, source, expires_at from package_grant where source = 'free' returning id`,
  },
  'a free package costs nothing': {
    row: `update package set price_minor = 900 where price_minor = 0
      returning (select id from package_grant where source = 'free') as id`,
  },
  'a package of staff has a reason': {
    without: 'alter table package_grant drop constraint package_grant_check1',
    row: `update package_grant set reason = '' where source = 'staff' returning id`,
  },
  'what is counted as used is in the ledger, and within the limit': {
    row: `update grant_feature set used = 0 where kind = 'property_list' and used = 1 returning grant_id as id`,
  },
  'a use was spent of a package of the same member that holds it': {
    row: `update grant_use set account_id = (select max(id) from account)
      where id = (select min(id) from grant_use) returning id`,
  },
  'a promotion that is not over was spent on its listing': {
    row: `with returned as (update grant_use set returned_at = now() where kind = 'property_feature' returning id)
      select advertisement.id from advertisement join returned on use_id = returned.id`,
  },
  'where packages are sold a promotion was spent': {
    row: `update advertisement set use_id = null returning id`,
  },
  'a number follows the one before it, and is not dated before it': {
    without: 'alter table invoice disable trigger all',
    row: `with gone as (delete from invoice where kind = 'invoice' and serial = 2 returning year)
      select invoice.id from invoice join gone using (year) where kind = 'invoice' and serial = 3`,
  },
  'a number is followed by the next one, or is the last that was given': {
    row: `update invoice_counter counter set last_serial = last_serial + 1 where kind = 'invoice'
      returning (select id from invoice where invoice.kind = counter.kind and serial = last_serial - 1) as id`,
  },
  'a credit note corrects the invoice of its payment': {
    without: 'alter table invoice disable trigger all',
    row: `update invoice set corrects_id = (select max(id) from invoice where kind = 'invoice')
      where id = (select min(id) from invoice where kind = 'credit_note') returning id`,
  },
  'what was paid has an invoice of its amount, and what went back credit notes of theirs': {
    row: `update payment set refunded_minor = 100 where state = 'succeeded' and refunded_minor = 700 returning id`,
  },
  'what is counted of a coupon is in its ledger, and within its limit': {
    row: `update coupon set used = used + 1 where id = (select min(id) from coupon) returning id`,
  },
  'a coupon is used as long as its payment may be paid, and given back when it is given up': {
    row: `update payment set state = 'failed' where state = 'succeeded' and discount_minor > 0
      returning (select id from coupon_use where payment_id = payment.id) as id`,
  },
  'what was taken off an amount, a coupon took off': {
    row: `with gone as (delete from coupon_use using payment
        where payment.id = payment_id and payment.state = 'succeeded' returning payment_id)
      select payment_id as id from gone`,
  },
  'a package that cost nothing by a coupon has its use': {
    row: `delete from coupon_use where grant_id is not null returning grant_id as id`,
  },
}

/** Written, audited and taken back. */
async function auditAfter({ without, row }: (typeof tampered)[string]) {
  class TakenBack extends Error {}
  let found: { ids: number[]; violated: { rule: string; ids: number[] }[] } | undefined
  const tamper = async (tx: Tx) => {
    if (without) await sql.raw(without).execute(tx)
    const { rows } = await sql.raw<{ id: number }>(row).execute(tx)
    const violated = (await auditMoney(tx)).filter(({ violations }) => violations > 0)
    found = { ids: rows.map(({ id }) => id), violated: violated.map(({ rule, ids }) => ({ rule, ids })) }
    throw new TakenBack()
  }
  const taken = server.db.transaction().execute(tamper)
  await taken.catch((error: unknown) => {
    if (!(error instanceof TakenBack)) throw error
  })
  return found
}

describe('a tampered row fails the audit', () => {
  test('there is one for each rule', () => {
    expect(Object.keys(tampered)).toEqual(moneyRules.map(({ name }) => name))
  })

  test.each(Object.entries(tampered))('T48 T50 %s', async (rule, tampering) => {
    const found = await auditAfter(tampering)
    expect(found?.ids.length).toBeGreaterThan(0)
    expect(found?.violated).toContainEqual({ rule, ids: found?.ids })
  })
})

test('a violation is named by its id, in batches as well', async () => {
  const everybody = { name: 'nobody pays', table: 'payment', isViolated: sql`true` } as const
  const audited = await auditMoney(server.db, [everybody])
  const payments = await server.db.selectFrom('payment').select('id').orderBy('id').execute()
  expect(audited).toMatchObject([{ rows: payments.length, ids: payments.map(({ id }) => id) }])
  expect(describeAudit(audited)).toContain(`VIOLATED  nobody pays: ${payments.length} of ${payments.length}, payment`)
})
