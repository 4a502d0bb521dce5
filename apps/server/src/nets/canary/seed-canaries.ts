import { randomBytes, randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db.ts'
import type { Canaries } from './canaries.ts'
import { appendOnly, columnRules, fixedWords } from './column-rules.ts'
import { type Column, isText } from './read-columns.ts'

const ownerColumns = ['lister_id', 'account_id', 'owner_id', 'actor_id', 'reporter_id', 'blocker_id']
/** Of two who read it, the one who is a caller of the matrix. */
const owners: Record<string, RawBuilder<unknown>> = {
  property_text: sql`(select owner_id from property where property.id = t.property_id)`,
  project_text: sql`(select owner_id from project where project.id = t.project_id)`,
  chat_message: sql`(select lister_id from chat_conversation where chat_conversation.id = t.conversation_id)`,
}
const rowsPerTable = 100

type Seed = { db: Db; canaries: Canaries; listerId: number }

/** Puts a canary into every private column of every row; a table without rows gets one of the lister's. */
export async function seedCanaries(seed: Seed, columns: Column[]) {
  for (const [table, own] of Map.groupBy(columns, (column) => column.table)) {
    if (!own.some(isPrivate)) continue
    const { rows } = await sql<{ place: string; id: string; ownerId: number | null }>`
      select ctid::text as place, to_jsonb(t) ->> 'id' as id, ${ownerOf(table, own)} as "ownerId"
      from ${sql.table(table)} as t limit ${rowsPerTable}`.execute(seed.db)
    if (rows.length === 0 || appendOnly.has(table)) await insertRow(seed, table, own)
    else {
      for (const { place, id, ownerId } of rows) {
        const changes = own.filter(isPrivate).map((column) => {
          return sql`${sql.ref(column.name)} = ${canaryFor(seed, column, ownerId ?? undefined, id)}`
        })
        await sql`update ${sql.table(table)} set ${sql.join(changes)} where ctid = ${place}::tid`.execute(seed.db)
      }
    }
  }
}

export const ruleOf = ({ table, name }: Column) => columnRules[table]?.[name]
export const isPrivate = (column: Column) => isText(column) && ![undefined, 'everybody'].includes(ruleOf(column))

function ownerOf(table: string, own: Column[]): RawBuilder<unknown> {
  if (owners[table]) return owners[table]
  const name = table === 'account' ? 'id' : ownerColumns.find((wanted) => own.some(({ name: has }) => has === wanted))
  return name ? sql.ref(name) : sql`null::bigint`
}

function canaryFor(
  { canaries }: Seed,
  column: Column,
  ownerId: number | undefined,
  rowId: string,
): RawBuilder<unknown> {
  const place = `${column.table}.${column.name}`
  const word = canaries.add({ place, rule: ruleOf(column) ?? 'nobody', ownerId, rowId })
  if (column.type === '_text') return sql`array[${word}]`
  if (column.type.startsWith('json')) return sql`jsonb_build_object('note', ${word}::text)`
  return sql`${word}`
}

async function insertRow(seed: Seed, table: string, own: Column[]) {
  const filled = own.filter((column) => column.isNeeded || isPrivate(column) || ownerColumns.includes(column.name))
  const values = await Promise.all(filled.map((column) => valueFor(seed, column)))
  const names = filled.map(({ name }) => sql.ref(name))
  await sql`insert into ${sql.table(table)} (${sql.join(names)}) values (${sql.join(values)})`
    .execute(seed.db)
    .catch((cause: unknown) => {
      throw new Error(`${table} has no row and none could be made: add one before seedCanaries, or fixedWords`, {
        cause,
      })
    })
}

async function valueFor(seed: Seed, column: Column): Promise<RawBuilder<unknown>> {
  if (isPrivate(column)) return canaryFor(seed, column, seed.listerId, '')
  if (column.refersTo === 'account' || ownerColumns.includes(column.name)) return sql`${seed.listerId}`
  if (column.refersTo) return sql`(select id from ${sql.table(column.refersTo)} limit 1)`
  const word = fixedWords[`${column.table}.${column.name}`]
  if (word) return sql`${word}`
  if (column.type === 'uuid') return sql`${randomUUID()}`
  if (column.type === 'bytea') return sql`${randomBytes(16)}`
  if (column.type === 'timestamptz') return sql`now() + interval '1 hour'`
  if (column.type === 'bool') return sql`false`
  return sql`1`
}
