import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'

export type HandedOver = { mediaIds: string[]; documentIds: string[] }

/** Files of one member belong to another one; answers how large each of them is. */
export async function moveFiles(tx: Tx, { mediaIds, documentIds }: HandedOver, fromId: number, toId: number) {
  const { rows } = await sql<{ sizeBytes: number }>`
    with pictures as (
      update media set owner_id = ${toId} where id = any(${mediaIds}::uuid[]) and owner_id = ${fromId}
      returning size_bytes
    ), papers as (
      update document set owner_id = ${toId} where id = any(${documentIds}::uuid[]) and owner_id = ${fromId}
      returning size_bytes
    )
    select size_bytes from pictures union all select size_bytes from papers`.execute(tx)
  return rows
}
