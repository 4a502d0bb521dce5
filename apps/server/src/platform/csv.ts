/** One line of a table for spreadsheets. */
export const toCsvLine = (values: readonly unknown[]) => `${values.map(toCell).join(',')}\r\n`

/**
 * Where a cell begins. In half of our languages spreadsheets part cells at semicolons, see no quotes inside of what they
 * take for one cell, and begin another one after every semicolon, tab and end of a line.
 */
const formula = /(^|[;\t\r\n])((?:[^\S\t\r\n]|")*)(?=[=+\-@＝＋－＠])/g

/** A text that a spreadsheet would run as a formula is only a text. */
function toCell(value: unknown): string {
  if (value === null || value === undefined) return ''
  const text = typeof value === 'string' ? value.replace(formula, "$1$2'") : JSON.stringify(value)
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
