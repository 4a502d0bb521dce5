import { Skeleton, SkeletonCard, SkeletonPanel, SkeletonRegion, SkeletonText } from '@gable/ui/skeleton'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'

export function ResultsSkeleton() {
  const { t } = useTranslation()
  return (
    <main id="main" className="results">
      <SkeletonRegion label={t('states.loadingPage')}>
        <div className="filter-bar">
          <Skeleton className="h-11 rounded-control lg:w-75" />
          <div className="filter-chips">
            {['a', 'b', 'c', 'd'].map((key) => (
              <Skeleton key={key} className="h-10 w-24 shrink-0 rounded-full" />
            ))}
          </div>
        </div>
        <div className="results-split">
          <div className="results-list">
            <Skeleton className="mb-4 h-11 w-64" />
            <CardGridSkeleton />
          </div>
          <div className="results-map map-water" />
        </div>
      </SkeletonRegion>
    </main>
  )
}

function CardGridSkeleton() {
  return (
    <div className="results-grid">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <SkeletonCard key={key} />
      ))}
    </div>
  )
}

export function PropertySkeleton() {
  const { t } = useTranslation()
  return (
    <main id="main" className="ui-container">
      <SkeletonRegion label={t('states.loadingPage')}>
        <div className="max-md:hidden md:h-14" />
        <Skeleton className="-mx-(--gutter) aspect-4/3 rounded-none md:mx-0 md:aspect-auto md:h-[clamp(360px,38vw,548px)] md:rounded-card" />
        <div className="detail-columns">
          <div>
            <Skeleton className="h-6 w-20" />
            <Skeleton className="mt-3 h-10 w-[70%]" />
            <Skeleton className="mt-3 h-5 w-1/2" />
            <Skeleton className="mt-5 h-10 w-56" />
            <SkeletonText className="mt-12" lines={5} />
          </div>
          <SkeletonPanel className="max-lg:hidden" />
        </div>
      </SkeletonRegion>
    </main>
  )
}
