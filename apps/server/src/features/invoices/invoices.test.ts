import { getInvoice, getStaffInvoice, listInvoices } from '@gable/contract/invoices'
import * as payments from '@gable/contract/payments'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  openPaymentProviders,
  type PaymentProviders,
} from '../../../../../tools/payment-providers/open-payment-providers.ts'
import { messagesTo } from '../../test/mailbox.ts'
import { addPackage } from '../../test/packages.ts'
import { paymentEnvironment } from '../../../../../tools/payment-providers/payment-environment.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { auditMoney, countViolations } from '../../money-audit/audit-money.ts'
import { invoiceRules } from '../../money-audit/invoice-rules.ts'

let local: PaymentProviders
let server: TestServer
let packageId: number
const year = new Date().getUTCFullYear()
type Buyer = Awaited<ReturnType<TestServer['addMember']>>

beforeAll(async () => {
  local = await openPaymentProviders()
  local.webhooks.setDelivery('held')
  server = await startTestServer(paymentEnvironment(local.url))
  packageId = await addPackage(server, { name: 'Agency', features: { property_list: 20, project_access: 'unlimited' } })
})
afterAll(async () => {
  await server.stop()
  await local.close()
})

const chargeOf = (reference: string) => {
  const found = local.charges.all.find((charge) => charge.reference === reference)
  if (!found) throw new Error('The provider knows of no such payment')
  return found
}
const paymentOf = (reference: string) =>
  server.db.selectFrom('payment').selectAll().where('reference', '=', reference).executeTakeFirstOrThrow()

/** Paid, with 19 % of tax in it where it is said. */
async function buy({ call }: Buyer, facts: { taxMinor?: number; language?: string; billing?: object } = {}) {
  const { reference } = (await call(payments.createPaymentIntent, { packageId, method: 'stripe' })).data
  const { taxMinor = 0, language = 'en', billing = {} } = facts
  await server.db
    .updateTable('payment')
    .set({ taxMinor, priceMinor: 1_900 - taxMinor, language, billing: JSON.stringify(billing) })
    .set({ taxName: taxMinor > 0 ? 'VAT' : '', taxBasisPoints: taxMinor > 0 ? 1_900 : 0 })
    .where('reference', '=', reference)
    .execute()
  local.settle(chargeOf(reference), 'pay')
  const { data } = await call(payments.getPaymentStatus, { reference })
  expect(data.state).toBe('succeeded')
  return { ...data, reference }
}

async function giveBack(reference: string, amountMinor: number) {
  chargeOf(reference).refunds.push({ id: `re_${crypto.randomUUID()}`, amountMinor })
  await server.product.payments.settling.ask((await paymentOf(reference)).id)
}
const papersOf = async (reference: string) =>
  server.db
    .selectFrom('invoice')
    .selectAll()
    .where('paymentId', '=', (await paymentOf(reference)).id)
    .orderBy('id')
    .execute()
const download = ({ token }: Buyer, url: string) =>
  server.app.inject({ url: url.slice(url.indexOf('/api/')), headers: { authorization: `Bearer ${token}` } })

/** Settled without a provider: only what it leaves in the books counts. */
const settle = (accountId: number, failsAfter: boolean) =>
  server.db.transaction().execute(async (tx) => {
    const facts = { accountId, packageId, method: 'stripe', state: 'succeeded', currency: 'EUR' } as const
    const paid = await tx
      .insertInto('payment')
      .values({ ...facts, amountMinor: 1_900, language: 'en' })
      .returningAll()
      .executeTakeFirstOrThrow()
    await server.product.invoices.invoicing.issueInvoice(tx, paid)
    if (failsAfter) throw new Error('It was not to be')
  })

test('numbers have no gap: of 50 that are settled at once and partly rolled back, those that stay follow each other', async () => {
  const { id } = await server.addMember()
  const before = (await server.product.invoices.service.list({})).total
  const outcomes = await Promise.allSettled(Array.from({ length: 50 }, (_, index) => settle(id, index % 3 === 0)))
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(17)
  const rows = await server.db
    .selectFrom('invoice')
    .select(['serial', 'number', 'issuedAt'])
    .where('accountId', '=', id)
    .orderBy('serial')
    .execute()
  expect(rows.map(({ serial }) => serial)).toEqual(Array.from({ length: 33 }, (_, index) => before + index + 1))
  expect(rows[0]?.number).toBe(`${year}/${String(before + 1).padStart(4, '0')}`)
  expect(rows.map(({ issuedAt }) => issuedAt.getTime())).toEqual(
    rows.map(({ issuedAt }) => issuedAt.getTime()).toSorted((one, other) => one - other),
  )
  expect(countViolations(await auditMoney(server.db, invoiceRules))).toBe(0)
})

test('an invoice says what was paid as it was then, whatever changes afterwards', async () => {
  const buyer = await server.addMember({ name: 'Casa Norte' })
  const billing = { name: 'Casa Norte, Lda', address: 'Rua de Cedofeita 412\n\n4050-180 Porto', country: 'PT' }
  const { reference, orderNumber } = await buy(buyer, { taxMinor: 303, billing })
  await server.db.updateTable('account').set({ name: 'Somebody else' }).where('id', '=', buyer.id).execute()
  expect(await papersOf(reference)).toMatchObject([
    {
      ...{ kind: 'invoice', packageName: 'Agency', days: 30, currency: 'EUR', orderNumber, method: 'stripe' },
      ...{ priceMinor: 1_597, taxName: 'VAT', taxBasisPoints: 1_900, taxMinor: 303, totalMinor: 1_900 },
      buyer: { name: 'Casa Norte, Lda', lines: ['Rua de Cedofeita 412', '4050-180 Porto'], country: 'PT' },
      seller: { site: 'Gable', name: 'Gable' },
      features: [
        { kind: 'property_list', limit: 20 },
        { kind: 'project_access', limit: null },
      ],
      startsAt: expect.any(Date) as unknown,
    },
  ])
})

test('the seller is who the operator says, and else who the contact is', async () => {
  await server.product.settings.set('contactEmail', 'hello@gable.test', null)
  const first = await buy(await server.addMember())
  const seller = { name: 'Gable, Lda', address_lines: ['Rua do Almada 240'], tax_number: 'PT 516 208 447' }
  await server.product.settings.set('seller', seller, null)
  const second = await buy(await server.addMember())
  expect((await papersOf(first.reference))[0]?.seller).toMatchObject({ name: 'Gable', email: 'hello@gable.test' })
  expect((await papersOf(second.reference))[0]?.seller).toEqual({
    ...{ site: 'Gable', name: 'Gable, Lda', lines: ['Rua do Almada 240'] },
    ...{ taxNumber: 'PT 516 208 447', email: 'hello@gable.test', phone: '' },
  })
})

test('nothing on an invoice is changed or deleted, and only whose it was is forgotten', async () => {
  const buyer = await server.addMember()
  const { reference } = await buy(buyer)
  const [paper] = await papersOf(reference)
  const ofIt = sql`where id = ${paper?.id ?? 0}`
  const other = await server.addMember()
  for (const statement of [
    sql`update invoice set total_minor = 1 ${ofIt}`,
    sql`update invoice set account_id = ${other.id} ${ofIt}`,
    sql`update invoice set account_id = null, serial = serial + 1000 ${ofIt}`,
    sql`delete from invoice ${ofIt}`,
    sql`truncate invoice`,
  ]) {
    await expect(statement.execute(server.db)).rejects.toThrow('neither changed nor deleted')
  }
  await server.product.invoices.eraseAllOf(buyer.id)
  expect(await papersOf(reference)).toEqual([{ ...paper, accountId: null }])
})

test('T49 whoever paid gets the PDF, the same bytes every time, and nobody else does', async () => {
  const [buyer, other] = [await server.addMember(), await server.addMember()]
  const { reference, invoiceUrl } = await buy(buyer)
  const url = invoiceUrl ?? ''
  expect(url).toBe(`http://gable.test/api/get-invoice?payment_transaction_id=${reference}`)
  const [first, again] = [await download(buyer, url), await download(buyer, url)]
  expect(first.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'content-disposition': expect.stringMatching(/^attachment; filename="invoice-\d{4}-\d{4}\.pdf"$/) as unknown,
  })
  expect(first.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  expect(again.rawPayload.equals(first.rawPayload)).toBe(true)
  await expect(other.call(getInvoice, { reference })).rejects.toMatchObject({ code: 'not_found' })
  await expect(buyer.call(getInvoice, { reference, kind: 'credit_note' })).rejects.toMatchObject({ code: 'not_found' })
  const { data } = await buyer.call(payments.getPaymentDetails, {})
  expect(data).toMatchObject([{ reference, invoiceUrl: url }])
})

test('T49 no mail carries an invoice of somebody else', async () => {
  const [buyer, other] = [await server.addMember(), await server.addMember()]
  const [invoice] = await papersOf((await buy(buyer)).reference)
  const attach = ({ id }: Buyer) => server.product.invoices.service.attach(id, invoice?.id ?? 0)
  expect([(await attach(buyer)).length, (await attach(other)).length]).toEqual([1, 0])
})

test('what is not paid has no invoice', async () => {
  const buyer = await server.addMember()
  const { reference } = (await buyer.call(payments.createPaymentIntent, { packageId, method: 'stripe' })).data
  await expect(buyer.call(getInvoice, { reference })).rejects.toMatchObject({ code: 'not_found' })
  expect((await buyer.call(payments.getPaymentStatus, { reference })).data.invoiceUrl).toBeNull()
})

test('T53 what goes back in parts has a credit note for each, whose taxes add up to that of the invoice', async () => {
  const buyer = await server.addMember()
  const { reference } = await buy(buyer, { taxMinor: 303 })
  for (const part of [500, 1, 1_399]) await giveBack(reference, part)
  await server.product.payments.settling.ask((await paymentOf(reference)).id)
  const [invoice, ...notes] = await papersOf(reference)
  expect(notes.map(({ kind, correctsId, totalMinor, taxMinor }) => [kind, correctsId, totalMinor, taxMinor])).toEqual([
    ['credit_note', invoice?.id, 500, 80],
    ['credit_note', invoice?.id, 1, 0],
    ['credit_note', invoice?.id, 1_399, 223],
  ])
  expect(notes[0]?.number).toMatch(/^CN-\d{4}\/\d{4}$/)
  const paper = await download(buyer, `/api/get-invoice?payment_transaction_id=${reference}&kind=credit_note`)
  expect(paper.rawPayload.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(3)
  await server.runJobs()
  const subjects = (await messagesTo(buyer.email)).map(({ attachments }) => attachments.map(({ name }) => name))
  expect(subjects.flat().filter((name) => name.startsWith('credit-note-'))).toHaveLength(3)
  expect(countViolations(await auditMoney(server.db, invoiceRules))).toBe(0)
})

test('the receipt goes with the invoice to where invoices are sent, in the language of the buyer', async () => {
  const buyer = await server.addMember()
  const email = `books-${crypto.randomUUID()}@gable.test`
  await buy(buyer, { language: 'ar', billing: { email } })
  await server.runJobs()
  const [mail] = await messagesTo(email)
  expect(mail).toMatchObject({
    subject: expect.stringContaining('وصلت دفعتك') as unknown,
    html: expect.stringContaining('dir="rtl"') as unknown,
    text: expect.stringContaining('الفاتورة مرفقة') as unknown,
    attachments: [{ name: expect.stringMatching(/^invoice-.*\.pdf$/) as unknown, type: 'application/pdf' }],
  })
  expect(await messagesTo(buyer.email)).toEqual([])
})

test('F18 what is paid by somebody who is gone is in the books, and belongs to nobody', async () => {
  const buyer = await server.addMember()
  const { reference } = (await buyer.call(payments.createPaymentIntent, { packageId, method: 'stripe' })).data
  await server.product.payments.eraseAllOf(buyer.id)
  local.settle(chargeOf(reference), 'pay')
  await server.product.payments.settling.ask((await paymentOf(reference)).id)
  expect(await papersOf(reference)).toMatchObject([{ kind: 'invoice', accountId: null, totalMinor: 1_900 }])
})

test('finance reads the books of a year, and every paper by its number', async () => {
  const buyer = await server.addMember({ name: 'Ada Lister' })
  const { reference } = await buy(buyer)
  const finance = await server.addMember({ staffRole: 'owner' })
  const { data, total } = await finance.call(listInvoices, { limit: 1 })
  expect(data).toMatchObject([{ reference, buyer: 'Ada Lister', total: '19.00', currency: 'EUR', kind: 'invoice' }])
  expect(data[0]?.number).toBe(`${year}/${String(total).padStart(4, '0')}`)
  const { data: bytes } = await finance.call(getStaffInvoice, { number: data[0]?.number ?? '' })
  expect(bytes.byteLength).toBeGreaterThan(5_000)
  expect((await finance.call(listInvoices, { year: 2001 })).total).toBe(0)
})
