import { flutterwaveKeys } from './flutterwave.ts'
import { paypalKeys } from './paypal.ts'
import { paystackKeys } from './paystack.ts'
import { stripeKeys } from './stripe.ts'

/** The variables of a site that has the keys of the four providers of this machine. */
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
