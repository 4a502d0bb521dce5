import type { ProviderName } from '@gable/domain/payment-methods'
import type { PaymentProvider } from './providers/payment-provider.ts'
import { withBreaker } from './with-breaker.ts'

/** The providers that this site has keys of, by their names. */
export const createProviders = (all: PaymentProvider[]): ReadonlyMap<ProviderName, PaymentProvider> =>
  new Map(all.map((provider) => [provider.name, withBreaker(provider)]))

export type Providers = ReturnType<typeof createProviders>
