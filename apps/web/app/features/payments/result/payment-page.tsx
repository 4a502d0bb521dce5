import { getPaymentStatus, failPayment, PaymentId } from '@gable/contract/payments'
import { redirect } from 'react-router'
import '#app/shared/i18n/checkout-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { apiFor, toNotFound } from '#app/shell/api.server.ts'
import { PageHead } from '#app/shell/layout/page-head.tsx'
import { requireAccount } from '#app/shell/require-account.server.ts'
import type { Route } from './+types/payment-page'
import './payment-page.css'
import { PaymentScreen } from './payment-screen.tsx'

/** Whatever the address says, the server is asked what became of the payment; it asks the provider. */
export async function loader({ params: { reference }, request, context, url }: Route.LoaderArgs) {
  await requireAccount({ request, context, url })
  if (!PaymentId.safeParse(reference).success) throw await toNotFound({ request, context })
  const call = apiFor({ request, context })
  const { data: payment } = await call(getPaymentStatus, { reference })
  if (payment.state === 'pending' && payment.method === 'bank_transfer') {
    throw redirect(`${url.pathname}/transfer${url.search}`)
  }
  const isGivenUp = payment.state === 'pending' && saysCancelled(url.searchParams)
  return {
    payment: isGivenUp ? (await call(failPayment, { reference })).data : payment,
    isBegun: url.searchParams.has('begun'),
    next: url.searchParams.get('next') ?? '',
  }
}

/** Ours, or the word of Flutterwave. It ends what is pending and no more: if it was paid after all, that wins. */
const saysCancelled = (query: URLSearchParams) => query.has('cancelled') || query.get('status') === 'cancelled'

export default function PaymentPage({ loaderData: { payment, isBegun, next } }: Route.ComponentProps) {
  const { t } = useTranslation('checkout')
  return (
    <main id="main" className="ui-container">
      <PageHead title={t('result.pageTitle')} isPrivate />
      <PaymentScreen key={payment.reference} loaded={payment} isBegun={isBegun} next={next} />
    </main>
  )
}
