import { providerNames } from '@gable/domain/payment-methods'
import type { Product } from '../../../apps/server/src/compose.ts'
import type {
  PaymentProvider,
  ReportedPayment,
} from '../../../apps/server/src/features/payments/providers/payment-provider.ts'

type Known = Map<string, { state: ReportedPayment['state']; refundedMinor: number }>
export type Till = ReturnType<typeof openTill>

/**
 * The services of payments with providers that answer what the demo says and are asked over no network. Nobody is told
 * of what lies months back.
 */
export function openTill({ payments }: Product) {
  const known: Known = new Map()
  const providers = new Map(providerNames.map((name) => [name, createProvider(name, known)]))
  return {
    ...payments.withProviders(providers, async () => undefined),
    /** What its provider answers from now on. */
    report: (reference: string, state: ReportedPayment['state']) => known.set(reference, { state, refundedMinor: 0 }),
  }
}

const createProvider = (name: PaymentProvider['name'], known: Known): PaymentProvider => ({
  ...{ name, publicKey: '', isTest: true, canReadWebhooks: false, readWebhook: () => undefined },
  start: async ({ id }) => ({ providerId: `demo_${id}` }),
  async ask({ id, amountMinor, currency }) {
    const told = known.get(id)
    return told && { paymentId: id, amountMinor, currency, ...told }
  },
  async refund({ id }, { totalMinor }) {
    known.set(id, { state: 'succeeded', refundedMinor: totalMinor })
  },
})
