export const defaultCurrency = 'USD'

// From ISO 4217 and not from Intl: engines disagree on some, and a price must not change with the browser.
const digitsByCurrency = new Map([
  ...[
    'BIF',
    'CLP',
    'DJF',
    'GNF',
    'ISK',
    'JPY',
    'KMF',
    'KRW',
    'PYG',
    'RWF',
    'UGX',
    'VND',
    'VUV',
    'XAF',
    'XOF',
    'XPF',
  ].map((currency) => [currency, 0] as const),
  ...['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'].map((currency) => [currency, 3] as const),
])

/** How many decimals the currency's smallest coin has: 2 for USD, 0 for JPY, 3 for KWD. */
export function minorUnits(currency: string): number {
  return digitsByCurrency.get(currency) ?? 2
}

/**
 * A plain decimal, as it travels on the wire, in minor units; further decimals are rounded half away from zero.
 * Nothing is multiplied: 1.005 as a double is below 1.005, and a price must not lose a cent to that.
 */
export function toMinor(decimal: string | number, currency: string): number | undefined {
  const [, sign = '', whole = '', fraction = ''] = /^([+-]?)(\d+)(?:\.(\d*))?$/.exec(String(decimal).trim()) ?? []
  if (whole === '') return undefined
  const digits = minorUnits(currency)
  const truncated = BigInt(whole + fraction.slice(0, digits).padEnd(digits, '0'))
  const minor = Number((fraction[digits] ?? '0') >= '5' ? truncated + 1n : truncated)
  if (!Number.isSafeInteger(minor)) return undefined
  return sign === '-' && minor !== 0 ? -minor : minor
}

/** The exact wire decimal of an amount: 125000050 USD is `1250000.50`, 5 KWD is `0.005`. */
export function fromMinor(priceMinor: number, currency: string): string {
  return shiftPoint(priceMinor, minorUnits(currency))
}

/** An integer with its decimal point moved left, as text, so that no digit passes through a division. */
export function shiftPoint(integer: number, places: number): string {
  const digits = BigInt(integer)
    .toString()
    .replace('-', '')
    .padStart(places + 1, '0')
  const sign = integer < 0 ? '-' : ''
  return places === 0 ? sign + digits : `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`
}
