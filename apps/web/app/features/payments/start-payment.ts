import { payByBankTransfer } from '@gable/contract/bank-transfers'
import type { Client } from '@gable/contract/client'
import { createPaymentIntent, payWithFlutterwave, payWithPaypal } from '@gable/contract/payments'
import type { PaymentMethod } from '@gable/domain/payment-methods'

export type WantedPayment = {
  packageId: number
  couponCode: string | undefined
  method: PaymentMethod
  /** The same one makes a second press the same payment. */
  idempotencyKey: string
}
export type StartedPayment = { reference: string; redirectUrl?: string | undefined; clientSecret?: string | undefined }

/** Begins a payment in the way of its method; what it costs, the server says. */
export async function startPayment(call: Client, wanted: WantedPayment): Promise<StartedPayment> {
  const { method, packageId, idempotencyKey } = wanted
  const couponCode = wanted.couponCode ? { couponCode: wanted.couponCode } : {}
  const [input, options] = [{ packageId, ...couponCode }, { idempotencyKey }]
  switch (method) {
    case 'paypal':
      return (await call(payWithPaypal, input, options)).data
    case 'flutterwave':
      return (await call(payWithFlutterwave, input, options)).data
    case 'bank_transfer':
      return { reference: (await call(payByBankTransfer, input, options)).data.reference }
    default:
      return (await call(createPaymentIntent, { ...input, method }, options)).data
  }
}
