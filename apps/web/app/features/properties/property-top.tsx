import type { PropertyDetail } from '@gable/contract/property'
import { Badge } from '@gable/ui/badge'
import { MapPin, TrendingDown } from 'lucide-react'
import { placeOf } from '#app/features/listings/detail/place-of.ts'
import { shownPlace } from '#app/features/listings/shown-place.ts'
import { useTextLang } from '#app/features/listings/text-lang.ts'
import { CopyButton } from '#app/shared/copy-button.tsx'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useLanguage } from '#app/shell/site.ts'
import { usePrice } from '#app/shell/use-price.ts'
import { PriceLine } from './price-line.tsx'
import { findReduction } from './price-steps.ts'
import { usePricePerArea } from './use-price-per-area.ts'

export function PropertyTop({ property }: { property: PropertyDetail }) {
  const { t } = useTranslation('properties')
  const place = shownPlace(property)
  const perArea = usePricePerArea()(property)
  return (
    <div className="grid gap-1.5">
      <p className="mb-1.5 flex flex-wrap gap-2">
        <Badge tone="brand">{t(`marketState.${property.marketState}`)}</Badge>
        <Reduction property={property} />
      </p>
      <h1 dir="auto" lang={useTextLang()(property)} className="written type-page">
        {property.title}
      </h1>
      <p className="flex items-center gap-1.5 text-ink-soft">
        <MapPin className="size-4.5 flex-none" aria-hidden />
        <bdi>{place.address || placeOf(place)}</bdi>
        <CopyButton label={t('detail.copyAddress')} text={placeOf(place)} />
      </p>
      <div className="mt-2 flex flex-wrap items-baseline gap-x-3">
        <PriceLine property={property} isLarge />
        {perArea && <bdi className="text-ink-soft">{perArea}</bdi>}
      </div>
    </div>
  )
}

function Reduction({ property }: { property: PropertyDetail }) {
  const { t } = useTranslation('detail')
  const { locale } = useLanguage()
  const toPrice = usePrice()
  const reduction = findReduction(property.priceHistory)
  if (!reduction) return null
  const amount = toPrice({ price: String(reduction.amount), currency: property.currency }, { isCompact: false })
  const month = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(new Date(reduction.since))
  return (
    <Badge tone="accent">
      <TrendingDown className="size-4" aria-hidden />
      {t('lessThan', { amount, month })}
    </Badge>
  )
}
