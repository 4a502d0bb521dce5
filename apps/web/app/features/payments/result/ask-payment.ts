import { getPaymentStatus } from '@gable/contract/payments'
import { dispatch } from '#app/shell/dispatcher.ts'

/** Apart from the page, because it brings the validator. */
export const askPayment = async (reference: string, signal: AbortSignal) =>
  (await dispatch(getPaymentStatus, { reference }, { signal })).data
