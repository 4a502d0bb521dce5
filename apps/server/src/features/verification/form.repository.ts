import type { VerificationFieldType } from '@gable/domain/verification-fields'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Texts } from './verification.tables.ts'

export type FieldRow = Awaited<ReturnType<typeof listFields>>[number]
export type FieldContent = {
  names: Texts
  hints: Texts
  isRequired: boolean
  options: { value: string; names: Texts }[]
}
type Which = { withRetired: boolean }

/** Any fixed number: whoever changes the form is alone with it. */
const advisoryLock = 7_401_431

/** In the order of the form; what is asked no more comes last. */
export async function listFields(db: Db, { withRetired }: Which) {
  return db
    .selectFrom('verificationField')
    .select(['id', 'names', 'hints', 'type', 'options', 'isRequired', 'retiredAt'])
    .$if(!withRetired, (query) => query.where('retiredAt', 'is', null))
    .orderBy(sql`retired_at is not null`)
    .orderBy('position')
    .orderBy('id')
    .limit(1_000)
    .execute()
}

export const lockForm = (tx: Tx) => sql`select pg_advisory_xact_lock(${advisoryLock})`.execute(tx)

const toRow = ({ names, hints, options, isRequired }: FieldContent) => ({
  names: JSON.stringify(names),
  hints: JSON.stringify(hints),
  options: JSON.stringify(options),
  isRequired,
})

export async function addField(tx: Tx, type: VerificationFieldType, content: FieldContent): Promise<number> {
  const { id } = await tx
    .insertInto('verificationField')
    .values({
      ...toRow(content),
      type,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from verification_field)`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function changeField(tx: Tx, id: number, content: FieldContent) {
  await tx.updateTable('verificationField').set(toRow(content)).where('id', '=', id).execute()
}

export async function placeFields(tx: Tx, ids: number[]) {
  await sql`update verification_field set position = place.position
    from unnest(${ids}::bigint[]) with ordinality as place (id, position)
    where verification_field.id = place.id`.execute(tx)
}

export async function setRetired(tx: Tx, id: number, isRetired: boolean) {
  const retiredAt = isRetired ? sql<Date>`now()` : null
  await tx.updateTable('verificationField').set({ retiredAt }).where('id', '=', id).execute()
}
