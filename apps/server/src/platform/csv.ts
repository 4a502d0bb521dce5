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

const batch = 200
/** So that spreadsheets read it as UTF-8. */
const mark = '\uFEFF'

export type CsvPage = { beforeId: number | undefined; limit: number }

/** A whole table, the newest first; never more than a batch of its rows is in memory. */
export async function* toCsvTable<Row extends { id: number }>(
  columns: readonly string[],
  listPage: (page: CsvPage) => Promise<Row[]>,
  toCells: (row: Row) => readonly unknown[],
) {
  yield mark + toCsvLine(columns)
  let beforeId: number | undefined
  for (;;) {
    const rows = await listPage({ beforeId, limit: batch })
    if (rows.length > 0) yield rows.map((row) => toCsvLine(toCells(row))).join('')
    beforeId = rows.at(-1)?.id
    if (rows.length < batch) return
  }
}
