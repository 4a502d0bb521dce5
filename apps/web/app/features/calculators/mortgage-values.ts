import { minorUnits, toMinor } from '@gable/domain/currency'
import {
  type HomeCosts,
  type Mortgage,
  longestLoanYears,
  maxInterestPercent,
  maxLoanMinor,
  toRateThousandths,
} from '@gable/domain/mortgage'
import { type NumberStyle, readTypedNumber, writeClearly } from '@gable/domain/number-input'

/** As they are called in the address, in the order of the form. */
export const mortgageFields = ['price', 'deposit', 'rate', 'years', 'tax', 'insurance', 'fees', 'share'] as const
export type MortgageField = (typeof mortgageFields)[number]
export type MortgageTexts = Record<MortgageField, string>
export type MortgageProblem = 'number' | 'tooLarge' | 'deposit' | 'rate' | 'years' | 'share'

/** How a reader of this site writes money, from which follows how other figures are read. */
export type MoneyStyle = NumberStyle & { currency: string }

export type MortgageReading = {
  problems: Partial<Record<MortgageField, MortgageProblem>>
  /** What was said, where it can be understood; a home of no price has no deposit either. */
  priceMinor: number
  depositMinor: number
  /** Nothing while a field is wrong. */
  mortgage: Mortgage | undefined
  costs: HomeCosts
  sharePercent: number
}

export const usualYears = [10, 15, 20, 25, 30, 35]
const usualRate = '4'
const usualDepositPercent = 20
const usualShare = '35'

/** A round price for whoever comes without one. A yen is about a cent. */
const usualPrice = (currency: string) => (minorUnits(currency) === 0 ? 30_000_000 : 300_000)

/** A fifth of it, in whole coins; figures that are said are round. */
export const usualDeposit = (price: number) => depositOf(price, usualDepositPercent / 100)
export const depositOf = (price: number, share: number) => Math.round(price * share)

/** With the marks of the language, unless they would be read as something else. */
export function writeFigure(value: number, style: NumberStyle): string {
  const text = new Intl.NumberFormat(style.locale, { maximumFractionDigits: 3 }).format(value)
  const reading = readTypedNumber(text, style)
  return reading?.value === value && reading.other === undefined ? text : writeClearly(value)
}

/** What the form begins with: what the address says, and otherwise what is usual. */
export function textsOf(query: URLSearchParams, style: MoneyStyle): MortgageTexts {
  const said = (name: MortgageField) => query.get(name)?.slice(0, 40)
  const price = said('price') ?? writeFigure(usualPrice(style.currency), style)
  const read = toTyped('price', price, style)
  const deposit = read === undefined ? '' : writeFigure(usualDeposit(read), style)
  const texts: MortgageTexts = {
    price,
    deposit: said('deposit') ?? deposit,
    rate: said('rate') ?? usualRate,
    years: said('years') ?? '25',
    tax: said('tax') ?? '',
    insurance: said('insurance') ?? '',
    fees: said('fees') ?? '',
    share: said('share') ?? usualShare,
  }
  for (const name of mortgageFields) {
    const figure = toTyped(name, texts[name], style)
    if (figure !== undefined) texts[name] = writeFigure(figure, styleOf(name, style))
  }
  return texts
}

/** How a field's figures are written: money, a rate, or whole numbers. */
export function styleOf(name: MortgageField, style: MoneyStyle): NumberStyle {
  if (name === 'rate') return { locale: style.locale, most: maxInterestPercent }
  if (name === 'years' || name === 'share') return { locale: style.locale, isWhole: true }
  return style
}

/** The figure of a field, if it is one. */
export const toTyped = (name: MortgageField, text: string, style: MoneyStyle): number | undefined =>
  readTypedNumber(text.replace(/[%٪]/g, ''), styleOf(name, style))?.value

export function readMortgage(texts: MortgageTexts, style: MoneyStyle): MortgageReading {
  const problems: MortgageReading['problems'] = {}
  const money = (name: MortgageField, isRequired = false) => {
    if (!isRequired && texts[name].trim() === '') return 0
    const figure = toTyped(name, texts[name], style)
    const minor = figure === undefined ? undefined : toMinor(figure, style.currency)
    if (figure === undefined) problems[name] = 'number'
    else if (minor === undefined || minor > maxLoanMinor) problems[name] = 'tooLarge'
    return problems[name] ? 0 : (minor ?? 0)
  }
  const whole = (name: 'years' | 'share', most: number) => {
    const figure = toTyped(name, texts[name], style)
    const isFine = figure !== undefined && Number.isInteger(figure) && figure >= 1 && figure <= most
    if (!isFine) problems[name] = name
    return isFine ? figure : 1
  }

  const priceMinor = money('price', true)
  const depositMinor = money('deposit')
  if (!problems.price && depositMinor > priceMinor) problems.deposit = 'deposit'
  const rateThousandths = toRateThousandths(String(toTyped('rate', texts.rate, style)))
  if (rateThousandths === undefined) problems.rate = 'rate'
  const years = whole('years', longestLoanYears)
  const costs = { taxYearMinor: money('tax'), insuranceYearMinor: money('insurance'), feesMonthMinor: money('fees') }
  const sharePercent = whole('share', 100)
  const isFine = Object.keys(problems).length === 0
  const mortgage = { principalMinor: priceMinor - depositMinor, rateThousandths: rateThousandths ?? 0, years }
  return { problems, priceMinor, depositMinor, mortgage: isFine ? mortgage : undefined, costs, sharePercent }
}

/** The address of the same figures, for every reader whatever their language; what is usual is left out of it. */
export function toMortgageQuery(texts: MortgageTexts, style: MoneyStyle, home?: string): string {
  const query = new URLSearchParams()
  for (const name of mortgageFields) {
    const figure = toTyped(name, texts[name], style)
    const text = figure === undefined ? texts[name] : writeClearly(figure)
    if (text !== '' || name === 'deposit') query.set(name, text)
  }
  if (query.get('share') === usualShare) query.delete('share')
  if (home) query.set('home', home)
  return `?${query}`
}
