import type { PropertyCard } from '@gable/contract/property'
import { Button, buttonClass } from '@gable/ui/button'
import { Copy, RefreshCw } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { isRouteErrorResponse } from 'react-router'
import '#app/shared/i18n/error-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { isNetworkFailure } from '#app/shared/network-failure.ts'
import { showToast } from '#app/shared/toast.ts'
import type { NotFoundData } from '../api.server.ts'
import { LocalLink } from '../local-link.tsx'
import { useSite } from '../site.ts'

type PageError = { code?: string; requestId?: string }
export type RenderHomes = (homes: readonly PropertyCard[], now: number) => ReactNode

// Few readers see these; the server draws them at once all the same. An error page that cannot load a part of itself
// goes without it.
const loadNotFound = async () => ({ default: (await import('./not-found.tsx')).NotFound })
const NotFound = import.meta.env.SSR
  ? (await loadNotFound()).default
  : lazy(() => loadNotFound().catch(() => ({ default: () => <ServerFailure reference="" /> })))
const loadIllustration = async () => ({ default: (await import('@gable/ui/street-illustration')).StreetIllustration })
const StreetIllustration = import.meta.env.SSR
  ? (await loadIllustration()).default
  : lazy(() => loadIllustration().catch(() => ({ default: () => <></> })))

/** Says what happened and what to do, with the id under which we find it again. */
export function ErrorPage({ error, renderHomes }: { error: unknown; renderHomes: RenderHomes }) {
  const { requestId } = useSite()
  if (isRouteErrorResponse(error) && error.status === 404) {
    const { homes = [], now = 0 } = (error.data ?? {}) as Partial<NotFoundData>
    return (
      <Suspense>
        <NotFound>{homes.length > 0 && renderHomes(homes, now)}</NotFound>
      </Suspense>
    )
  }
  if (isNetworkFailure(error)) return <ServerFailure isUnreachable reference="" />
  const known = isRouteErrorResponse(error) ? (error.data as PageError | null) : null
  return <ServerFailure reference={known?.requestId ?? requestId} />
}

/** What nobody answered was no fault of ours, and nobody was notified of it. */
function ServerFailure({ reference, isUnreachable = false }: { reference: string; isUnreachable?: boolean }) {
  const { t } = useTranslation(['common', 'errors'])
  const title = t(isUnreachable ? 'errorPage.unreachableTitle' : 'errorPage.title')
  return (
    <main id="main" className="ui-container grid justify-items-center py-20 text-center">
      <title>{title}</title>
      <Suspense>
        <StreetIllustration sign="!" />
      </Suspense>
      <h1 className="type-page mt-6">{title}</h1>
      <p className="mt-3 max-w-[44ch] text-17 text-ink-soft text-balance">
        {t(isUnreachable ? 'errors:network' : 'errorPage.text')}
      </p>
      <div className="mt-6 flex flex-wrap justify-center gap-2">
        <Button size="large" onClick={() => location.reload()}>
          <RefreshCw aria-hidden />
          {t('actions.retry')}
        </Button>
        <LocalLink to="/" className={buttonClass({ variant: 'quiet', size: 'large' }, 'text-ink')}>
          {t('notFound.home')}
        </LocalLink>
      </div>
      {reference && (
        <p className="mt-8 flex items-center gap-2 text-14 text-ink-soft">
          <bdi>{t('errorPage.reference', { id: reference })}</bdi>
          <button
            type="button"
            className="ui-icon-button ui-icon-button-small"
            aria-label={t('actions.copy')}
            onClick={() => {
              void navigator.clipboard.writeText(reference).then(() => showToast({ text: t('actions.copied') }))
            }}
          >
            <Copy className="size-4" aria-hidden />
          </button>
        </p>
      )}
    </main>
  )
}
