import { Skeleton, SkeletonCard, SkeletonRegion } from '@gable/ui/skeleton'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useSelector } from '../store/use-store.ts'

/** With the slider and as many kinds as there were the last time, so that little moves when the page comes. */
export function LandingSkeleton() {
  const { t } = useTranslation()
  const slides = useSelector(({ cache }) => cache.sliderDataLength)
  const categories = useSelector(({ cache }) => cache.categories)
  return (
    <main id="main">
      <SkeletonRegion label={t('states.loadingPage')}>
        <div className="hero" />
        <div className="ui-container">
          {slides > 0 && <CardRow count={Math.min(slides, 4)} />}
          <ul className="category-row ui-section">
            {categories.map(({ id }) => (
              <Skeleton key={id} className="h-28 rounded-card" />
            ))}
          </ul>
          <CardRow count={4} />
        </div>
      </SkeletonRegion>
    </main>
  )
}

function CardRow({ count }: { count: number }) {
  return (
    <div className="ui-section">
      <Skeleton className="mb-6 h-8 w-56" />
      <div className="card-rail">
        {Array.from({ length: count }, (_, index) => (
          <SkeletonCard key={index} />
        ))}
      </div>
    </div>
  )
}
