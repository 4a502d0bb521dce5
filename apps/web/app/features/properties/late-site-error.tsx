import { lazy, Suspense, useEffect } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { isNetworkFailure } from '#app/shared/network-failure.ts'

// Every page could need it and few do: it comes with what pages load once they can be used. The server draws it at once
// all the same.
const loadSiteError = async () => ({ default: (await import('./site-error.tsx')).SiteError })
const SiteError = import.meta.env.SSR
  ? (await loadSiteError()).default
  : lazy(() => loadSiteError().catch(() => ({ default: BareError })))

export function LateSiteError({ error }: { error: unknown }) {
  const isUnreachable = isNetworkFailure(error)
  // The service worker has a page for this, or the very page that was wanted: both come by loading it. It must not wait
  // for the words, which cannot be loaded either.
  useEffect(() => {
    if (isUnreachable && navigator.serviceWorker?.controller) location.reload()
  }, [isUnreachable])
  return (
    <Suspense>
      <SiteError error={error} />
    </Suspense>
  )
}

/** Where the words for what happened could not be loaded either. */
function BareError() {
  const { t } = useTranslation()
  return (
    <main id="main" className="ui-container py-20 text-center">
      <h1 className="type-page">{t('errorPage.unreachableTitle')}</h1>
    </main>
  )
}
