import { expect, test } from 'vitest'
import { sheetOf } from './invoice-sheet.ts'
import type { InvoiceRow } from './invoices.repository.ts'

const row: InvoiceRow = {
  ...{ id: 1, kind: 'invoice', year: 2026, serial: 1, number: '2026/0001', issuedAt: new Date('2026-07-02T10:00:00Z') },
  ...{ paymentId: 1, correctsId: null, accountId: 1, language: 'en', orderNumber: 'A1B2C-30001', method: 'paypal' },
  seller: { site: 'Gable', name: 'Gable Marketplace, Lda', lines: [], taxNumber: '', email: '', phone: '' },
  buyer: { name: 'Casa Norte, Lda', lines: [], country: '', taxNumber: '', email: 'ada@gable.test' },
  ...{ packageName: 'Agency', days: 30, startsAt: null, endsAt: null, features: [] },
  ...{ priceMinor: 8_900, discountMinor: 0, taxName: '', taxBasisPoints: 2_000, taxMinor: 1_780, totalMinor: 10_680 },
  currency: 'EUR',
}
const sheet = (facts: Partial<InvoiceRow> = {}) =>
  sheetOf({ row: { ...row, ...facts }, siteUrl: 'https://gable.test', page: 1, pages: 1, corrects: '' })

test('it is for whom the buyer said', () => {
  expect(sheet().parties[1]).toMatchObject({ label: 'To', name: 'Casa Norte, Lda' })
})

test('whoever has said no name is called by their address: the place of the buyer is never empty', () => {
  expect(sheet({ buyer: { ...row.buyer, name: '' } }).parties[1].name).toBe('ada@gable.test')
})

test('a tax without a name has a line with its rate', () => {
  expect(sheet().sums).toContainEqual({ label: 'Tax 20%', value: '€17.80' })
})
