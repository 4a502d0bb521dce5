import { type NumberStyle, readTypedNumber } from '@gable/domain/number-input'

/** The ends of a range as they are written: figures, or days as `2027-03-01`. */
export type Ends = { from?: string | undefined; to?: string | undefined }

const day = /^[12]\d{3}-\d{2}-\d{2}$/

/** `2,4` from two to four, `2,` at least two, `,4` at most four, `2` exactly two. */
export function readEnds(text: string): Ends {
  const [from = '', to = from] = text.split(',').map((end) => end.trim())
  return { from: from || undefined, to: to || undefined }
}

/** The shortest text for a range; nothing for no range. Ends the wrong way round are swapped. */
export function writeEnds({ from, to }: Ends): string | undefined {
  if (from === undefined && to === undefined) return undefined
  if (from === to) return from
  const isSwapped = from !== undefined && to !== undefined && isAfter(from, to)
  return isSwapped ? `${to},${from}` : `${from ?? ''},${to ?? ''}`
}

const isAfter = (one: string, other: string) =>
  day.test(one) && day.test(other) ? one > other : Number(one) > Number(other)

/**
 * An end as a person types it, in their digits and with their commas; below zero where they say so. Of an area, `scale`
 * is how many square metres one of its units is.
 */
export function readEnd(typed: string, style: NumberStyle = { locale: 'en' }, scale = 1): string | undefined {
  const text = typed.trim()
  if (day.test(text)) return text
  const isNegative = /^[-−]/.test(text)
  const figure = readTypedNumber(isNegative ? text.slice(1) : text, style)?.value
  // Longer ones would be written with an exponent, which no address should hold.
  if (figure === undefined || figure > 1e12) return undefined
  const size = Number((figure * scale).toFixed(2))
  return String(isNegative && size !== 0 ? -size : size)
}

/** Only what is a range of figures or days. */
export function toRangeText(text: string): string | undefined {
  const { from, to } = readEnds(text)
  return writeEnds({ from: from && readEnd(from), to: to && readEnd(to) })
}
