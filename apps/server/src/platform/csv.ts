/** One line of a table for spreadsheets. */
export const toCsvLine = (values: readonly unknown[]) => `${values.map(toCell).join(',')}\r\n`

/** A text that a spreadsheet would run as a formula is only a text. */
function toCell(value: unknown): string {
  if (value === null || value === undefined) return ''
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
