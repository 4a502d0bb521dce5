import { flutterwaveKeys } from '../../../../tools/payment-providers/flutterwave.ts'
import { openPaymentProviders } from '../../../../tools/payment-providers/open-payment-providers.ts'
import { paypalKeys } from '../../../../tools/payment-providers/paypal.ts'
import { paystackKeys } from '../../../../tools/payment-providers/paystack.ts'
import { stripeKeys } from '../../../../tools/payment-providers/stripe.ts'
import { startTestServer } from './test-server.ts'

/** A site that has the keys of the four providers of this machine. */
export const paymentEnvironment = (url: string): Record<string, string> => ({
  STRIPE_SECRET_KEY: stripeKeys.secretKey,
  STRIPE_PUBLISHABLE_KEY: stripeKeys.publishableKey,
  STRIPE_WEBHOOK_SECRET: stripeKeys.webhookSecret,
  STRIPE_URL: url,
  PAYPAL_CLIENT_ID: paypalKeys.clientId,
  PAYPAL_CLIENT_SECRET: paypalKeys.clientSecret,
  PAYPAL_WEBHOOK_ID: paypalKeys.webhookId,
  PAYPAL_URL: `${url}/paypal`,
  PAYSTACK_SECRET_KEY: paystackKeys.secretKey,
  PAYSTACK_PUBLIC_KEY: paystackKeys.publicKey,
  PAYSTACK_URL: `${url}/paystack`,
  FLUTTERWAVE_SECRET_KEY: flutterwaveKeys.secretKey,
  FLUTTERWAVE_PUBLIC_KEY: flutterwaveKeys.publicKey,
  FLUTTERWAVE_WEBHOOK_HASH: flutterwaveKeys.webhookHash,
  FLUTTERWAVE_URL: `${url}/flutterwave`,
})

/** A site where all four take payments, and tell of none by themselves. */
export async function startSellingServer(...[overrides, ...rest]: Parameters<typeof startTestServer>) {
  const providers = await openPaymentProviders()
  const server = await startTestServer({ ...paymentEnvironment(providers.url), ...overrides }, ...rest)
  return {
    ...server,
    async stop() {
      await server.stop()
      await providers.close()
    },
  }
}
