const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** At most `maxLength` characters as a reader counts them, the ellipsis among them; emoji and accents stay whole. */
export function truncate(text: string, maxLength: number, ellipsis = '…'): string {
  if (text.length <= maxLength) return text
  let count = 0
  let end = 0
  for (const { index, segment } of graphemes.segment(text)) {
    count += 1
    if (count > maxLength) return end === 0 ? '' : text.slice(0, end).trimEnd() + ellipsis
    if (count === maxLength - ellipsis.length) end = index + segment.length
  }
  return text
}
