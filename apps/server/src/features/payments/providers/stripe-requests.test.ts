import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStripeMock } from '../../../../../../tools/payment-providers/open-stripe-mock.ts'
import { ProviderRefusal } from './ask-provider.ts'
import { createStripeProvider } from './stripe.ts'

let mock: Awaited<ReturnType<typeof openStripeMock>>
let stripe: ReturnType<typeof createStripeProvider>
beforeAll(async () => {
  mock = await openStripeMock()
  stripe = createStripeProvider({
    ...{ secretKey: 'sk_test_gable', publishableKey: 'pk_test_gable', webhookSecret: undefined, url: mock.url },
  })
}, 300_000)
afterAll(() => mock?.close())

const payment = {
  ...{ id: '5f3a9c12-7b04-4d8e-9a21-0c1d2e3f4a5b', amountMinor: 2_208, currency: 'EUR', description: 'Starter' },
  providerId: null,
  payer: { email: 'ines@gable.test', name: 'Inês Carvalho' },
  ...{ returnUrl: 'http://gable.test/payment/1', cancelUrl: 'http://gable.test/payment/1' },
}

test('Stripe’s own description of its API takes what we send to begin, to ask and to refund', async () => {
  const { providerId, clientSecret } = await stripe.start(payment)
  expect(providerId).toMatch(/^pi_/)
  expect(clientSecret).toBeTruthy()
  const report = await stripe.ask({ ...payment, providerId, isPaid: true })
  // It keeps nothing, and answers with an example of its own, which is none of our payments.
  expect(report).toMatchObject({ paymentId: '', currency: 'USD' })
  await stripe.refund({ ...payment, providerId, isPaid: true }, { id: 'refund-1', amountMinor: 100, totalMinor: 100 })
})

test('what it does not know it refuses, so that the test above can fail', async () => {
  const wrong = { ...payment, amountMinor: 'much' as unknown as number }
  await expect(stripe.start(wrong)).rejects.toBeInstanceOf(ProviderRefusal)
})
