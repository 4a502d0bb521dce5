import { sendBankTransferReceipt } from '@gable/contract/bank-transfers'
import { failPayment } from '@gable/contract/payments'
import { transfers as ar } from '@gable/i18n/ar/transfers'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeApi, refusal } from '#app/shell/test/fake-api.ts'
import { renderInSite } from '#app/shell/test/render-in-site.tsx'
import { transfer } from './transfer.fixture.ts'
import { TransferView } from './transfer-view.tsx'

/** What is copied, without asking the system. */
function watchClipboard() {
  const copied: string[] = []
  const { clipboard } = navigator
  const fake = { writeText: async (text: string) => void copied.push(text) }
  Object.defineProperty(navigator, 'clipboard', { value: fake, configurable: true })
  onTestFinished(() => {
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
  })
  return copied
}

test('every line is copied as forms of banks take it', async () => {
  const copied = watchClipboard()
  await renderInSite(<TransferView transfer={transfer} />)
  await expect.element(page.getByText('PT50 0035 0413 0002 7741 9305 8')).toBeVisible()
  await expect.element(page.getByText('€98.52').first()).toBeVisible()
  for (const what of ['Reference', 'Amount', 'IBAN']) {
    await page.getByRole('button', { name: `Copy: ${what}` }).click()
  }
  expect(copied).toEqual(['A1B2C-30001', '98.52', 'PT50003504130002774193058'])
})

test('the receipt is asked for before it is sent', async () => {
  const api = fakeApi()
  await renderInSite(<TransferView transfer={transfer} />)
  await page.getByRole('button', { name: 'Send receipt' }).click()
  await expect.element(page.getByText('Choose the receipt first.')).toBeVisible()
  expect(api.sent(sendBankTransferReceipt)).toEqual([])
})

test('while it is not there the next step is to send it, and until when', async () => {
  await renderInSite(<TransferView transfer={transfer} />)
  const current = page.getByRole('list', { name: 'How it goes on' }).getByRole('listitem').nth(1)
  await expect.element(current).toHaveAttribute('aria-current', 'step')
  await expect.element(current.getByText('by July 22, 2026')).toBeVisible()
})

test('what staff refused is told with their reason, and another one is asked for', async () => {
  const refused = { ...transfer, receiptState: 'refused' as const, refusal: 'The receipt shows €89.00.' }
  await renderInSite(<TransferView transfer={refused} />)
  await expect.element(page.getByText('The receipt shows €89.00.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Send receipt' })).toBeVisible()
})

test.each([
  ['checking', 'Your receipt is here.'],
  ['sent', 'We are checking your receipt.'],
] as const)(
  'a receipt that is %s is told of, can be replaced, and the order is not given up',
  async (receiptState, words) => {
    const sent = { ...transfer, receiptState, receiptName: 'transfer.pdf' }
    await renderInSite(<TransferView transfer={sent} />)
    await expect.element(page.getByText(words)).toBeVisible()
    await expect.element(page.getByText('transfer.pdf')).toBeVisible()
    expect(page.getByRole('button', { name: 'Cancel it now' }).elements()).toEqual([])
    await page.getByRole('button', { name: 'Send another one instead' }).click()
    await expect.element(page.getByRole('button', { name: 'Send receipt' })).toBeVisible()
  },
)

test('an order is given up after one question, with the keyboard', async () => {
  const api = fakeApi()
  api.answer(failPayment, ({ reference }) => ({
    data: {
      ...{ reference, state: 'cancelled' as const, method: 'bank_transfer' as const, packageId: 3, package: 'Agency' },
      ...{ amount: '98.52', currency: 'EUR', orderNumber: 'A1B2C-30001', createdAt: transfer.createdAt },
      ...{ invoiceUrl: null, expiresAt: null, redirectUrl: null },
    },
  }))
  const { address } = await renderInSite(<TransferView transfer={transfer} />)
  page.getByRole('button', { name: 'Cancel it now' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog', { name: 'Cancel this order?' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel the order' }).click()
  await expect.poll(address).toBe('/user/transactions')
  expect(api.sent(failPayment).map(({ input }) => input)).toEqual([{ reference: transfer.reference }])
})

test('an order that is settled meanwhile says so', async () => {
  const api = fakeApi()
  api.answer(failPayment, () => {
    throw refusal('illegal_move')
  })
  await renderInSite(<TransferView transfer={transfer} />)
  await page.getByRole('button', { name: 'Cancel it now' }).click()
  await page.getByRole('button', { name: 'Cancel the order' }).click()
  await expect.element(page.getByText(/This is not possible right now/)).toBeVisible()
})

test('in Arabic the account is still read from the left', async () => {
  await renderInSite(<TransferView transfer={transfer} />, { language: 'ar' })
  await expect.element(page.getByRole('heading', { level: 1, name: ar.title })).toBeVisible()
  await expect.element(page.getByText('PT50 0035 0413 0002 7741 9305 8')).toHaveAttribute('dir', 'ltr')
})
