import type { PaymentStatus } from '@gable/contract/payments'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { createQueryClient } from '#app/shared/query-client.ts'
import { PaymentOutcome } from './payment-outcome.tsx'
import { PaymentWaiting } from './payment-waiting.tsx'
import { usePayment } from './use-payment.ts'
import { usePurchase } from './use-purchase.ts'

type PaymentScreenProps = {
  /** As the server knew it when the page was made. */
  loaded: PaymentStatus
  /** It was begun without a script: the page of the provider comes next. */
  isBegun: boolean
  next: string
}

/**
 * One page for whatever became of a payment; while it is open, what changes there changes here. What an earlier visit
 * was told would win over what the server has just said, so nothing of it is kept: each page asks with its own client.
 */
export function PaymentScreen(props: PaymentScreenProps) {
  const [client] = useState(createQueryClient)
  return (
    <QueryClientProvider client={client}>
      <Screen {...props} />
    </QueryClientProvider>
  )
}

function Screen({ loaded, isBegun, next }: PaymentScreenProps) {
  const { payment, isAsking, ask } = usePayment(loaded)
  const purchase = usePurchase(payment.reference, next)
  return payment.state === 'pending' ? (
    <PaymentWaiting payment={payment} isBegun={isBegun} isAsking={isAsking} ask={ask} purchase={purchase} />
  ) : (
    <PaymentOutcome payment={payment} purchase={purchase} />
  )
}
