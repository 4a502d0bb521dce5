import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { invoiceCommands } from './invoice-commands.ts'
import { linesOf } from './staff-commands.ts'
import { addPackage } from './test/packages.ts'
import { startTestServer, type TestServer } from './test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const count = 10_100

/** All of one payment, which the table allows of credit notes alone. */
async function issueMany() {
  const packageId = await addPackage(server)
  const { id } = await server.db
    .insertInto('payment')
    .values({ packageId, method: 'stripe', state: 'succeeded', amountMinor: 1_900, currency: 'EUR' } as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  const paper = sql`'en', '{}', '{"name": "Ada Lister", "lines": []}', 'Starter', 30, '[]', 1, 0, '', 0, 0, 1, 'EUR', 'stripe', 'AB'`
  const columns = sql`kind, year, serial, issued_at, payment_id, corrects_id, language, seller, buyer, package_name, days,
    features, price_minor, discount_minor, tax_name, tax_basis_points, tax_minor, total_minor, currency, method, order_number`
  await sql`insert into invoice (${columns}) values ('invoice', 2019, 1, '2019-01-01', ${id}, null, ${paper})`.execute(
    server.db,
  )
  await sql`insert into invoice (${columns})
    select 'credit_note', 2019, n, '2019-01-02', ${id}, (select min(id) from invoice), ${paper}
    from generate_series(1, ${count}::int) n`.execute(server.db)
}

test('all that was issued in a year is listed, however much it is', async () => {
  await issueMany()
  const lines: string[] = []
  for await (const line of linesOf(invoiceCommands['invoices']?.run(server.product, ['2019']) ?? '')) lines.push(line)
  const numbers = lines.flatMap((line) => /^[A-Z0-9/-]+(?=\t)/.exec(line)?.[0] ?? [])
  expect(numbers).toHaveLength(count + 1)
  expect([numbers[0], numbers[1], numbers.at(-1)]).toEqual(['2019/0001', 'CN-2019/0001', `CN-2019/${count}`])
})
