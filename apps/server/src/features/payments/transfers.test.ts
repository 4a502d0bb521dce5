import * as calls from '@gable/contract/bank-transfers'
import { getNotifications } from '@gable/contract/notifications'
import { getOwnPackages } from '@gable/contract/packages'
import { failPayment, getPaymentDetails, getPaymentSettings, getPaymentStatus } from '@gable/contract/payments'
import * as staffCalls from '@gable/contract/staff-payments'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addPackage } from '../../test/packages.ts'
import { bankAccount } from '../../test/payments.ts'
import { samplePdf } from '../../test/sample-pdf.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

type Member = Awaited<ReturnType<TestServer['addMember']>>
let server: TestServer
let packageId: number
let finance: Member
let buyer: Member

beforeAll(async () => {
  server = await startTestServer()
  packageId = await addPackage(server, { features: { property_list: 5 } })
  finance = await server.addMember({ staffRole: 'finance', isFresh: true })
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.product.settings.set('bankAccount', { ...bankAccount, iban: 'de89 3704 0044 0532 0130 00' }, null)
  buyer = await server.addMember()
})

const begin = async ({ call }: Member = buyer) => (await call(calls.payByBankTransfer, { packageId })).data.reference
const paper = () => new File([new Uint8Array(samplePdf())], 'receipt.pdf', { type: 'application/pdf' })
const sendReceipt = async (reference: string, { call }: Member = buyer) =>
  (await call(calls.sendBankTransferReceipt, { reference, file: paper() })).data
const confirm = (reference: string, amount = '19.00', { call }: Member = finance) =>
  call(staffCalls.confirmTransfer, { reference, amount })
const stateOf = async (reference: string) => (await buyer.call(getPaymentStatus, { reference })).data.state
const grantsOf = async ({ call }: Member = buyer) => (await call(getOwnPackages, {})).data
const open = async (reference: string) => (await finance.call(staffCalls.getStaffPayment, { reference })).data
const fetchAs = async (url: string, token?: string) =>
  (await server.app.inject({ url, headers: token ? { authorization: `Bearer ${token}` } : {} })).statusCode
const age = (reference: string, interval: string) =>
  server.db
    .updateTable('payment')
    .set({ askAt: sql<Date>`now()`, createdAt: sql<Date>`now() - ${interval}::interval` })
    .where('reference', '=', reference)
    .execute()
const clock = async () => {
  await server.product.jobs.find(({ name }) => name === 'payments.clock')?.run({})
  await server.runJobs()
}
const documentsOf = (ownerId: number) =>
  server.db.selectFrom('document').select('unusedSince').where('ownerId', '=', ownerId).orderBy('createdAt').execute()

describe('the bank account of the site', () => {
  test('is offered as a way to pay once there is one, and only then', async () => {
    const methods = async () => (await buyer.call(getPaymentSettings, {})).data
    expect(await methods()).toEqual([{ method: 'bank_transfer', publicKey: '', isTest: false }])
    await server.product.settings.set('bankAccount', null, null)
    expect(await methods()).toEqual([])
    await expect(begin()).rejects.toMatchObject({ code: 'payment_method_unavailable' })
  })

  test('has an IBAN whose check digits fit, and is no other', async () => {
    const set = (iban: string) => server.product.settings.set('bankAccount', { ...bankAccount, iban }, null)
    await expect(set('DE88370400440532013000')).rejects.toMatchObject({ status: 400 })
    await expect(set('370400440532013000')).rejects.toMatchObject({ status: 400 })
  })
})

test('T45 a transfer asks for the price of the package, whatever is sent, and once however often it is begun', async () => {
  const { data } = await buyer.call(calls.payByBankTransfer, { packageId, amount: '0.01' })
  expect(data).toMatchObject({
    ...{ packageId, name: 'Starter', amount: '19.00', currency: 'EUR', receiptState: 'none', refusal: '' },
    account: bankAccount,
  })
  expect(Date.parse(data.expiresAt) - Date.parse(data.createdAt)).toBe(14 * 86_400_000)
  expect(await begin()).toBe(data.reference)
  expect((await buyer.call(calls.getBankTransfer, { reference: data.reference })).data).toEqual(data)
})

test('whoever began a transfer sees where to send the money, also when the account is changed or gone', async () => {
  const reference = await begin()
  const accountOf = async () => (await buyer.call(calls.getBankTransfer, { reference })).data.account
  const other = { ...bankAccount, holder: 'Gable Homes II', iban: 'DE02120300000000202051' }
  await server.product.settings.set('bankAccount', other, null)
  expect(await accountOf()).toEqual(bankAccount)
  await server.product.settings.set('bankAccount', null, null)
  expect(await accountOf()).toEqual(bankAccount)
  expect(await sendReceipt(reference)).toMatchObject({ receiptState: 'checking', account: bankAccount })
  await server.product.settings.set('bankAccount', other, null)
  // Whoever begins again is told anew.
  expect([await begin(), await accountOf()]).toEqual([reference, other])
})

test('T46 whoever says that they paid, or sends a receipt, has not paid', async () => {
  const reference = await begin()
  await sendReceipt(reference)
  await server.runJobs()
  expect([await stateOf(reference), await grantsOf()]).toEqual(['pending', []])
  await expect(confirm(reference, '19.00', buyer)).rejects.toMatchObject({ code: 'forbidden' })
  const reviewer = await server.addMember({ staffRole: 'moderator', isFresh: true })
  await expect(confirm(reference, '19.00', reviewer)).rejects.toMatchObject({ code: 'forbidden' })
  expect(await stateOf(reference)).toBe('pending')
})

test('T48 of twenty who confirm at once one does, and there is one package', async () => {
  const reference = await begin()
  const answers = await Promise.allSettled(Array.from({ length: 20 }, () => confirm(reference)))
  const refusals = answers.filter(({ status }) => status === 'rejected')
  expect(refusals).toHaveLength(19)
  for (const refusal of refusals) expect(refusal).toMatchObject({ reason: { code: 'illegal_move' } })
  expect(await grantsOf()).toMatchObject([{ packageId, source: 'payment', status: 'running' }])
  expect((await buyer.call(getNotifications, {})).data).toMatchObject([{ type: 'payment' }])
  const audit = server.db.selectFrom('audit').select(['actorId', 'detail']).where('action', '=', 'payment.confirm')
  expect((await audit.execute()).filter(({ detail }) => detail['account'] === buyer.id)).toMatchObject([
    { actorId: finance.id, detail: { before: 'pending', after: 'succeeded', amountMinor: 1_900 } },
  ])
})

test('T49 what came has to be what was asked for, to the cent', async () => {
  const reference = await begin()
  for (const amount of ['18.99', '19.01', '1900', '0', '19.001']) {
    await expect(confirm(reference, amount)).rejects.toMatchObject({ code: 'invalid_request' })
  }
  expect(await stateOf(reference)).toBe('pending')
})

test('T49 of somebody else’s transfer nothing is there', async () => {
  const [reference, stranger] = [await begin(), await server.addMember()]
  await expect(stranger.call(calls.getBankTransfer, { reference })).rejects.toMatchObject({ code: 'not_found' })
  await expect(sendReceipt(reference, stranger)).rejects.toMatchObject({ code: 'not_found' })
  expect(await documentsOf(stranger.id)).toEqual([])
})

test('nobody decides about their own payment, and money moves only with a fresh proof', async () => {
  const own = await begin(finance)
  await expect(confirm(own)).rejects.toMatchObject({ code: 'about_yourself' })
  const tired = await server.addMember({ staffRole: 'finance' })
  const reference = await begin()
  await expect(confirm(reference, '19.00', tired)).rejects.toMatchObject({ code: 'fresh_proof_required' })
  const refund = tired.call(staffCalls.refundPayment, { reference, amount: '1', reason: 'Too much' })
  await expect(refund).rejects.toMatchObject({ code: 'fresh_proof_required' })
  expect(await stateOf(reference)).toBe('pending')
})

test('F18 a transfer waits fourteen days, and money that comes later still counts', async () => {
  const reference = await begin()
  await age(reference, '13 days')
  await clock()
  expect(await stateOf(reference)).toBe('pending')
  await age(reference, '14 days')
  await clock()
  expect(await stateOf(reference)).toBe('failed')
  await confirm(reference)
  expect([await stateOf(reference), (await grantsOf()).length]).toEqual(['succeeded', 1])
})

test('T54 what was given up counts as well once the money is there, and nothing is given up afterwards', async () => {
  const reference = await begin()
  await buyer.call(failPayment, { reference })
  await confirm(reference)
  await expect(buyer.call(failPayment, { reference })).rejects.toMatchObject({ code: 'illegal_move' })
  expect([await stateOf(reference), (await grantsOf()).length]).toEqual(['succeeded', 1])
})

describe('a receipt', () => {
  test('T43 opens for its sender and, once it was inspected, for staff, at addresses of their own', async () => {
    const reference = await begin()
    expect(await sendReceipt(reference)).toMatchObject({ receiptState: 'checking', receiptName: 'receipt' })
    expect((await open(reference)).receipt).toMatchObject({ state: 'checking', url: '' })
    await server.runJobs()
    const { receipt, receiptState } = await open(reference)
    expect([receiptState, receipt?.state, receipt?.type]).toEqual(['sent', 'ready', 'pdf'])
    const url = receipt?.url ?? ''
    expect(await fetchAs(url, finance.token)).toBe(200)
    expect([await fetchAs(url), await fetchAs(url, buyer.token)]).toEqual([403, 403])
    const opened = server.db.selectFrom('audit').select('actorId').where('action', '=', 'payment.open')
    expect(await opened.execute()).toContainEqual({ actorId: finance.id })
  })

  test('T41 that was not inspected yet is opened by nobody but its sender, whatever address is made for others', async () => {
    const reference = await begin()
    await sendReceipt(reference)
    const receipts = server.db.selectFrom('paymentReceipt').select('documentId').where('accountId', '=', buyer.id)
    const { documentId } = await receipts.executeTakeFirstOrThrow()
    const addressFor = async ({ id }: Member) => {
      const viewer = { accountId: id, permissions: [] }
      const [file] = await server.product.media.documents.describe(viewer, [documentId ?? ''])
      return file?.url ?? ''
    }
    expect(await fetchAs(await addressFor(finance), finance.token)).toBe(404)
    expect(await fetchAs(await addressFor(buyer), buyer.token)).toBe(200)
  })

  test('takes the place of the one before, which is swept', async () => {
    const reference = await begin()
    await sendReceipt(reference)
    await sendReceipt(reference)
    const [first, second] = await documentsOf(buyer.id)
    expect([first?.unusedSince instanceof Date, second?.unusedSince]).toEqual([true, null])
  })

  test('that does not fit is refused with a reason, and another one may follow', async () => {
    const reference = await begin()
    const refuse = (reason: string) => finance.call(staffCalls.refuseReceipt, { reference, reason })
    await expect(refuse('Where is it?')).rejects.toMatchObject({ code: 'illegal_move' })
    await sendReceipt(reference)
    await server.runJobs()
    await refuse('It shows another amount')
    await server.runJobs()
    expect((await buyer.call(calls.getBankTransfer, { reference })).data).toMatchObject({
      ...{ receiptState: 'refused', refusal: 'It shows another amount' },
    })
    const [{ message } = { message: '' }] = (await buyer.call(getNotifications, {})).data
    expect(message).toContain('It shows another amount')
    await expect(refuse('Again')).rejects.toMatchObject({ code: 'illegal_move' })
    expect(await sendReceipt(reference)).toMatchObject({ receiptState: 'checking', refusal: '' })
  })

  test('is told in the list of payments, while it is inspected, looked at and refused, and of no other payment', async () => {
    const inList = async () => (await buyer.call(getPaymentDetails, {})).data.map(({ receiptState }) => receiptState)
    const reference = await begin()
    expect(await inList()).toEqual(['none'])
    await sendReceipt(reference)
    expect(await inList()).toEqual(['checking'])
    await server.runJobs()
    expect(await inList()).toEqual(['sent'])
    await finance.call(staffCalls.refuseReceipt, { reference, reason: 'It shows another amount' })
    expect(await inList()).toEqual(['refused'])
    await confirm(reference)
    expect(await inList()).toEqual(['none'])
  })

  test('is sent only while the transfer is pending', async () => {
    const reference = await begin()
    await confirm(reference)
    await expect(sendReceipt(reference)).rejects.toMatchObject({ code: 'illegal_move' })
    expect(await documentsOf(buyer.id)).toEqual([])
  })

  test('is sent fifty times a day and no more', async () => {
    const reference = await begin()
    await sendReceipt(reference)
    await sql`update rate_window set used = 50 where key = ${`receipt:${buyer.id}`}`.execute(server.db)
    await expect(sendReceipt(reference)).rejects.toMatchObject({ code: 'too_many_requests' })
    expect(await documentsOf(buyer.id)).toHaveLength(1)
  })

  test('goes with whoever sent it', async () => {
    const reference = await begin()
    await sendReceipt(reference)
    await server.product.payments.eraseAllOf(buyer.id)
    expect((await open(reference)).receipt).toBe(null)
    expect((await open(reference)).payer).toBe(null)
  })
})

test('F18 money of somebody who has left is noted for staff, who write down what they did about it', async () => {
  const reference = await begin()
  await server.product.payments.eraseAllOf(buyer.id)
  await confirm(reference)
  const alarmed = async () => (await finance.call(staffCalls.listStaffPayments, { alarm: 'ownerless' })).data
  expect((await alarmed()).map((row) => row.reference)).toContain(reference)
  await finance.call(staffCalls.clearPaymentAlarm, { reference, note: 'Sent back by hand' })
  expect((await alarmed()).map((row) => row.reference)).not.toContain(reference)
  expect(await open(reference)).toMatchObject({ alarm: '', alarmNote: 'Sent back by hand', state: 'succeeded' })
  const again = finance.call(staffCalls.clearPaymentAlarm, { reference, note: 'Again' })
  await expect(again).rejects.toMatchObject({ code: 'illegal_move' })
})

describe('a refund of a transfer', () => {
  const refund = (reference: string, amount: string) =>
    finance.call(staffCalls.refundPayment, { reference, amount, reason: 'As we agreed' })

  test('is what staff say that they sent: a part leaves the package, all of it ends it', async () => {
    const reference = await begin()
    await expect(refund(reference, '1')).rejects.toMatchObject({ code: 'illegal_move' })
    await confirm(reference)
    expect((await refund(reference, '4.50')).data.state).toBe('done')
    expect([await stateOf(reference), (await grantsOf())[0]?.status]).toEqual(['succeeded', 'running'])
    for (const amount of ['14.51', '0', '0.001']) {
      await expect(refund(reference, amount)).rejects.toMatchObject({ code: 'invalid_request' })
    }
    await refund(reference, '14.50')
    expect([await stateOf(reference), (await grantsOf())[0]?.status]).toEqual(['refunded', 'revoked'])
    expect(await open(reference)).toMatchObject({
      refunded: '19.00',
      refunds: [
        { amount: '14.50', state: 'done' },
        { amount: '4.50', state: 'done', reason: 'As we agreed', actor: { id: finance.id } },
      ],
    })
  })

  test('is never more than came, however many are made at once', async () => {
    const reference = await begin()
    await confirm(reference)
    await Promise.allSettled(Array.from({ length: 10 }, () => refund(reference, '4')))
    expect((await open(reference)).refunded).toBe('16.00')
  })
})

describe('the list of staff', () => {
  const list = async (query: Partial<Parameters<typeof finance.call<typeof staffCalls.listStaffPayments>>[1]>) =>
    (await finance.call(staffCalls.listStaffPayments, query)).data

  test('is narrowed by state, method, member and order number, the newest first', async () => {
    const reference = await begin()
    const [row] = await list({ accountId: buyer.id })
    expect(row).toMatchObject({ reference, state: 'pending', method: 'bank_transfer', payer: { id: buyer.id } })
    expect(await list({ orderNumber: row?.orderNumber.toLowerCase() ?? '' })).toEqual([row])
    expect(await list({ accountId: buyer.id, state: 'succeeded' })).toEqual([])
    expect(await list({ accountId: buyer.id, method: 'stripe' })).toEqual([])
    await expect(list({ orderNumber: 'not one' })).rejects.toMatchObject({ code: 'invalid_request' })
    const all = await list({ state: 'pending', method: 'bank_transfer' })
    expect(all.map(({ id }) => id)).toEqual(all.map(({ id }) => id).toSorted((one, other) => other - one))
    const [first, second] = await list({ limit: 2 })
    expect(await list({ limit: 1, beforeId: first?.id ?? 0 })).toEqual([second])
  })
})
