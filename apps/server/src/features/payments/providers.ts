import type { PaymentMethod } from '@gable/domain/payment-methods'
import { createFlutterwaveProvider } from './providers/flutterwave.ts'
import type { PaymentProvider } from './providers/payment-provider.ts'
import { createPaypalProvider } from './providers/paypal.ts'
import { createPaystackProvider } from './providers/paystack.ts'
import { createStripeProvider } from './providers/stripe.ts'
import { withBreaker } from './with-breaker.ts'

/** Of each provider that the operator has an account with. */
export type PaymentKeys = {
  stripe?: Parameters<typeof createStripeProvider>[0] | undefined
  paypal?: Parameters<typeof createPaypalProvider>[0] | undefined
  paystack?: Parameters<typeof createPaystackProvider>[0] | undefined
  flutterwave?: Parameters<typeof createFlutterwaveProvider>[0] | undefined
}

export type Providers = ReadonlyMap<PaymentMethod, PaymentProvider>

/** The providers that this site has keys of, by their names. */
export function createProviders({ stripe, paypal, paystack, flutterwave }: PaymentKeys): Providers {
  const all = [
    stripe && createStripeProvider(stripe),
    paypal && createPaypalProvider(paypal),
    paystack && createPaystackProvider(paystack),
    flutterwave && createFlutterwaveProvider(flutterwave),
  ]
  return new Map(all.flatMap((provider) => (provider ? [[provider.name, withBreaker(provider)] as const] : [])))
}
