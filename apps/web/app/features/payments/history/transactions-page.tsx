import '#app/shared/i18n/account-messages.ts'
import '#app/shared/i18n/transaction-messages.ts'
import { apiFor } from '#app/shell/api.server.ts'
import { requireAccount } from '#app/shell/require-account.server.ts'
import type { Route } from './+types/transactions-page'
import { loadTransactions } from './load-transactions.server.ts'
import { TransactionsView } from './transactions-view.tsx'

export async function loader({ request, context, url }: Route.LoaderArgs) {
  await requireAccount({ request, context, url })
  return loadTransactions(apiFor({ request, context }), url.searchParams)
}

/** What a member paid, what became of it, and the invoices. */
export default function TransactionsPage({ loaderData }: Route.ComponentProps) {
  return <TransactionsView loaded={loaderData} />
}
