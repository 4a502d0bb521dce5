import type { Category } from '@gable/contract/catalogue'
import { parseNumberInput } from '@gable/domain/number-input'
import { CardBody, CardMedia, Facts } from '@gable/ui/card'
import { Image } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../site.ts'
import type { PostingInput } from './posting-schema.ts'
import { PriceLine } from './price-line.tsx'
import { useFacts } from './use-facts.tsx'

type PostingPreviewProps = { categories: readonly Category[]; coverUrl: string | undefined; now: number }

/** The card as visitors will see it, while it is being written. */
export function PostingPreview({ categories, coverUrl }: PostingPreviewProps) {
  const { t } = useTranslation('properties')
  const { settings } = useSite()
  const values = useWatch<PostingInput>()
  const price = String(parseNumberInput(values.price ?? '') ?? 0)
  const rentPeriod = values.deal === 'rent' ? (values.rentPeriod ?? 'monthly') : null
  const parameters = categories.find(({ id }) => String(id) === String(values.categoryId))?.parameters ?? []
  const facts = useFacts(
    parameters.flatMap((parameter) => {
      const value = parseNumberInput(values.parameters?.[parameter.id] ?? '')
      return value === undefined || !parameter.isOnCard ? [] : [{ ...parameter, value, valueNames: [] }]
    }),
  )
  return (
    <div className="sticky top-6 grid gap-3">
      <p className="text-14 font-medium text-ink-soft">{t('posting.preview')}</p>
      <div className="ui-panel p-4">
        <CardMedia>
          {coverUrl ? (
            <img src={coverUrl} alt="" className="size-full object-cover" />
          ) : (
            <span className="grid size-full place-content-center justify-items-center gap-2 text-13 text-ink-soft">
              <Image className="size-7" aria-hidden />
              {t('card.noPicture')}
            </span>
          )}
        </CardMedia>
        <CardBody>
          <PriceLine home={{ price, currency: settings.currency.code, rentPeriod }} />
          <Facts facts={facts} className="min-h-[21px]" />
          <p className="truncate font-medium">{values.title || t('posting.name')}</p>
          <p className="truncate text-ink-soft">{values.address || t('posting.address')}</p>
        </CardBody>
      </div>
    </div>
  )
}
