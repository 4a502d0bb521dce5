import type { Compilable, CompiledQuery } from 'kysely'
import type { Db } from './db.ts'

/** Stands in a statement for ids that are not known yet. */
const laterIds = Symbol('later ids')
export type Ids = readonly number[] | typeof laterIds

/** A statement that is put together once, however often it is asked: of a short one that is a fourth of its time. */
export function builtOnce<Row>(build: (db: Db, ids: Ids) => Compilable<Row>) {
  let built: CompiledQuery<Row> | undefined
  return async (db: Db, ids: readonly number[]): Promise<Row[]> => {
    built ??= build(db, laterIds).compile()
    const parameters = built.parameters.map((given) => (given === laterIds ? ids : given))
    return (await db.executeQuery<Row>({ ...built, parameters })).rows
  }
}
