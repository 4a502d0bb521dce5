import type { PropertyCard } from '@gable/contract/property'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'

type Titled = Pick<PropertyCard, 'title' | 'isLocked' | 'category' | 'city' | 'placeLabel'>

/** What a home is called. Of a locked one the title is not told: then it is a kind of home in a place. */
export function usePropertyTitle() {
  const { t } = useTranslation('properties')
  return ({ title, isLocked, category, city, placeLabel }: Titled) =>
    isLocked ? t('card.lockedTitle', { category: category.name, city: placeLabel?.city ?? city }) : title
}
