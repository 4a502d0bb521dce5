import { toMinor } from '@gable/domain/currency'
import { formatPrice } from '@gable/domain/price'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useLanguage, useSite } from './site.ts'

type Priced = { price: string | null; currency: string }

/** Writes prices for this reader; `isCompact` where there is no room, whatever the operator prefers elsewhere. */
export function usePrice(): (property: Priced, options?: { isCompact?: boolean }) => string {
  const { settings } = useSite()
  const { locale } = useLanguage()
  const { t } = useTranslation('properties')
  return ({ price, currency }, { isCompact = settings.hasCompactPrices } = {}) => {
    if (price === null) return t('card.priceHidden')
    const priceMinor = toMinor(price, currency) ?? 0
    const symbol = currency === settings.currency.code ? settings.currencySymbol : undefined
    return formatPrice({ priceMinor, currency }, locale, { isCompact, symbol, hidesZeroDecimals: true })
  }
}
