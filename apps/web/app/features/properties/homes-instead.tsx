import type { PropertyCard as Property } from '@gable/contract/property'
import { ArrowRight } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import type { RenderHomes } from '#app/shell/layout/error-page.tsx'
import { LocalLink } from '#app/shell/local-link.tsx'

// Every page could be missing and few are: cards come when one is.
const loadCard = async () => ({ default: (await import('./property-card.tsx')).PropertyCard })
const PropertyCard = import.meta.env.SSR ? (await loadCard()).default : lazy(loadCard)

const sizes = '(min-width: 1440px) 302px, (min-width: 1024px) 22vw, (min-width: 640px) 44vw, 78vw'

/** The newest homes for somebody who found none. */
export const renderHomesInstead: RenderHomes = (homes, now) => <HomesInstead homes={homes} now={now} />

function HomesInstead({ homes, now }: { homes: readonly Property[]; now: number }) {
  const { t } = useTranslation(['search', 'common'])
  return (
    <section className="detail-others w-full min-w-0 text-start">
      <div className="mb-6 flex items-baseline justify-between gap-4">
        <h2 className="type-section">{t('landing.rows.newest')}</h2>
        <LocalLink to="/properties" className="ui-link inline-flex items-center gap-1.5 text-14">
          {t('common:actions.seeAll')}
          <ArrowRight className="size-4 rtl:-scale-x-100" aria-hidden />
        </LocalLink>
      </div>
      <div className="detail-others-row">
        <Suspense>
          {homes.map((home) => (
            <PropertyCard key={home.id} property={home} now={now} sizes={sizes} />
          ))}
        </Suspense>
      </div>
    </section>
  )
}
