import { parseNumberInput } from '@gable/domain/number-input'
import { checkParameterValue } from '@gable/domain/parameter-values'
import { Facts } from '@gable/ui/card'
import { PreviewFrame } from '#app/features/listings/wizard/preview-frame.tsx'
import { streetAndCity } from '#app/features/listings/wizard/street-and-city.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useSite } from '#app/shell/site.ts'
import { PriceLine } from '../price-line.tsx'
import { useFacts } from '../use-facts.tsx'
import { usePosting } from './posting-context.ts'

export function PreviewCard() {
  const { t } = useTranslation('posting')
  const { settings } = useSite()
  const { values } = usePosting()
  const facts = useFacts(useCardParameters())
  const price = parseNumberInput(values.price)
  const rentPeriod = values.deal === 'rent' ? values.rentPeriod : null
  return (
    <PreviewFrame>
      {price === undefined ? (
        <p className="type-price-card text-ink-soft">{t('fields.price')}</p>
      ) : (
        <PriceLine property={{ price: String(price), currency: settings.currency.code, rentPeriod }} />
      )}
      <Facts facts={facts} className="min-h-[21px]" />
      <p dir="auto" className="written truncate font-medium">
        {values.title || t('fields.title')}
      </p>
      <p dir="auto" className="written truncate text-ink-soft">
        {streetAndCity({ address: values.hidesLocation ? '' : values.address, city: values.city }).join(', ') ||
          t('fields.address')}
      </p>
    </PreviewFrame>
  )
}

/** The figures of a card that are known already. */
function useCardParameters() {
  const { values, parameters } = usePosting()
  return parameters
    .filter(({ isOnCard }) => isOnCard)
    .flatMap((parameter) => {
      const checked = checkParameterValue(parameter, values.parameters[parameter.id])
      if (!('value' in checked) || checked.value === undefined) return []
      const { value } = checked
      const isChosen = ({ value: option }: { value: string }) => [value].flat().includes(option)
      return [{ ...parameter, value, valueNames: parameter.options.filter(isChosen).map(({ name }) => name) }]
    })
}
