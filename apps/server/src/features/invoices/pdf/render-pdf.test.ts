import { expect, test } from 'vitest'
import { renderPdf } from './render-pdf.ts'
import type { Sheet } from './sheet.ts'

const sheet: Sheet = {
  ...{ language: 'en', dir: 'ltr', issuedAt: new Date('2026-07-02T00:00:00Z'), site: 'Gable', title: 'Invoice' },
  number: '2026/0702',
  parties: [
    { label: 'From', name: 'Gable Marketplace, Lda', lines: ['Rua do Almada 240'] },
    { label: 'To', name: 'Casa Norte, Lda', lines: ['Rua de Cedofeita 412'] },
  ],
  facts: [{ label: 'Issued', value: '2 July 2026' }],
  columns: ['Description', 'Quantity', 'Unit price', 'Amount'],
  line: { name: 'Agency', detail: '30 days', figures: ['1', '€89.00', '€89.00'] },
  badge: 'Paid in full',
  sums: [{ label: 'Subtotal', value: '€89.00' }],
  total: { label: 'Total', value: '€89.00' },
  included: { label: 'Includes', value: 'Listings: 20' },
  footer: ['gable.test', 'hello@gable.test', 'Page 1 of 1'],
}
const fontsIn = (pdf: Buffer) =>
  new Set(Array.from(pdf.toString('latin1').matchAll(/\/BaseFont \/\w+\+([\w-]+)/g), ([, name]) => name))
const pagesIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length

test('the same sheet is the same bytes, with the fonts that it needs and no others', async () => {
  const [one, other] = [await renderPdf([sheet]), await renderPdf([sheet])]
  expect(one.equals(other)).toBe(true)
  expect(fontsIn(one)).toEqual(new Set(['Fraunces-Regular', 'Inter-SemiBold', 'Inter-Regular']))
})

test('whatever somebody is called stands on it', async () => {
  const named = (name: string): Sheet => ({ ...sheet, parties: [sheet.parties[0], { label: 'To', name, lines: [] }] })
  const pdf = await renderPdf([named('محمد 株式会社 हिन्दी')])
  expect([...fontsIn(pdf)]).toEqual(
    expect.arrayContaining(['NotoSansArabic-SemiBold', 'NotoSansSCThin-SemiBold', 'NotoSansDevanagari-SemiBold']),
  )
})

test('the longest address and every feature fit on one page', async () => {
  const lines = Array.from({ length: 8 }, () => '北京市朝阳区建国路'.repeat(5))
  const longest: Sheet = { ...sheet, parties: [sheet.parties[0], { label: 'To', name: '株'.repeat(120), lines }] }
  expect(pagesIn(await renderPdf([longest]))).toBe(1)
})
