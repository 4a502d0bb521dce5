import type { Favourite } from '@gable/contract/favourites'
import { formatRelativeTime } from '@gable/domain/relative-time'
import { Badge } from '@gable/ui/badge'
import { TrendingDown } from 'lucide-react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useLanguage } from '#app/shell/site.ts'
import { usePrice } from '#app/shell/use-price.ts'
import { isCheaper, isTakenHome, priceChange } from './since-saved.ts'

/** What somebody who waits for this home wants to know first. */
export function FavouriteBadge({ home }: { home: Favourite }) {
  const { t } = useTranslation(['properties', 'favourites'])
  const { locale } = useLanguage()
  if (isTakenHome(home) || home.marketState === 'under_offer') {
    return <Badge tone="photo">{t(`marketState.${home.marketState}`)}</Badge>
  }
  if (!isCheaper(home)) return null
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 })
  return (
    <Badge tone="photo-accent">
      <TrendingDown className="size-4" aria-hidden />
      {t('favourites:priceDropped', { share: share.format(-priceChange(home) / Number(home.favourite.savedPrice)) })}
    </Badge>
  )
}

export function FavouriteMeta({ home, now }: { home: Favourite; now: number }) {
  const { t } = useTranslation('favourites')
  const { locale } = useLanguage()
  const toPrice = usePrice()
  const { savedAt } = home.favourite
  const change = priceChange(home)
  const amount = toPrice({ price: String(Math.abs(change)), currency: home.currency }, { isCompact: false })
  return (
    <p className="type-meta mt-[5px]">
      {change !== 0 && (
        <>
          <b className={change < 0 ? 'font-medium text-accent' : 'font-medium'}>
            {t(change < 0 ? 'priceDown' : 'priceUp', { amount })}
          </b>
          {' · '}
        </>
      )}
      <time dateTime={savedAt}>
        {t('saved', { time: formatRelativeTime(new Date(savedAt), new Date(now), locale) })}
      </time>
    </p>
  )
}
