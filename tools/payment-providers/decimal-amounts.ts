const wholeUnits = new Set(['JPY', 'KRW', 'VND', 'CLP', 'ISK', 'XOF', 'XAF', 'UGX', 'RWF'])
const thousandths = new Set(['KWD', 'BHD', 'OMR', 'JOD', 'TND'])
// What Stripe and Paystack call the amounts of these has two more figures than the currency, or less.
const timesHundred = { stripe: new Set(['ISK', 'UGX']), paystack: new Set(['XOF', 'RWF']) }
const inWholes = { stripe: new Set(['MGA']), paystack: new Set<string>() }
type Counting = keyof typeof timesHundred
const factorOf = (provider: Counting, currency: string) =>
  timesHundred[provider].has(currency) ? 100 : inWholes[provider].has(currency) ? 1 / 100 : 1
export const fromUnits = (provider: Counting, units: number, currency: string) => units / factorOf(provider, currency)
export const toUnits = (provider: Counting, amountMinor: number, currency: string) =>
  amountMinor * factorOf(provider, currency)

const decimalsOf = (currency: string) => (wholeUnits.has(currency) ? 0 : thousandths.has(currency) ? 3 : 2)

/** How providers that count in whole units write an amount. Written anew here, so that a slip of Gable's would show. */
export const toDecimal = (amountMinor: number, currency: string): string =>
  (amountMinor / 10 ** decimalsOf(currency)).toFixed(decimalsOf(currency))

export const fromDecimal = (amount: string | number, currency: string): number =>
  Math.round(Number(amount) * 10 ** decimalsOf(currency))
