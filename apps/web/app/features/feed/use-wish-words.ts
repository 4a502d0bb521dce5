import type { FeedPreferences } from '@gable/contract/feed'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useSite } from '#app/shell/site.ts'
import { usePrice } from '#app/shell/use-price.ts'
import type { Choices } from './preferences-form.tsx'

/** What a member wants, each wish in a few words. */
export function useWishWords(preferences: FeedPreferences, { categories, facilities }: Choices): string[] {
  const { t } = useTranslation('feed')
  const { settings } = useSite()
  const toPrice = usePrice()
  const { deal, city, bedrooms, priceRange, categoryIds, facilityIds } = preferences
  const [low, high] = priceEnds(priceRange).map((price) =>
    price === '' ? '' : toPrice({ price, currency: settings.currency.code }, { isCompact: true }),
  )
  const namesOf = (ids: number[], all: Choices['categories']) =>
    all.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
  return [
    ...(deal ? [t(`deals.${deal}`)] : []),
    ...(city ? [city] : []),
    ...(low && high ? [t('between', { low, high })] : low ? [t('from', { low })] : high ? [t('upTo', { high })] : []),
    ...(bedrooms ? [t('atLeastBedrooms', { count: bedrooms })] : []),
    ...namesOf(categoryIds, categories),
    ...namesOf(facilityIds, facilities),
  ]
}

/** `min,max` as it travels; one figure alone is both ends. */
export function priceEnds(range: string): [low: string, high: string] {
  const [low = '', high = low] = range.split(',')
  return [low, high]
}
