import { toLatinDigits } from './digits.ts'

// Powers of ten of what people write behind a figure; longer words first, because "l" begins "lakh".
const powers = new Map([
  ...['crores', 'crore', 'cr'].map((word) => [word, 7] as const),
  ...['lakhs', 'lakh', 'lacs', 'lac', 'l'].map((word) => [word, 5] as const),
  ...['thousand', 'k', 'ألف', 'الف'].map((word) => [word, 3] as const),
  ...['million', 'mn', 'm', 'مليون'].map((word) => [word, 6] as const),
  ...['billion', 'bn', 'b', 'مليار'].map((word) => [word, 9] as const),
  ...['万', '萬', '만'].map((word) => [word, 4] as const),
  ...['億', '亿', '억'].map((word) => [word, 8] as const),
])
const shape = new RegExp(`^(?:rs\\.?|[a-z]{3})?([\\d.,]+)(${[...powers.keys()].join('|')})?(?:[a-z]{3})?$`)

/**
 * What a person means by "1,50,000", "1.5L", "€ 2.5k" or "٣٫٥". Nothing when it is no figure; never negative.
 * A single dot is a decimal point; a single comma is one unless exactly three digits follow it.
 */
export function parseNumberInput(text: string): number | undefined {
  const plain = toLatinDigits(text.normalize('NFKC'))
    .toLowerCase()
    .replaceAll('٫', '.')
    .replace(/[٬،]/g, ',')
    .replace(/[\p{Sc}\p{Cf}\s'’_]/gu, '')
  const [, figure, suffix = ''] = shape.exec(plain) ?? []
  const decimal = figure && toDecimal(figure)
  // The exponent is read with the figure: 1.15 × 1e6 as doubles would not be 1150000.
  return decimal ? Number(`${decimal}e${powers.get(suffix) ?? 0}`) : undefined
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
