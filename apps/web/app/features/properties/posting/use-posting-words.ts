import { parseNumberInput } from '@gable/domain/number-input'
import type { StepName, WizardTexts } from '#app/features/listings/wizard/define-listing-wizard.ts'
import { useShortList } from '#app/features/listings/wizard/use-review-words.ts'
import { streetAndCity } from '#app/features/listings/wizard/street-and-city.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useSite } from '#app/shell/site.ts'
import { usePrice } from '#app/shell/use-price.ts'
import { usePosting } from './posting-context.ts'
import type { PostingStep } from './posting-values.ts'

export function usePostingTexts(isEdit: boolean): WizardTexts<PostingStep> {
  const { t } = useTranslation('posting')
  return {
    pageTitle: t(isEdit ? 'editTitle' : 'pageTitle'),
    unnamed: t('newListing'),
    titleOf: (step) => t(`titles.${step}`),
    textOf: (step) => t(`texts.${step}`),
    confirm: t('review.confirm'),
    sent: t('sent.title'),
    view: t('sent.view'),
    mine: t('sent.mine'),
    another: t('sent.another'),
  }
}

export function usePostingLabel(): (path: string) => string | undefined {
  const { t } = useTranslation('posting')
  const { parameters, facilities } = usePosting()
  const labels: Record<string, string> = { categoryId: t('fields.category'), price: t('fields.price') }
  return (path) => {
    const [group, id] = path.split('.')
    const asked = group === 'parameters' ? parameters : group === 'facilities' ? facilities : []
    return asked.find((one) => String(one.id) === id)?.name ?? labels[path]
  }
}

export function usePostingSummary(): (step: StepName) => string | undefined {
  const { t } = useTranslation(['posting', 'properties'])
  const { settings } = useSite()
  const toPrice = usePrice()
  const toList = useShortList()
  const { values, categories, parameters } = usePosting()
  const isFilled = (value: string | string[] | undefined) => value !== undefined && value.length > 0

  return (step) => {
    switch (step) {
      case 'basics': {
        const price = toPrice({ price: String(parseNumberInput(values.price) ?? 0), currency: settings.currency.code })
        const category = categories.find(({ id }) => String(id) === values.categoryId)?.name
        const period = values.deal === 'rent' && t(`properties:rentPeriod.${values.rentPeriod}`)
        return toList([t(`properties:deal.${values.deal}`), category, price, period])
      }
      case 'details': {
        if (values.categoryId === '') return t('fields.chooseKind')
        const filled = parameters.filter(({ id }) => isFilled(values.parameters[id])).length
        return t('review.detailsFilled', { filled, total: parameters.length })
      }
      case 'facilities':
        return t('review.facilitiesCount', { count: Object.values(values.facilities).filter(isFilled).length })
      case 'place': {
        const shown = t(values.hidesLocation ? 'review.shownAsCircle' : 'review.shownExactly')
        return toList([...streetAndCity(values), shown])
      }
      default:
        return undefined
    }
  }
}
