import type { Readable } from 'node:stream'
import { sql } from 'kysely'
import type { Db } from './db.ts'

/** A table whose rows belong to members, as it is handed over to them. */
export type ExportedTable = {
  table: string
  /** The column that says whose row it is. */
  owner: string
  /** Where that column stands in another table, and which column names its row. */
  through?: { table: string; column: string }
  /** Unique among the rows of one member, and how it is compared. */
  key: string
  keyType: 'bigint' | 'uuid' | 'text' | 'bytea'
  /** Secrets, names of other people, and what only the machine reads. */
  without?: readonly string[]
  hasLocation?: boolean
}
export type ExportedFile = { name: string; open: () => Promise<Readable | undefined> }

/** What a feature hands over to a member who asks for everything that is theirs. */
export type Exported = { tables: readonly ExportedTable[]; files?: (accountId: number) => AsyncIterable<ExportedFile> }

export type ExportedRow = Record<string, unknown>
const batch = 500
const typeNames = { bigint: sql`bigint`, uuid: sql`uuid`, text: sql`text`, bytea: sql`bytea` }

/** The rows of one member, a part at a time: nobody's data is in memory as a whole. */
export async function* readExported(db: Db, table: ExportedTable, accountId: number): AsyncGenerator<ExportedRow> {
  const { without = [], key, keyType, hasLocation = false } = table
  const plain = db.withoutPlugins()
  const place = hasLocation
    ? sql` || jsonb_build_object('latitude', st_y(t.location::geometry), 'longitude', st_x(t.location::geometry))`
    : sql``
  const hidden = [...without, ...(hasLocation ? ['location'] : [])]
  let last: string | undefined
  for (;;) {
    const behind = last === undefined ? sql`true` : sql`t.${sql.ref(key)} > ${last}::${typeNames[keyType]}`
    const { rows } = await sql<{ row: ExportedRow; last: string }>`
      select (to_jsonb(t) - ${hidden}::text[])${place} as row, t.${sql.ref(key)}::text as last
      from ${sql.table(table.table)} t where ${isOf(accountId, table)} and ${behind}
      order by t.${sql.ref(key)} limit ${batch}`.execute(plain)
    for (const { row } of rows) yield row
    last = rows.at(-1)?.last
    if (rows.length < batch) return
  }
}

const isOf = (accountId: number, { owner, through }: ExportedTable) =>
  through
    ? sql`t.${sql.ref(through.column)} in (
        select id from ${sql.table(through.table)} where ${sql.ref(owner)} = ${accountId})`
    : sql`t.${sql.ref(owner)} = ${accountId}`
