import type { PaymentStatus } from '@gable/contract/payments'
import { useQuery } from '@tanstack/react-query'
import { pauseAfter } from './pauses.ts'

/**
 * Asks again for a minute, less and less often; then only whoever presses the button does. What has failed is asked about
 * too: it may be the answer to a card that was tried before the one that paid.
 */
export function usePayment(loaded: PaymentStatus) {
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['payment', loaded.reference],
    queryFn: async ({ signal }) => (await import('./ask-payment.ts')).askPayment(loaded.reference, signal),
    initialData: loaded,
    retry: false,
    refetchInterval: ({ state: { data: payment, dataUpdateCount, errorUpdateCount } }) =>
      isOpen(payment) ? pauseAfter(dataUpdateCount + errorUpdateCount) : false,
  })
  return { payment: data, isAsking: isFetching, ask: () => void refetch() }
}

const isOpen = (payment: PaymentStatus | undefined) => payment?.state === 'pending' || payment?.state === 'failed'
