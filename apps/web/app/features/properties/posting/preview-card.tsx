import { parseNumberInput } from '@gable/domain/number-input'
import { checkParameterValue } from '@gable/domain/parameter-values'
import { CardBody, CardMedia, Facts } from '@gable/ui/card'
import { Image } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSite } from '#app/shell/site.ts'
import { PriceLine } from '../price-line.tsx'
import { useFacts } from '../use-facts.tsx'
import { usePosting } from './posting-context.ts'
import { postingSteps } from './posting-values.ts'

/** The card as visitors will see it, while it is being written. */
export function PreviewCard() {
  const { t } = useTranslation('posting')
  const { settings } = useSite()
  const { values, media, isEdit } = usePosting()
  const facts = useFacts(useCardParameters())
  const { photos } = media.lists
  const coverUrl = photos[0]?.previewUrl
  const price = parseNumberInput(values.price)
  const rentPeriod = values.deal === 'rent' ? values.rentPeriod : null
  const mediaStep = { number: postingSteps.indexOf('media') + 1 }
  return (
    <div className="grid gap-3">
      <h2 className="text-14 font-medium text-ink-soft">{t('preview.title')}</h2>
      <div className="ui-panel p-4">
        <CardMedia dots={{ count: Math.min(photos.length, 4), active: 0 }}>
          {coverUrl ? (
            <img src={coverUrl} alt="" className="size-full object-cover" />
          ) : (
            <span className="grid size-full place-content-center justify-items-center gap-2 text-13 text-ink-soft">
              <Image className="size-7" aria-hidden />
              {t('preview.noPicture', mediaStep)}
            </span>
          )}
        </CardMedia>
        <CardBody>
          {price === undefined ? (
            <p className="type-price-card text-ink-soft">{t('fields.price')}</p>
          ) : (
            <PriceLine home={{ price: String(price), currency: settings.currency.code, rentPeriod }} />
          )}
          <Facts facts={facts} className="min-h-[21px]" />
          <p dir="auto" className="written truncate font-medium">
            {values.title || t('fields.title')}
          </p>
          <p dir="auto" className="written truncate text-ink-soft">
            {[values.hidesLocation ? '' : values.address, values.city].filter(Boolean).join(', ') ||
              t('fields.address')}
          </p>
          {!isEdit && <p className="type-meta mt-[5px]">{t('preview.notPublished')}</p>}
        </CardBody>
      </div>
    </div>
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
