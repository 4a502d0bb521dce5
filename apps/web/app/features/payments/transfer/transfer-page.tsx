import { getBankTransfer } from '@gable/contract/bank-transfers'
import { getPaymentStatus } from '@gable/contract/payments'
import { redirect } from 'react-router'
import '#app/shared/i18n/account-messages.ts'
import '#app/shared/i18n/transfer-messages.ts'
import '#app/shared/i18n/verification-messages.ts'
import { apiFor, toNotFound } from '#app/shell/api.server.ts'
import { requireAccount } from '#app/shell/require-account.server.ts'
import type { Route } from './+types/transfer-page'
import { TransferView } from './transfer-view.tsx'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

export async function loader({ request, context, params: { reference }, url }: Route.LoaderArgs) {
  await requireAccount({ request, context, url })
  if (!uuid.test(reference)) throw await toNotFound({ request, context })
  const call = apiFor({ request, context })
  const { data: payment } = await call(getPaymentStatus, { reference })
  // What became of it is told where it is told of every payment.
  if (payment.state !== 'pending') throw redirect(url.pathname.replace(/\/transfer$/, ''))
  const { data: transfer } = await call(getBankTransfer, { reference })
  return { transfer }
}

/** Where to send the money of an order, and the receipt that proves it. */
export default function TransferPage({ loaderData: { transfer } }: Route.ComponentProps) {
  return <TransferView transfer={transfer} />
}
