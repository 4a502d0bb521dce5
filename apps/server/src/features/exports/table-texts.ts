import type { ExportedRow } from '#platform/exported.ts'

/** A list of objects, as JSON. */
export async function* toJson(rows: AsyncIterable<ExportedRow>): AsyncGenerator<string> {
  let separator = '\n'
  yield '['
  for await (const row of rows) {
    yield `${separator}${JSON.stringify(row, null, 2)}`
    separator = ',\n'
  }
  yield '\n]\n'
}

/** The same for spreadsheets; every row of a table has the same columns. */
export async function* toCsv(rows: AsyncIterable<ExportedRow>): AsyncGenerator<string> {
  let columns: string[] | undefined
  for await (const row of rows) {
    if (!columns) {
      columns = Object.keys(row)
      yield toLine(columns)
    }
    yield toLine(columns.map((column) => row[column]))
  }
}

const toLine = (values: unknown[]) => `${values.map(toCell).join(',')}\r\n`

/** A text that a spreadsheet would run as a formula is only a text. */
function toCell(value: unknown): string {
  if (value === null || value === undefined) return ''
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
