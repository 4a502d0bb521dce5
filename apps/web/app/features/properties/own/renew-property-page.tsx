import '#app/shared/i18n/own-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useTokenOfAddress } from '#app/shared/use-token-of-address.ts'
import { PageHead } from '#app/shell/layout/page-head.tsx'
import { RenewalScreen } from './renewal-screen.tsx'
import { useRenewal } from './use-renewal.ts'

/** Where the link of a reminder leads: it keeps one home on the site, whoever is signed in. */
export default function RenewPropertyPage() {
  const { t } = useTranslation('own')
  const token = useTokenOfAddress()
  const { renewal, retry } = useRenewal(token)
  return (
    <>
      <PageHead title={t('renewal.pageTitle')} isPrivate />
      <main id="main" className="ui-container">
        <div className="grid min-h-[64vh] place-content-center justify-items-center gap-3 py-16 text-center">
          <RenewalScreen renewal={renewal} onRetry={retry} />
        </div>
      </main>
    </>
  )
}
