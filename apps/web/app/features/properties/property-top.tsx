import type { PropertyDetail } from '@gable/contract/property'
import { Badge } from '@gable/ui/badge'
import { MapPin, TrendingDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { placeOf } from '#app/features/listings/detail/place-of.ts'
import { CopyButton } from '#app/shared/copy-button.tsx'
import { useLanguage } from '#app/shell/site.ts'
import { usePrice } from '#app/shell/use-price.ts'
import { PriceLine } from './price-line.tsx'
import { findReduction } from './price-steps.ts'

export function PropertyTop({ home }: { home: PropertyDetail }) {
  const { t } = useTranslation('properties')
  return (
    <div className="grid gap-1.5">
      <p className="mb-1.5 flex flex-wrap gap-2">
        <Badge tone="brand">{t(`marketState.${home.marketState}`)}</Badge>
        <Reduction home={home} />
      </p>
      <h1 dir="auto" className="written type-page">
        {home.title}
      </h1>
      <p className="flex items-center gap-1.5 text-ink-soft">
        <MapPin className="size-4.5 flex-none" aria-hidden />
        <bdi>{home.address || placeOf(home)}</bdi>
        <CopyButton label={t('detail.copyAddress')} text={placeOf(home)} />
      </p>
      <div className="mt-2 flex flex-wrap items-baseline gap-x-3">
        <PriceLine home={home} isLarge />
        <PricePerArea home={home} />
      </div>
    </div>
  )
}

function Reduction({ home }: { home: PropertyDetail }) {
  const { t } = useTranslation('detail')
  const { locale } = useLanguage()
  const toPrice = usePrice()
  const reduction = findReduction(home.priceHistory)
  if (!reduction) return null
  const amount = toPrice({ price: String(reduction.amount), currency: home.currency }, { isCompact: false })
  const month = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(new Date(reduction.since))
  return (
    <Badge tone="accent">
      <TrendingDown className="size-4" aria-hidden />
      {t('lessThan', { amount, month })}
    </Badge>
  )
}

function PricePerArea({ home }: { home: PropertyDetail }) {
  const { t } = useTranslation('properties')
  const toPrice = usePrice()
  const area = home.parameters.find(({ unit }) => unit === 'sqm')?.value
  if (typeof area !== 'number' || area === 0 || home.deal !== 'sell' || home.price === null) return null
  const price = toPrice({ price: String(Math.round(Number(home.price) / area)), currency: home.currency })
  return <bdi className="text-ink-soft">{t('facts.pricePerArea', { price })}</bdi>
}
