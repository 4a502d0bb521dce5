import { createCircuitBreaker } from '#platform/circuit-breaker.ts'
import { ProviderUnavailable } from './providers/ask-provider.ts'
import type { PaymentProvider } from './providers/payment-provider.ts'

/** Nobody waits for a provider that has not answered some times in a row; the others are as they were. */
export function withBreaker(provider: PaymentProvider): PaymentProvider {
  const breaker = createCircuitBreaker({ failuresToOpen: 5, openMs: 10_000 })
  async function guarded<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    if (!breaker.allows()) throw new ProviderUnavailable(`${provider.name} has not answered for a while`)
    try {
      const answer = await ask()
      breaker.succeeded()
      return answer
    } catch (error) {
      if (error instanceof ProviderUnavailable) breaker.failed()
      else breaker.succeeded()
      throw error
    }
  }
  return {
    ...provider,
    start: (payment) => guarded(() => provider.start(payment)),
    ask: (payment) => guarded(() => provider.ask(payment)),
    refund: (payment, refund) => guarded(() => provider.refund(payment, refund)),
  }
}
