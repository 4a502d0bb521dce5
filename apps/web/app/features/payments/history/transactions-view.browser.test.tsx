import { transactions as ar } from '@gable/i18n/ar/transactions'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInSite } from '#app/shell/test/render-in-site.tsx'
import { loaded, payments } from './transactions.fixture.ts'
import { TransactionsView } from './transactions-view.tsx'

const row = (index: number) => page.getByRole('listitem').nth(index)
const hrefs = () =>
  page
    .getByRole('list')
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'))

test('every state leads to the one thing that can be done about it', async () => {
  await renderInSite(<TransactionsView loaded={loaded} />)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Payments' })).toBeVisible()
  expect(hrefs()).toEqual([
    `/payment/${payments[0]?.reference}/transfer`,
    '/api/invoices/2026-0702',
    '/checkout/3',
    `/payment/${payments[3]?.reference}`,
    '/api/invoices/2026-0302',
    '/checkout/5',
  ])
  await expect.element(page.getByRole('link', { name: 'Try again: order A1B2C-30003' })).toBeVisible()
})

test('a row says what its state alone does not', async () => {
  await renderInSite(<TransactionsView loaded={loaded} />)
  await expect.element(row(0).getByText(/Waiting for your transfer/)).toBeVisible()
  await expect.element(row(2).getByText(/You were not charged/)).toBeVisible()
  await expect.element(row(4).getByText('Partly refunded')).toBeVisible()
  await expect.element(row(4).getByText(/€9\.47.* was refunded/)).toBeVisible()
  await expect.element(row(5).getByText('Refunded', { exact: true })).toBeVisible()
  for (const index of [1, 5]) expect(row(index).element().querySelector('.ui-note')).toBeNull()
})

test.each(['checking', 'sent'] as const)(
  'a transfer whose receipt is %s says so, and asks for no money',
  async (receiptState) => {
    const [transfer, ...others] = payments
    const checked = { ...loaded, payments: transfer ? [{ ...transfer, receiptState }, ...others] : [] }
    await renderInSite(<TransactionsView loaded={checked} />)
    await expect.element(row(0).getByText('Checking receipt', { exact: true })).toBeVisible()
    await expect.element(row(0).getByText(/We are checking your receipt/)).toBeVisible()
    expect(
      row(0)
        .getByText(/Waiting for your transfer/)
        .elements(),
    ).toEqual([])
  },
)

test('a transfer whose receipt was refused waits as before', async () => {
  const [transfer] = payments
  const refused = { ...loaded, payments: transfer ? [{ ...transfer, receiptState: 'refused' as const }] : [] }
  await renderInSite(<TransactionsView loaded={refused} />)
  await expect.element(row(0).getByText('Pending', { exact: true })).toBeVisible()
  await expect.element(row(0).getByText(/Waiting for your transfer/)).toBeVisible()
})

test('amounts are told to the cent, and the year in one sum', async () => {
  await renderInSite(<TransactionsView loaded={loaded} />)
  await expect.element(row(1).getByText('€109.47')).toBeVisible()
  await expect.element(page.getByText(/€218\.94.* paid in 2026/)).toBeVisible()
})

test('tabs count what there is and keep the filters; the table is a link', async () => {
  const narrowed = { ...loaded, query: { ...loaded.query, method: 'paypal' as const, page: 2 } }
  await renderInSite(<TransactionsView loaded={narrowed} />)
  const tabs = page.getByRole('navigation', { name: 'Payments by state' })
  await expect.element(tabs.getByRole('link', { name: 'Cancelled 1' })).toBeVisible()
  await expect.element(tabs.getByRole('link', { name: 'All 2' })).toHaveAttribute('aria-current', 'page')
  await expect
    .element(tabs.getByRole('link', { name: 'Cancelled 1' }))
    .toHaveAttribute('href', '/user/transactions?status=cancelled&method=paypal')
  await expect.element(page.getByRole('link', { name: 'CSV' })).toHaveAttribute('href', '/api/payments-csv?language=en')
})

test('choosing a year asks for its payments at once', async () => {
  const { address } = await renderInSite(<TransactionsView loaded={loaded} />)
  await page.getByRole('combobox', { name: 'Year' }).selectOptions('2026')
  await expect.poll(address).toContain('year=2026')
})

test('who has paid nothing reads what the page is for, and who finds nothing comes back', async () => {
  const screen = await renderInSite(<TransactionsView loaded={{ ...loaded, payments: [], total: 0, totals: [] }} />)
  await expect.element(page.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/subscription-plan')
  await screen.unmount()
  await renderInSite(
    <TransactionsView loaded={{ ...loaded, payments: [], total: 0, query: { order: 'AAAAA-00000', page: 1 } }} />,
  )
  await expect
    .element(page.getByRole('link', { name: 'Show all payments' }))
    .toHaveAttribute('href', '/user/transactions')
})

test('in Arabic the same, with order numbers as they are written', async () => {
  await renderInSite(<TransactionsView loaded={loaded} />, { language: 'ar' })
  await expect.element(page.getByRole('heading', { level: 1, name: ar.title })).toBeVisible()
  await expect.element(row(2).getByText(ar.notes.failed)).toBeVisible()
  await expect.element(row(2).getByText('A1B2C-30003')).toHaveAttribute('dir', 'ltr')
  expect(hrefs()).toContain('/ar/checkout/3')
})
