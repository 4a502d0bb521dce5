import { countWords, listingQuality, type QualityAdvice, type QualityPart } from '@gable/domain/listing-quality'
import { parseNumberInput } from '@gable/domain/number-input'
import { Badge } from '@gable/ui/badge'
import { RingMeter } from '@gable/ui/meter'
import { Check, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { StepName } from '#app/features/listings/wizard/define-listing-wizard.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '#app/shell/local-link.tsx'
import { useLanguage } from '#app/shell/site.ts'
import { usePosting } from './posting-context.ts'
import type { PostingStep } from './posting-values.ts'

const stepOfPart: Record<QualityPart, PostingStep> = {
  title: 'basics',
  price: 'basics',
  description: 'basics',
  details: 'details',
  facilities: 'facilities',
  place: 'place',
  photos: 'media',
  documents: 'media',
  video: 'media',
  panorama: 'media',
  searchText: 'search',
}
const shown = 3

/** How much the listing tells, and what would help it most; each advice leads to where it is followed. */
export function QualityPanel() {
  const { t } = useTranslation('posting')
  const { toStep } = usePosting()
  const { score, level, advice, done } = useQuality()
  return (
    <section className="ui-panel grid gap-4" aria-label={t('quality.title')}>
      <div className="flex items-center gap-4">
        <RingMeter label={t('quality.title')} value={score} />
        <div>
          <h2 className="font-semibold">{t(`quality.${level}`)}</h2>
          <p className="text-14 text-ink-soft">{t('quality.text')}</p>
        </div>
      </div>
      <ul className="wizard-advice">
        {advice.slice(0, shown).map((one) => (
          <li key={one.part}>
            <LocalLink to={toStep(stepOfPart[one.part])}>
              <Plus aria-hidden />
              <AdviceText {...one} />
            </LocalLink>
            <Badge tone="good">
              <bdi aria-hidden>{t('quality.points', { points: one.points })}</bdi>
              <span className="ui-visually-hidden">{t('quality.pointsLabel', { points: one.points })}</span>
            </Badge>
          </li>
        ))}
        {done.length > 0 && <DoneRow parts={done} />}
      </ul>
    </section>
  )
}

function useQuality() {
  const { values, parameters, media } = usePosting()
  const isFilled = (value: string | string[] | undefined) => value !== undefined && value.length > 0
  return listingQuality({
    hasTitle: values.title.trim() !== '',
    hasPrice: parseNumberInput(values.price) !== undefined,
    hasPlace: values.latitude !== '' && values.address.trim() !== '',
    photos: media.lists.photos.length,
    descriptionWords: countWords(values.description),
    details: {
      filled: parameters.filter(({ id }) => isFilled(values.parameters[id])).length,
      // Before a kind is chosen nobody knows what will be asked.
      total: values.categoryId === '' ? 1 : parameters.length,
    },
    facilities: Object.values(values.facilities).filter(isFilled).length,
    documents: media.lists.documents.length,
    hasVideo: values.videoLink.trim() !== '',
    hasPanorama: media.lists.panorama.length > 0,
    hasSearchText: values.metaDescription.trim() !== '',
  })
}

/** Below this many points an advice is not worth a sign of its own. */
const worthSaying = 4

/** What would help the listing most in a step. */
export function useQualityAdvice(): (step: StepName) => ReactNode {
  const { t } = useTranslation('posting')
  const { advice } = useQuality()
  return (step) => {
    const [best] = advice.filter(({ part, points }) => stepOfPart[part] === step && points >= worthSaying)
    if (!best) return undefined
    return (
      <>
        <AdviceText {...best} /> <bdi>({t('quality.points', { points: best.points })})</bdi>
      </>
    )
  }
}

function AdviceText({ part, missing }: QualityAdvice) {
  const { t } = useTranslation('posting')
  return t(`quality.advice.${part}`, { count: missing })
}

function DoneRow({ parts }: { parts: readonly QualityPart[] }) {
  const { t } = useTranslation('posting')
  const { locale } = useLanguage()
  const names = new Intl.ListFormat(locale).format(parts.map((part) => t(`quality.parts.${part}`)))
  return (
    <li className="text-ink-soft">
      <span>
        <Check className="text-good" aria-hidden />
        <span className="first-letter:uppercase">{names}</span>
      </span>
      <span>{t('quality.done')}</span>
    </li>
  )
}
