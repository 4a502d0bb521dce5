import { redirectDocument } from 'react-router'
import { safeNext } from '#app/features/accounts/use-next.ts'
import '#app/shared/i18n/checkout-messages.ts'
import '#app/shared/i18n/package-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { PageHead } from '#app/shell/layout/page-head.tsx'
import type { Frame } from '#app/shell/layout/use-frame.ts'
import { requireAccount } from '#app/shell/require-account.server.ts'
import type { Route } from './+types/checkout-page'
import { answerCheckout } from './checkout-action.server.ts'
import { readCheckout } from './checkout-data.server.ts'
import { CheckoutView } from './checkout-view.tsx'
import './checkout.css'

export const handle: Frame = { isAlone: true, hasOwnHeader: true }

export async function loader({ params, request, context, url }: Route.LoaderArgs) {
  await requireAccount({ request, context, url })
  return readCheckout({ request, context }, url, Number(params.packageId))
}

/** The content policy of a page stays as long as its document: a form of another server needs that of this address. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  if (!document.querySelector('.checkout')) throw redirectDocument(request.url)
  return serverLoader()
}

export const action = ({ params, request, context, url }: Route.ActionArgs) =>
  answerCheckout({ request, context, url }, Number(params.packageId))

export default function CheckoutPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('checkout')
  const { search, ...checkout } = loaderData
  const query = new URLSearchParams(search)
  return (
    <>
      <PageHead title={t('title')} isPrivate />
      <CheckoutView
        {...checkout}
        next={safeNext(query.get('next'), '')}
        isEditing={query.get('edit') === 'billing'}
        problem={actionData?.problem}
      />
    </>
  )
}
