import type { PropertyDetail } from '@gable/contract/property'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '#app/shell/local-link.tsx'
import { PropertyCard } from './property-card.tsx'

const sizes = '(min-width: 1440px) 302px, (min-width: 1024px) 22vw, (min-width: 640px) 44vw, 78vw'

export function PropertySimilar({ property, now }: { property: PropertyDetail; now: number }) {
  const { t } = useTranslation('detail')
  if (property.similar.length === 0) return null
  const more = new URLSearchParams({ deal: property.deal, city: property.city, category: property.category.slug })
  return (
    <section id="similar" className="detail-others print-hidden">
      <div className="mb-6 flex items-baseline justify-between gap-4">
        <h2 className="type-section">{t('similar.title')}</h2>
        <LocalLink to={`/properties?${more}`} className="ui-link inline-flex items-center gap-1.5 text-14">
          {t('similar.all')}
          <ArrowRight className="size-4 rtl:-scale-x-100" aria-hidden />
        </LocalLink>
      </div>
      <div className="detail-others-row">
        {property.similar.map((one) => (
          <PropertyCard key={one.id} property={one} now={now} sizes={sizes} />
        ))}
      </div>
    </section>
  )
}
