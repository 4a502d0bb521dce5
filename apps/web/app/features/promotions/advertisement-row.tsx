import type { Advertisement } from '@gable/contract/advertisement'
import type { PromotionState } from '@gable/domain/promotion-moves'
import { Badge } from '@gable/ui/badge'
import { Note } from '@gable/ui/note'
import { Picture } from '@gable/ui/picture'
import { Sparkline } from '@gable/ui/sparkline'
import { GalleryHorizontalEnd, List } from 'lucide-react'
import { toPictureSource } from '#app/features/gallery/picture-source.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { MissingPicture } from '#app/shell/layout/missing-picture.tsx'
import { LocalLink } from '#app/shell/local-link.tsx'
import { useLanguage } from '#app/shell/site.ts'
import { kindOf, type PromotedCard } from './promoted-card.ts'
import { RowActions } from './row-actions.tsx'
import { usePromotionTime } from './use-promotion-time.ts'
import type { Work } from './use-promotion-work.ts'

type RowProps = { card: PromotedCard; now: number; isBusy: boolean; work: Work }

const tones = {
  running: 'good',
  pending: 'warn',
  paused: 'neutral',
  rejected: 'bad',
  ended: 'neutral',
} as const satisfies Record<PromotionState, string>
const placeIcons = { slider: GalleryHorizontalEnd, list: List }

export function AdvertisementRow({ card, now, isBusy, work }: RowProps) {
  const { t } = useTranslation('promotions')
  const toTime = usePromotionTime(now)
  const { advertisement, title, titleImage, slug } = card
  if (!advertisement) return null
  const { state, type, staffReason } = advertisement
  const PlaceIcon = placeIcons[type]
  const source = titleImage ? toPictureSource(titleImage) : undefined
  const page = kindOf(card) === 'property' ? 'my-property' : 'project-details'
  return (
    <li className="promotion-row">
      <span className="promotion-picture">
        {source ? <Picture source={source} alt="" sizes="84px" /> : <MissingPicture className="size-6" />}
      </span>
      <div className="promotion-what">
        <LocalLink to={`/${page}/${encodeURIComponent(slug)}`} className="font-medium" dir="auto">
          {title}
        </LocalLink>
        <span className="promotion-place">
          <PlaceIcon aria-hidden />
          {t(`types.${type}.name`)}
        </span>
      </div>
      <div className="promotion-state">
        <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
        <span className="text-13 text-ink-soft">{toTime(advertisement)}</span>
      </div>
      <Numbers advertisement={advertisement} />
      <RowActions card={card} advertisement={advertisement} isBusy={isBusy} work={work} />
      {staffReason && (
        <Note tone="bad" className="promotion-note">
          <span dir="auto">{staffReason}</span>
        </Note>
      )}
    </li>
  )
}

function Numbers({ advertisement }: { advertisement: Advertisement }) {
  const { t } = useTranslation('promotions')
  const { locale } = useLanguage()
  const { state, shown = 0, opened = 0, leads = 0, days = [], startsAt } = advertisement
  if (!startsAt) {
    return <p className="promotion-silent">{t(state === 'pending' ? 'statistics.notYet' : 'statistics.notShown')}</p>
  }
  const numbers = new Intl.NumberFormat(locale)
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  return (
    <>
      <dl className="promotion-numbers">
        <div>
          <dt>{t('columns.shown')}</dt>
          <dd>{numbers.format(shown)}</dd>
        </div>
        <div>
          <dt>{t('columns.opened')}</dt>
          <dd>
            {numbers.format(opened)}
            {shown > 0 && <small>{percent.format(opened / shown)}</small>}
          </dd>
        </div>
        <div>
          <dt>{t('columns.leads')}</dt>
          <dd>{numbers.format(leads)}</dd>
        </div>
      </dl>
      <span className="promotion-line">
        <Sparkline values={days} label={t('statistics.line', { most: Math.max(0, ...days) })} />
      </span>
    </>
  )
}
