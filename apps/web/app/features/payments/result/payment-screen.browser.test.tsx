import { getPaymentStatus, type PaymentStatus } from '@gable/contract/payments'
import { checkout as ar } from '@gable/i18n/ar/checkout'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeApi } from '#app/shell/test/fake-api.ts'
import { renderInSite } from '#app/shell/test/render-in-site.tsx'
import { rememberPurchase } from '../remember-purchase.ts'
import './payment-page.css'
import { PaymentScreen } from './payment-screen.tsx'

let payment: PaymentStatus
beforeEach(() => {
  payment = {
    reference: crypto.randomUUID(),
    state: 'pending',
    packageId: 3,
    package: 'Agency',
    amount: '98.52',
    currency: 'EUR',
    method: 'paystack',
    orderNumber: 'GB-P-10482',
    invoiceUrl: null,
    createdAt: '2026-07-08T11:42:00Z',
    expiresAt: null,
    redirectUrl: null,
  }
})
const show = (changes: Partial<PaymentStatus> = {}, options = {}) =>
  renderInSite(<PaymentScreen loaded={{ ...payment, ...changes }} isBegun={false} next="" />, options)
const heading = page.getByRole('heading', { level: 1 })

test('T46 who waits is told of the payment when the server knows of it, and not before', async () => {
  const api = fakeApi()
  let state = 'pending' as PaymentStatus['state']
  api.answer(getPaymentStatus, () => ({ data: { ...payment, state, expiresAt: '2026-08-07T11:42:00Z' } }))
  await show({}, { path: '/payment/x?status=success' })
  await expect.element(heading).toHaveTextContent('We are waiting for Paystack')
  await page.getByRole('button', { name: 'Check now' }).click()
  await expect.poll(() => api.sent(getPaymentStatus).length).toBeGreaterThan(0)
  await expect.element(heading).toHaveTextContent('We are waiting for Paystack')
  state = 'succeeded'
  await expect.element(heading, { timeout: 15_000 }).toHaveTextContent('Payment received')
  await expect.element(page.getByText('Agency is active until August 7, 2026.')).toBeVisible()
})

test('whoever comes back later is told what the server says now', async () => {
  const { unmount } = await show()
  await expect.element(heading).toHaveTextContent('We are waiting for Paystack')
  await unmount()
  await show({ state: 'succeeded' })
  await expect.element(heading).toHaveTextContent('Payment received')
})

test('what failed with one card and was paid with another becomes what it is', async () => {
  fakeApi().answer(getPaymentStatus, () => ({ data: { ...payment, state: 'succeeded' as const } }))
  await show({ state: 'failed' })
  await expect.element(heading).toHaveTextContent('Payment failed')
  await expect.element(heading, { timeout: 15_000 }).toHaveTextContent('Payment received')
})

test('a question that gets no answer changes nothing, and it is asked again', async () => {
  const api = fakeApi()
  let asked = 0
  api.answer(getPaymentStatus, () => {
    asked += 1
    if (asked === 1) throw new TypeError('offline')
    return { data: { ...payment, state: 'succeeded' as const } }
  })
  await show()
  await expect.element(heading, { timeout: 15_000 }).toHaveTextContent('Payment received')
})

test('what was paid leads back to what one was doing, and to the invoice', async () => {
  rememberPurchase(payment.reference, { next: '/user/properties/review', coupon: '' })
  await show({ state: 'succeeded', invoiceUrl: '/api/invoice-file?id=1' })
  await expect
    .element(page.getByRole('link', { name: 'Back to where you were' }))
    .toHaveAttribute('href', '/user/properties/review')
  await expect.element(page.getByRole('link', { name: 'Invoice' })).toHaveAttribute('href', '/api/invoice-file?id=1')
})

test('an address of another site is no way back', async () => {
  rememberPurchase(payment.reference, { next: '//evil.example', coupon: '' })
  await show({ state: 'succeeded' })
  await expect.element(page.getByRole('link', { name: 'See my packages' })).toBeVisible()
})

test.each([
  ['failed', 'Payment failed', 'Try again'],
  ['cancelled', 'Payment canceled', 'Back to checkout'],
] as const)('%s is told as it is, and the order is kept with its coupon', async (state, title, again) => {
  rememberPurchase(payment.reference, { next: '/user', coupon: 'SPRING' })
  await show({ state })
  await expect.element(heading).toHaveTextContent(title)
  await expect.element(page.getByText('You have not been charged', { exact: false })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: again }))
    .toHaveAttribute('href', '/checkout/3?coupon=SPRING&next=%2Fuser')
})

test('what went back says so, and offers no second payment', async () => {
  await show({ state: 'refunded' })
  await expect.element(heading).toHaveTextContent('Payment refunded')
  expect(
    page
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['See plans'])
})

test('begun without a script, the page of the provider comes next', async () => {
  const redirectUrl = 'http://provider.test/pay'
  await renderInSite(<PaymentScreen loaded={{ ...payment, redirectUrl }} isBegun next="" />)
  await expect.element(heading).toHaveTextContent('Pay at Paystack')
  await expect.element(page.getByRole('link', { name: 'Continue to Paystack' })).toHaveAttribute('href', redirectUrl)
})

test('in Arabic it says the same', async () => {
  await show({ state: 'failed' }, { language: 'ar' })
  await expect.element(heading).toHaveTextContent(ar.result.failed.title)
})
