import type { ListingInsights, OwnInsights } from '@gable/contract/own-insights'
import { insightDays } from '@gable/domain/insight-days'
import type { Property } from '@gable/contract/property'
import { Badge } from '@gable/ui/badge'
import { Picture } from '@gable/ui/picture'
import { Sparkline } from '@gable/ui/sparkline'
import { type ReactNode, useState } from 'react'
import { toPictureSource } from '#app/features/gallery/picture-source.ts'
import { type Counted, countedKinds, useLineWords } from '#app/features/insights/use-line-words.ts'
import { ListingMenu } from '#app/features/listings/own/listing-menu.tsx'
import { useListingWork } from '#app/features/listings/own/use-listing-work.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useCameFrom } from '#app/shell/came-from.ts'
import { MissingPicture } from '#app/shell/layout/missing-picture.tsx'
import { LocalLink } from '#app/shell/local-link.tsx'
import { useLanguage } from '#app/shell/site.ts'
import { PriceLine } from '../price-line.tsx'
import { PriceDialog } from './price-dialog.tsx'
import { usePropertyActions } from './use-property-actions.ts'
import { usePropertyState } from './use-property-state.ts'

type InsightRowsProps = { properties: readonly Property[]; insights: OwnInsights; now: number }

/** Some of a lister's homes with how each did in the last thirty days. */
export function InsightRows({ properties, insights: { since, listings }, now }: InsightRowsProps) {
  const { t } = useTranslation('own')
  const { busyId, work } = useListingWork()
  const [priced, setPriced] = useState<Property>()
  const toActions = usePropertyActions({ now, work, onPrice: setPriced })
  const byId = new Map(listings.map((lines) => [lines.propertyId, lines]))
  return (
    <div className="insight-list">
      <div className="insight-row insight-columns" aria-hidden>
        <span>{t('homes.column')}</span>
        <span>{t('columns.state')}</span>
        <span data-column="number">{t('columns.price')}</span>
        {countedKinds.map((counted) => (
          <span key={counted} data-column="number">
            {t(`insights.names.${counted}`)}
          </span>
        ))}
      </div>
      <ul>
        {properties.map((property) => {
          const { main, more } = toActions(property)
          return (
            <InsightRow
              key={property.id}
              property={property}
              lines={byId.get(property.id)}
              since={since}
              now={now}
              isBusy={busyId === property.id}
              menu={<ListingMenu title={property.title} actions={[main, ...more]} />}
            />
          )
        })}
      </ul>
      {priced && <PriceDialog property={priced} onClose={() => setPriced(undefined)} />}
    </div>
  )
}

type InsightRowProps = {
  property: Property
  lines: ListingInsights | undefined
  since: string
  now: number
  isBusy: boolean
  menu: ReactNode
}

function InsightRow({ property, lines, since, now, isBusy, menu }: InsightRowProps) {
  const { t } = useTranslation('own')
  const { badge } = usePropertyState(now)(property)
  const picture = property.titleImage ? toPictureSource(property.titleImage) : undefined
  const isShown = property.reviewState === 'approved' || lines !== undefined
  return (
    <li className="insight-row" aria-busy={isBusy || undefined}>
      <div className="insight-home">
        {picture ? (
          <Picture source={picture} alt="" sizes="96px" />
        ) : (
          <span className="listing-no-picture">
            <MissingPicture className="size-5" />
          </span>
        )}
        <div className="min-w-0">
          <h3 dir="auto" className="written truncate text-15 font-medium">
            <LocalLink to={`/my-property/${encodeURIComponent(property.slug)}`} state={useCameFrom()}>
              {property.title}
            </LocalLink>
          </h3>
          <p dir="auto" className="written truncate text-12 text-ink-soft">
            {property.own?.address ?? property.address}
          </p>
        </div>
      </div>
      <div className="insight-state">
        <Badge tone={badge.tone}>{badge.label}</Badge>
      </div>
      <div className="insight-price">
        <PriceLine property={property} />
      </div>
      {isShown ? (
        countedKinds.map((counted) => (
          <LineCell key={counted} counted={counted} line={lines?.[counted]} since={since} />
        ))
      ) : (
        <p className="insight-later">{t('insights.afterReview')}</p>
      )}
      <div className="insight-menu">{menu}</div>
    </li>
  )
}

const nothing = { total: 0, before: 0, days: Array.from({ length: insightDays }, () => 0) }

type LineCellProps = { counted: Counted; line: ListingInsights[Counted] | undefined; since: string }

function LineCell({ counted, line = nothing, since }: LineCellProps) {
  const { t } = useTranslation('own')
  const { locale } = useLanguage()
  const toWords = useLineWords(since)
  return (
    <div className="insight-cell" data-empty={line.total === 0 || undefined}>
      <span className="insight-name" aria-hidden>
        {t(`insights.names.${counted}`)}
      </span>
      <b aria-hidden>{new Intl.NumberFormat(locale).format(line.total)}</b>
      <Sparkline values={line.days} label={toWords(counted, line)} />
    </div>
  )
}
