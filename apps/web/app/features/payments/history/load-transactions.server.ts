import { getPaymentDetails, getPaymentTotals } from '@gable/contract/payments'
import type { callerFor } from '#app/shell/api.server.ts'
import { parseTransactionQuery } from './transaction-query.ts'
import { transactionsPerPage } from './transactions-per-page.ts'

type Api = ReturnType<typeof callerFor>

export type LoadedTransactions = Awaited<ReturnType<typeof loadTransactions>>

export async function loadTransactions(api: Api, params: URLSearchParams) {
  const query = parseTransactionQuery(params)
  const { page, order, ...filter } = query
  const [{ data: payments, total }, { data: totals }] = await Promise.all([
    api(getPaymentDetails, {
      ...{ ...filter, ...(order && { orderNumber: order }) },
      ...{ offset: (page - 1) * transactionsPerPage, limit: transactionsPerPage },
    }),
    api(getPaymentTotals, {}),
  ])
  return { query, payments, total, totals, thisYear: new Date().getUTCFullYear() }
}
