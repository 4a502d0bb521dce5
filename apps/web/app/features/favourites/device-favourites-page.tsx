import { buttonClass } from '@gable/ui/button'
import { SkeletonCard, SkeletonRegion } from '@gable/ui/skeleton'
import { lazy, Suspense } from 'react'
import { redirect } from 'react-router'
import { PropertyCard } from '#app/features/properties/property-card.tsx'
import '#app/shared/i18n/favourite-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useIsHydrated } from '#app/shared/use-is-hydrated.ts'
import { sessionOf } from '#app/shell/api.server.ts'
import { PageHead } from '#app/shell/layout/page-head.tsx'
import { MemberLink } from '#app/shell/member-link.tsx'
import type { Route } from './+types/device-favourites-page'
import { useDeviceFavourites } from '#app/features/listings/favourites/use-favourite.ts'

const sizes = '(min-width: 1440px) 302px, (min-width: 1024px) 23vw, (min-width: 640px) 45vw, 92vw'
const DeviceCards = lazy(async () => ({ default: (await import('./device-cards.tsx')).DeviceCards }))

export function loader({ request, url }: Route.LoaderArgs) {
  if (sessionOf(request)) throw redirect(url.pathname.replace(/\/favourites$/, '/user/favourites'))
  return { now: Date.now() }
}

/** What a visitor saved, known to this browser alone: the server is only asked what these homes are. */
export default function DeviceFavouritesPage({ loaderData: { now } }: Route.ComponentProps) {
  const { t } = useTranslation('favourites')
  const isHydrated = useIsHydrated()
  const hasAny = useDeviceFavourites().length > 0
  const waiting = <Waiting />
  return (
    <main id="main" className="ui-container fills-screen pt-8 md:pt-10">
      <PageHead title={t('title')} isPrivate />
      <div className="mb-7 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="type-page">{t('title')}</h1>
          {hasAny && <p className="mt-1.5 text-ink-soft">{t('onDevice')}</p>}
        </div>
        {hasAny && (
          <MemberLink to="/user/favourites" className={buttonClass({ variant: 'secondary' })}>
            {t('signIn')}
          </MemberLink>
        )}
      </div>
      <noscript>{t('noScript')}</noscript>
      <h2 className="ui-visually-hidden">{t('list')}</h2>
      {isHydrated ? (
        <Suspense fallback={waiting}>
          <DeviceCards
            waiting={waiting}
            renderProperty={(property) => (
              <PropertyCard key={property.id} property={property} now={now} sizes={sizes} />
            )}
          />
        </Suspense>
      ) : (
        waiting
      )}
    </main>
  )
}

function Waiting() {
  const { t } = useTranslation('common')
  return (
    <SkeletonRegion label={t('states.loading')}>
      <div className="list-grid">
        {Array.from({ length: 4 }, (_, index) => (
          <SkeletonCard key={index} />
        ))}
      </div>
    </SkeletonRegion>
  )
}
