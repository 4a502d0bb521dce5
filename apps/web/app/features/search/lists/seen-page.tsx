import { Button } from '@gable/ui/button'
import { SkeletonCard, SkeletonRegion } from '@gable/ui/skeleton'
import { lazy, Suspense } from 'react'
import { forgetSeenProperties, useSeenProperties } from '#app/features/listings/seen-properties.ts'
import { PropertyCard } from '#app/features/properties/property-card.tsx'
import '#app/shared/i18n/results-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useIsHydrated } from '#app/shared/use-is-hydrated.ts'
import { PageHead } from '#app/shell/layout/page-head.tsx'
import type { Route } from './+types/seen-page'

const cardSizes = '(min-width: 1440px) 302px, (min-width: 1024px) 23vw, (min-width: 640px) 45vw, 92vw'
const SeenCards = lazy(async () => ({ default: (await import('./seen-cards.tsx')).SeenCards }))

export const loader = () => ({ now: Date.now() })

/** What was looked at, known to this browser alone: the server is only asked what these homes are. */
export default function SeenPage({ loaderData: { now } }: Route.ComponentProps) {
  const { t } = useTranslation('results')
  const isHydrated = useIsHydrated()
  const hasSeenAny = useSeenProperties().length > 0
  const waiting = <Waiting />
  return (
    <main id="main" className="ui-container fills-screen pt-8 md:pt-10">
      <PageHead title={t('lists.seen')} description={t('lists.seenText')} isPrivate />
      <div className="mb-7 flex items-start justify-between gap-4">
        <div>
          <h1 className="type-page">{t('lists.seen')}</h1>
          <p className="mt-1.5 text-ink-soft">{t('lists.seenText')}</p>
        </div>
        {hasSeenAny && (
          <Button variant="quiet" onClick={forgetSeenProperties} className="-me-3 shrink-0">
            {t('lists.seenClear')}
          </Button>
        )}
      </div>
      <noscript>{t('lists.seenNoScript')}</noscript>
      <h2 className="ui-visually-hidden">{t('found.list')}</h2>
      {isHydrated ? (
        <Suspense fallback={waiting}>
          <SeenCards
            waiting={waiting}
            renderProperty={(property) => (
              <PropertyCard key={property.id} property={property} now={now} sizes={cardSizes} />
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
  const { t } = useTranslation('results')
  return (
    <SkeletonRegion label={t('found.updating')}>
      <div className="list-grid">
        {Array.from({ length: 4 }, (_, index) => (
          <SkeletonCard key={index} />
        ))}
      </div>
    </SkeletonRegion>
  )
}
