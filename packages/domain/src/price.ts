import { defaultCurrency, minorUnits, shiftPoint } from './currency.ts'

export type Price = { priceMinor: number; currency?: string | undefined }
export type PriceDisplay = {
  isCompact?: boolean | undefined
  symbol?: string | undefined
  /** Where prices stand in rows or on a map, `.00` after every one of them is noise. */
  hidesZeroDecimals?: boolean | undefined
}
type Unit = { power: number; suffix: string }

const one: Unit = { power: 0, suffix: '' }
const thousand: Unit = { power: 3, suffix: 'K' }
const western: Unit[] = [one, thousand, { power: 6, suffix: 'M' }, { power: 9, suffix: 'B' }]
const indian: Unit[] = [one, thousand, { power: 5, suffix: 'L' }, { power: 7, suffix: 'Cr' }]
const eastAsian: Unit[] = [one, { power: 4, suffix: '万' }, { power: 8, suffix: '億' }]

const suffixFamilies = new Map([
  ...['INR', 'PKR', 'BDT', 'NPR', 'LKR'].map((currency) => [currency, indian] as const),
  ...['JPY', 'CNY', 'KRW'].map((currency) => [currency, eastAsian] as const),
])

/**
 * Two decimals, unless the display hides them where they say nothing; a compact price carries the suffix that readers of its currency are used to.
 * `symbol` is the operator's own sign, put where the locale puts the currency's.
 */
export function formatPrice(
  { priceMinor, currency = defaultCurrency }: Price,
  locale: string,
  { isCompact = false, symbol, hidesZeroDecimals = false }: PriceDisplay = {},
): string {
  const digits = minorUnits(currency)
  const unit = isCompact ? unitFor(priceMinor, digits, suffixFamilies.get(currency) ?? western) : one
  // As text, which Intl rounds exactly: large prices have more digits than a double's fraction can hold.
  const figure = shiftPoint(priceMinor, digits + unit.power) as `${number}`
  const isWhole = hidesZeroDecimals && hundredths(priceMinor, digits + unit.power) % 100n === 0n
  return formatterFor(locale, currency)
    .formatToParts(figure)
    .map(({ type, value }) => {
      if (type === 'decimal' && isWhole) return ''
      if (type === 'fraction') return (isWhole ? '' : value) + unit.suffix
      return type === 'currency' && symbol ? symbol : value
    })
    .join('')
}

/** Climbs by the rounded figure, so that 999,999 is 1.00M and never 1,000.00K. */
function unitFor(priceMinor: number, digits: number, family: readonly Unit[]): Unit {
  return family.reduce((unit, next) =>
    hundredths(priceMinor, digits + unit.power) >= 100n * 10n ** BigInt(next.power - unit.power) ? next : unit,
  )
}

/** The figure as shown, in hundredths, rounded half up as Intl does. */
function hundredths(priceMinor: number, places: number): bigint {
  const scale = 10n ** BigInt(places)
  return (BigInt(Math.abs(priceMinor)) * 200n + scale) / (2n * scale)
}

const formatters = new Map<string, Intl.NumberFormat>()

/** Kept, because making one costs more than a page of prices; locales and currencies are few. */
function formatterFor(locale: string, currency: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  formatters.set(key, made)
  return made
}
