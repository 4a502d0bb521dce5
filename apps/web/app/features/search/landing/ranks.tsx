import type { PropertyCard } from '@gable/contract/property'
import type { ReactNode } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useLanguage } from '#app/shell/site.ts'
import { TitledSection } from './titled-section.tsx'
import { allOf, type RankSection } from './landing-section.tsx'

const alone = 6
const besideAnother = 3

export type RenderRanked = (property: PropertyCard, rankedBy: 'views' | 'likes') => ReactNode
type RanksProps = { sections: readonly RankSection[]; renderRanked: RenderRanked }

const countOf = { most_viewed: 'views', most_liked: 'likes' } as const

/** The first of each list, beside each other; a list that is alone has the room of two. */
export function Ranks({ sections, renderRanked }: RanksProps) {
  const { t } = useTranslation('search')
  const { locale } = useLanguage()
  const isAlone = sections.length === 1
  const place = new Intl.NumberFormat(locale)
  return (
    <div className="ranks" data-alone={isAlone || undefined}>
      {sections.map(({ type, properties }) => (
        <TitledSection key={type} id={type} title={t(`landing.rows.${type}`)} to={allOf[type]}>
          <ol className="rank-list">
            {properties.slice(0, isAlone ? alone : besideAnother).map((property, index) => (
              <li key={property.id}>
                <b>{place.format(index + 1)}</b>
                {renderRanked(property, countOf[type])}
              </li>
            ))}
          </ol>
        </TitledSection>
      ))}
    </div>
  )
}
