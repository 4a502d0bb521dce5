import { parseNumberInput } from '@gable/domain/number-input'
import { useTranslation } from 'react-i18next'
import { useLanguage, useSite } from '#app/shell/site.ts'
import { usePrice } from '#app/shell/use-price.ts'
import { usePosting } from './posting-context.ts'
import type { PostingStep } from './posting-values.ts'

/** What a step holds, in one line. */
export function useStepSummary(step: PostingStep): string {
  const { t } = useTranslation(['posting', 'properties'])
  const { locale } = useLanguage()
  const { settings } = useSite()
  const toPrice = usePrice()
  const { values, categories, parameters, media } = usePosting()
  const list = (parts: readonly (string | false | undefined)[]) =>
    new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(
      parts.filter((part) => typeof part === 'string'),
    )
  const isFilled = (value: string | string[] | undefined) => value !== undefined && value.length > 0

  switch (step) {
    case 'basics': {
      const price = toPrice({ price: String(parseNumberInput(values.price) ?? 0), currency: settings.currency.code })
      const category = categories.find(({ id }) => String(id) === values.categoryId)?.name
      const period = values.deal === 'rent' && t(`properties:rentPeriod.${values.rentPeriod}`)
      return list([t(`properties:deal.${values.deal}`), category, price, period])
    }
    case 'details': {
      const filled = parameters.filter(({ id }) => isFilled(values.parameters[id])).length
      return t('review.detailsFilled', { filled, total: parameters.length })
    }
    case 'facilities':
      return t('review.facilitiesCount', { count: Object.values(values.facilities).filter(isFilled).length })
    case 'place':
      return list([
        values.address,
        values.city,
        t(values.hidesLocation ? 'review.shownAsCircle' : 'review.shownExactly'),
      ])
    case 'media': {
      const { photos, documents, panorama } = media.lists
      return list([
        t('review.photosCount', { count: photos.length }),
        values.videoLink !== '' && t('review.video'),
        panorama.length > 0 && t('review.panorama'),
        documents.length > 0 && t('review.documentsCount', { count: documents.length }),
      ])
    }
    default:
      return values.metaTitle || values.metaDescription || t('review.fromListing')
  }
}
