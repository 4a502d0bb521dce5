import { minorUnits } from './currency.ts'
import { toLatinDigits } from './digits.ts'

// Powers of ten of what people write behind a figure, with their first letters last: "l" begins "lakh".
const words: [number, ...string[]][] = [
  [7, 'crores', 'crore', 'cr', 'करोड़'],
  [5, 'lakhs', 'lakh', 'lacs', 'lac', 'l', 'लाख'],
  [9, 'billion', 'milliarden', 'milliards', 'milliard', 'mrd', 'bn', 'b', 'مليار', 'अरब'],
  [6, 'millionen', 'millones', 'milhões', 'millions', 'million', 'millón', 'milhão', 'mio', 'mn', 'مليون', 'मिलियन'],
  [3, 'thousand', 'tausend', 'mille', 'mil', 'tsd', 'k', 'ألف', 'الف', 'हज़ार', 'हजार'],
  [6, 'm'],
  [4, '万', '萬', '만'],
  [8, '億', '亿', '억'],
]
const powers = new Map(
  words.flatMap(([power, ...names]) => names.map((name) => [name.normalize('NFKC'), power] as const)),
)
const shape = new RegExp(`^(?:rs\\.?|[a-z]{3})?([\\d.,٫٬]+)(?:(${[...powers.keys()].join('|')})\\.?)?(?:[a-z]{3})?$`)

/**
 * How figures are written where something is typed: the language of the page, and the currency where it is money. Nobody
 * means more than `most`, where there is another way to read it.
 */
export type NumberStyle = { locale: string; currency?: string | undefined; isWhole?: boolean; most?: number }
/** `other` is the second thing that the text may mean, where nothing tells the two apart. */
export type NumberReading = { value: number; other?: number }

/**
 * What a program means by a figure, and a person by "1,50,000", "1.5L", "€ 2.5k" or "٣٫٥". Nothing when it is no
 * figure; never negative. A single dot is a decimal point; a single comma is one unless exactly three digits follow it.
 */
export function parseNumberInput(text: string): number | undefined {
  const { figure, power } = splitFigure(text)
  const decimal = figure && toDecimal(figure.replaceAll('٫', '.').replaceAll('٬', ','))
  // The exponent is read with the figure: 1.15 × 1e6 as doubles would not be 1150000.
  return decimal ? Number(`${decimal}e${power}`) : undefined
}

/** What a person means who types "285.000" or "1,250" into a field. */
export function readTypedNumber(text: string, style: NumberStyle): NumberReading | undefined {
  const { figure = '', power } = splitFigure(text)
  const [, whole, mark = '', behind] = /^([1-9]\d{0,2})([.,٫٬])(\d{3})$/.exec(figure) ?? []
  if (whole === undefined || power !== 0) {
    const value = parseNumberInput(text)
    return value === undefined ? undefined : { value }
  }
  const [thousands, decimal] = [Number(`${whole}${behind}`), Number(`${whole}.${behind}`)]
  if (style.isWhole || groupsBy(mark, style)) return { value: thousands }
  if (thousands > (style.most ?? Infinity)) return { value: decimal }
  const hasThreeDecimals = style.currency !== undefined && minorUnits(style.currency) === 3
  return mark === '٫' || hasThreeDecimals ? { value: decimal, other: thousands } : { value: thousands, other: decimal }
}

/** A figure as a text that can be read in one way only. */
export function writeClearly(value: number): string {
  const text = String(value)
  return /\.\d{3}$/.test(text) ? `${text}0` : text
}

// Of the currencies whose countries do not write 1,000; the euro's mostly write 1.000.
const groupMarks = new Map([
  ...'ARS BAM BRL CLP COP DKK DZD EUR IDR ISK MAD MKD PYG RON RSD TRY UYU VES VND'
    .split(' ')
    .map((currency) => [currency, '.'] as const),
  ...'BGN CHF CZK GEL HUF KZT NOK PLN RUB SEK UAH UZS'.split(' ').map((currency) => [currency, ' '] as const),
])

function groupsBy(mark: string, { locale, currency }: NumberStyle): boolean {
  const parts = new Intl.NumberFormat(locale).formatToParts(12_345)
  const ofLocale = parts.find(({ type }) => type === 'group')?.value
  const ofCurrency = currency && (groupMarks.get(currency) ?? ',')
  return mark === '٬' || mark === ofLocale || mark === ofCurrency
}

function splitFigure(text: string): { figure: string | undefined; power: number } {
  const plain = toLatinDigits(text.normalize('NFKC'))
    .toLowerCase()
    .replaceAll('،', ',')
    .replace(/[\p{Sc}\p{Cf}\s'’_]/gu, '')
  const [, figure, suffix = ''] = shape.exec(plain) ?? []
  return { figure, power: powers.get(suffix) ?? 0 }
}

/** `1.500.000,25`, `1,500,000.25` and `1500000.25` are the same figure; `1,5,0` and `1.2.3` are none. */
function toDecimal(figure: string): string | undefined {
  const [decimalMark, groupMark] = marksOf(figure)
  const [whole = '', fraction = '', ...rest] = decimalMark ? figure.split(decimalMark) : [figure]
  if (rest.length > 0 || whole + fraction === '' || !/^\d*$/.test(fraction)) return undefined
  const groups = whole.split(groupMark)
  const isGrouped = groups.length === 1 || /^\d{1,3}(\D\d{2,3})*\D\d{3}$/.test(whole)
  const digits = groups.join('')
  return isGrouped && /^\d*$/.test(digits) ? `${digits || '0'}.${fraction || '0'}` : undefined
}

function marksOf(figure: string): ['.' | ',' | undefined, '.' | ','] {
  const [dot, comma] = [figure.lastIndexOf('.'), figure.lastIndexOf(',')]
  if (dot >= 0 && comma >= 0) return dot > comma ? ['.', ','] : [',', '.']
  if (dot >= 0) return figure.indexOf('.') === dot ? ['.', ','] : [undefined, '.']
  const isDecimalComma = figure.indexOf(',') === comma && figure.length - comma !== 4
  return comma >= 0 && isDecimalComma ? [',', '.'] : [undefined, ',']
}
