import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditMoney } from '../../apps/server/src/money-audit/audit-money.ts'
import { startTestServer, type TestServer } from '../../apps/server/src/test/test-server.ts'
import { addListers } from './add-listers.ts'
import { addPackages } from './add-packages.ts'
import { planYear } from './money/plan-year.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  const listerIds = await addListers(server.product)
  await addPackages(server.product, { listerIds, now: Date.now() })
})
afterAll(() => server.stop())

/** Series of numbers with a gap, out of the order of their dates, or not what their counter says. */
async function readSeries() {
  const { rows } = await server.product.pool.query(`
    select kind, year from (
      select kind, year, serial, issued_at, extract(year from issued_at at time zone 'utc') as dated,
        lag(issued_at) over (partition by kind, year order by serial) as before
      from invoice) numbered
    join invoice_counter counter using (kind, year)
    group by kind, year, last_serial, last_at
    having count(*) <> max(serial) or max(serial) <> last_serial or max(issued_at) <> last_at
      or bool_or(before > issued_at) or bool_or(dated <> year)`)
  return rows
}

/** A year of money as the database has it: how much of each kind, and whether it adds up. */
async function moneyIn() {
  const { pool } = server.product
  const states = await pool.query<{ state: string; count: number }>(
    'select state, count(*)::int from payment group by state',
  )
  const { rows } = await pool.query<Record<string, number>>(`
    select (select count(distinct method)::int from payment) as methods,
      (select count(*)::int from payment where tax_minor > 0 and tax_name = 'VAT') as taxed,
      (select count(*)::int from payment where discount_minor > 0) as discounted,
      (select count(*)::int from payment where state = 'succeeded' and refunded_minor > 0) as part_refunded,
      (select count(*)::int from payment_receipt where state = 'sent') as receipts,
      (select count(*)::int from invoice where kind = 'invoice') as invoices,
      (select count(*)::int from invoice where kind = 'credit_note') as credit_notes,
      (select count(*)::int from invoice join payment on payment.id = payment_id
        where kind = 'invoice' and issued_at <> settled_at) as dated_wrongly,
      (select count(*)::int from payment earlier join payment later on later.id > earlier.id
        and later.created_at < earlier.created_at) as out_of_order,
      (select count(*)::int from payment where ask_at is not null and state <> 'pending') as asked_about,
      (select count(distinct account_id)::int from package_grant
        where source = 'payment' and revoked_at is null and expires_at > now()) as payers,
      (select count(distinct account_id)::int from package_grant
        where revoked_at is null and expires_at > now()) as holders,
      (select extract(day from now() - min(created_at))::int from payment where state = 'succeeded') as succeeded_days`)
  return { states: Object.fromEntries(states.rows.map(({ state, count }) => [state, count])), ...rows[0] }
}

/** All that was bought, in the end that was planned for it. */
function planned() {
  const begun = planYear().filter(({ what }) => what === 'begin')
  const count = (matches: (one: (typeof begun)[number]['purchase']) => boolean) =>
    begun.filter(({ purchase }) => matches(purchase)).length
  const paid = count(({ end }) => end === 'paid')
  const isWhole = (share: number | undefined) => share === 1
  const refunded = count(({ refund }) => isWhole(refund?.share))
  const states = {
    ...{ succeeded: paid - refunded, refunded, failed: count(({ end }) => end === 'failed') },
    ...{ cancelled: count(({ end }) => end === 'cancelled'), pending: count(({ end }) => end === 'checking') },
  }
  return {
    ...{ states, invoices: paid, credit_notes: count(({ refund }) => refund !== undefined) },
    ...{ discounted: count(({ coupon }) => coupon !== undefined), receipts: states.pending },
    part_refunded: count(({ refund }) => refund !== undefined && !isWhole(refund.share)),
  }
}

test('a year of payments is in every state and by every method, and adds up', async () => {
  expect((await auditMoney(server.db)).filter(({ violations }) => violations > 0)).toEqual([])
  const money = await moneyIn()
  expect(money).toMatchObject({
    ...planned(),
    ...{ methods: 5, dated_wrongly: 0, out_of_order: 0, asked_about: 0, payers: 12, holders: 24 },
  })
  expect(money).toMatchObject({ succeeded_days: expect.toSatisfy((days: number) => days > 300 && days < 366) })
  expect(money).toMatchObject({ taxed: expect.toSatisfy((count: number) => count > 40) })
})

test('its invoices and credit notes are numbered year by year in the order of their dates', async () => {
  expect(await readSeries()).toEqual([])
})

test('a site that has sold something is left alone', async () => {
  const count = async () => (await server.product.pool.query('select from payment')).rows.length
  const before = await count()
  await addPackages(server.product, { listerIds: [], now: Date.now() })
  expect(await count()).toBe(before)
})
