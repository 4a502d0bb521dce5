import { payByBankTransfer } from '@gable/contract/bank-transfers'
import { createPaymentIntent, payWithPaypal } from '@gable/contract/payments'
import { checkout as ar } from '@gable/i18n/ar/checkout'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeApi, refusal } from '#app/shell/test/fake-api.ts'
import { renderInSite } from '#app/shell/test/render-in-site.tsx'
import { recallPurchase } from '../remember-purchase.ts'
import { CheckoutView } from './checkout-view.tsx'
import { checkout, order, orderWithCoupon } from './checkout-view.fixture.ts'
import './checkout.css'

const reference = '01890000-0000-7000-8000-000000000001'
const transfer = {
  ...{ reference, orderNumber: 'GB-P-10482', packageId: 3, name: 'Agency', amount: '109.47', currency: 'EUR' },
  account: { holder: 'Gable', iban: 'PT50', bic: 'X', bank: 'Y' },
  ...{ receiptState: 'none' as const, receiptName: '', refusal: '' },
  ...{ createdAt: '2026-07-08T00:00:00Z', expiresAt: '2026-07-15T00:00:00Z' },
}
const aside = page.getByRole('complementary', { name: 'Your order' })
/** The one in the panel; that of a phone is below. */
const payButton = (name: string) => aside.getByRole('button', { name })

test('the order says what, until when, each line of the sum and the total', async () => {
  await page.viewport(1440, 900)
  await renderInSite(<CheckoutView {...checkout} order={orderWithCoupon} couponCode="WELCOME10" />)
  await expect.element(aside.getByText('for 30 days, until August 7, 2026')).toBeVisible()
  const lines = aside.getByRole('term').elements()
  expect(lines.map((line) => `${line.textContent} ${line.nextElementSibling?.textContent}`)).toEqual([
    'Agency €89.00',
    'Coupon −€8.90',
    'VAT 23% €18.42',
    'Total €98.52',
  ])
  await expect.element(aside.getByText('10% off')).toBeVisible()
  await expect.element(payButton('Pay €98.52')).toBeVisible()
  await expect.element(aside.getByRole('link', { name: 'Remove' })).toHaveAttribute('href', '/checkout/3')
})

test('a tax that its country has no name for is a line of the sum all the same', async () => {
  await page.viewport(1440, 900)
  await renderInSite(<CheckoutView {...checkout} order={{ ...order, taxName: '' }} />)
  await expect.element(aside.getByText('Tax 23%')).toBeVisible()
  await page.viewport(390, 844)
  await expect.element(page.getByText('Total with Tax')).toBeVisible()
})

test('without a tax there is no line for one', async () => {
  await page.viewport(1440, 900)
  await renderInSite(<CheckoutView {...checkout} order={{ ...order, taxName: '', taxPercent: '0', tax: '0.00' }} />)
  await expect.element(aside.getByText('€89.00')).toBeVisible()
  expect(aside.getByText(/Tax/).elements()).toEqual([])
})

test.each([
  ['ended', 'This coupon has ended.'],
  ['other_package', 'This coupon is for another package.'],
  ['unknown', 'There is no such coupon.'],
] as const)('a coupon that cannot be used says why, and the total does not move: %s', async (couponProblem, words) => {
  await renderInSite(<CheckoutView {...checkout} couponCode="SPRING24" couponProblem={couponProblem} />)
  const field = page.getByRole('textbox', { name: 'Coupon' })
  await expect.element(field).toHaveValue('SPRING24')
  await expect.element(field).toHaveAccessibleDescription(words)
  await expect.element(aside.getByText('€109.47').first()).toBeInTheDocument()
})

test('where a coupon leaves nothing to pay, nobody is asked how, and the package can be started', async () => {
  await page.viewport(1440, 900)
  const coupon = { code: 'PARTNER', percent: 100, amount: null }
  const free = { ...order, discount: '89.00', tax: '0.00', total: '0.00', coupon }
  await renderInSite(<CheckoutView {...checkout} order={free} couponCode="PARTNER" />)
  await expect.element(payButton('Start Agency')).toBeVisible()
  expect(page.getByRole('radio').elements()).toEqual([])
})

test('T56 pressing twice begins one payment, under the key of this visit', async () => {
  await page.viewport(1440, 900)
  const api = fakeApi()
  const { promise, resolve } = Promise.withResolvers<void>()
  api.answer(payByBankTransfer, async () => {
    await promise
    return { data: transfer }
  })
  const screen = await renderInSite(
    <CheckoutView {...checkout} order={orderWithCoupon} next="/user/properties/review" />,
  )
  await page.getByRole('radio', { name: 'Bank transfer' }).click()
  const button = payButton('Continue to the bank details')
  await button.click()
  await expect.element(payButton('Paying €98.52')).toHaveAttribute('aria-busy', 'true')
  await userEvent.keyboard('{Enter}')
  resolve()
  await expect.poll(() => screen.address()).toBe(`/payment/${reference}/transfer`)
  expect(api.sent(payByBankTransfer)).toEqual([
    {
      call: payByBankTransfer,
      input: { packageId: 3, couponCode: 'WELCOME10' },
      idempotencyKey: 'attempt-1:bank_transfer',
    },
  ])
  expect(recallPurchase(reference)).toBe('{"next":"/user/properties/review","coupon":"WELCOME10"}')
})

test('a refusal is told, and the button can be pressed again', async () => {
  await page.viewport(1440, 900)
  const api = fakeApi()
  api.answer(payWithPaypal, () => Promise.reject(refusal('payment_method_unavailable')))
  await renderInSite(<CheckoutView {...checkout} />)
  await page.getByRole('radio', { name: 'PayPal' }).click()
  await payButton('Continue to PayPal').click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('You cannot pay this way here. Choose another.')
  await expect.element(payButton('Continue to PayPal')).not.toHaveAttribute('aria-busy')
})

/** What Stripe.js does, without its frames. */
function fakeStripe(answers: { error?: { message: string } }[]) {
  const confirmed: object[] = []
  const source = 'window.Stripe = (...given) => window.fakeStripe(...given)'
  const address = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }))
  const element = {
    mount: (place: HTMLElement) =>
      place.append(Object.assign(document.createElement('p'), { textContent: 'Their form' })),
    destroy: vi.fn<() => void>(),
    on: (event: string, listener: () => void) => event === 'ready' && setTimeout(listener),
  }
  const elements = { create: () => element, submit: async () => ({}), update: vi.fn<() => void>() }
  Object.assign(window, {
    fakeStripe: () => ({
      elements: () => elements,
      confirmPayment: async (options: object) => {
        confirmed.push(options)
        return answers.shift() ?? {}
      },
    }),
  })
  onTestFinished(() => URL.revokeObjectURL(address))
  return { address, confirmed }
}

test('T46 a card is typed into the form of the provider: no field of ours takes one, and a declined one can be tried again', async () => {
  await page.viewport(1440, 900)
  const api = fakeApi()
  const stripe = fakeStripe([{ error: { message: 'Your card was declined.' } }])
  api.answer(createPaymentIntent, () => ({
    data: { reference, method: 'stripe' as const, amount: '109.47', currency: 'EUR', clientSecret: 'pi_secret' },
  }))
  const screen = await renderInSite(<CheckoutView {...checkout} stripeScript={stripe.address} isEditing />)
  await expect.element(page.getByText('Their form')).toBeVisible()
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')]
  expect([...new Set(fields.map(({ name }) => name))]).toEqual([
    ...['intent', 'attempt', 'coupon', 'method', 'name', 'tax_number', 'address', 'country', 'email'],
  ])
  expect(fields.filter(({ autocomplete }) => autocomplete.includes('cc-'))).toEqual([])

  await payButton('Pay €109.47').click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Your card was declined. You have not been charged.')
  await payButton('Pay €109.47').click()
  await expect.poll(() => screen.address()).toBe(`/payment/${reference}`)
  expect(stripe.confirmed).toHaveLength(2)
  expect(new Set(api.sent(createPaymentIntent).map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
})

test('in Arabic it says the same, and who the invoice is for', async () => {
  await renderInSite(<CheckoutView {...checkout} methods={checkout.methods.slice(1)} />, { language: 'ar' })
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(ar.title)
  await expect.element(page.getByText('Inês Carvalho')).toBeVisible()
  await expect.element(page.getByRole('radio', { name: ar.methods.bank_transfer.name })).toBeInTheDocument()
})
