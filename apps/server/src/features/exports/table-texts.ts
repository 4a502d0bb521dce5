import { toCsvLine } from '#platform/csv.ts'
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
      yield toCsvLine(columns)
    }
    yield toCsvLine(columns.map((column) => row[column]))
  }
}
