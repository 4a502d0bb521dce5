import { toMinor } from '@gable/domain/currency'
import { formatPrice } from '@gable/domain/price'
import { useLanguage, useSite } from '#app/shell/site.ts'

/** Writes what was paid to the cent, however the site writes prices. */
export function useMoney(): (amount: string, currency: string) => string {
  const { settings } = useSite()
  const { locale } = useLanguage()
  return (amount, currency) => {
    const symbol = currency === settings.currency.code ? settings.currencySymbol : undefined
    return formatPrice({ priceMinor: toMinor(amount, currency) ?? 0, currency }, locale, { symbol })
  }
}
