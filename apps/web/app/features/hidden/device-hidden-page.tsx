import { lazy, Suspense } from 'react'
import { redirect } from 'react-router'
import { usePropertyTitle } from '#app/features/properties/use-property-title.ts'
import '#app/shared/i18n/hidden-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useIsHydrated } from '#app/shared/use-is-hydrated.ts'
import { sessionOf } from '#app/shell/api.server.ts'
import { PageHead } from '#app/shell/layout/page-head.tsx'
import type { Route } from './+types/device-hidden-page'

const DeviceHidden = lazy(async () => ({ default: (await import('./device-hidden.tsx')).DeviceHidden }))

export function loader({ request, url }: Route.LoaderArgs) {
  if (sessionOf(request)) throw redirect(url.pathname.replace(/\/hidden$/, '/user/hidden'))
  return null
}

/** What a visitor hid, known to this browser alone. */
export default function DeviceHiddenPage() {
  const { t } = useTranslation('hidden')
  const isHydrated = useIsHydrated()
  const toTitle = usePropertyTitle()
  return (
    <main id="main" className="ui-container fills-screen pt-8 md:pt-10">
      <PageHead title={t('title')} isPrivate />
      <h1 className="type-page">{t('title')}</h1>
      <p className="mt-1.5 mb-7 text-ink-soft">{t('onDevice')}</p>
      <noscript>{t('noScript')}</noscript>
      <div className="max-w-[760px]">
        <Suspense>{isHydrated && <DeviceHidden toTitle={toTitle} />}</Suspense>
      </div>
    </main>
  )
}
