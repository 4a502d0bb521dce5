import { type PaymentMethod, paymentMethods } from '@gable/domain/payment-methods'
import { type PaymentState, paymentStates } from '@gable/domain/payment-moves'

export const maxOrderNumber = 40

/** What the address of the list says. */
export type TransactionQuery = {
  state?: PaymentState | undefined
  method?: PaymentMethod | undefined
  year?: number | undefined
  /** As it is typed. */
  order: string
  page: number
}

export function parseTransactionQuery(params: URLSearchParams): TransactionQuery {
  const year = params.get('year')
  return {
    state: paymentStates.find((known) => known === params.get('status')),
    method: paymentMethods.find((known) => known === params.get('method')),
    year: year && /^2\d{3}$/.test(year) ? Number(year) : undefined,
    order: (params.get('order') ?? '').trim().slice(0, maxOrderNumber),
    page: Math.min(500, Math.max(1, Math.trunc(Number(params.get('page'))) || 1)),
  }
}

export function transactionPath({ state, method, year, order, page }: Partial<TransactionQuery>): string {
  const query = new URLSearchParams({
    ...(state && { status: state }),
    ...(method && { method }),
    ...(year && { year: String(year) }),
    ...(order && { order }),
    ...(page && page > 1 && { page: String(page) }),
  })
  return `/user/transactions${query.size > 0 ? `?${query.toString()}` : ''}`
}
