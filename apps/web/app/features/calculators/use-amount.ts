import { fromMinor, minorUnits } from '@gable/domain/currency'
import { useSite } from '#app/shell/site.ts'
import { usePrice } from '#app/shell/use-price.ts'

type AmountLook = { isExact?: boolean; isCompact?: boolean }

/** Writes amounts of the site's currency: in whole coins, where nobody looks at cents, or exactly. */
export function useAmount(): (minor: number, look?: AmountLook) => string {
  const toPrice = usePrice()
  const currency = useSite().settings.currency.code
  const coin = 10 ** minorUnits(currency)
  return (minor, { isExact = false, isCompact = false } = {}) => {
    const shown = isExact ? minor : Math.round(minor / coin) * coin
    return toPrice({ price: fromMinor(shown, currency), currency }, { isCompact })
  }
}
