const wholeUnits = new Set(['JPY', 'KRW', 'VND', 'CLP', 'XOF', 'XAF', 'UGX', 'RWF'])
const thousandths = new Set(['KWD', 'BHD', 'OMR', 'JOD', 'TND'])
const decimalsOf = (currency: string) => (wholeUnits.has(currency) ? 0 : thousandths.has(currency) ? 3 : 2)

/** How providers that count in whole units write an amount. Written anew here, so that a slip of Gable's would show. */
export const toDecimal = (amountMinor: number, currency: string): string =>
  (amountMinor / 10 ** decimalsOf(currency)).toFixed(decimalsOf(currency))

export const fromDecimal = (amount: string | number, currency: string): number =>
  Math.round(Number(amount) * 10 ** decimalsOf(currency))
