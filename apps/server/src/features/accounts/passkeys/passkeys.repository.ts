import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

export type PasskeyRow = NonNullable<Awaited<ReturnType<typeof findPasskeyByCredential>>>
type NewPasskey = {
  accountId: number
  credentialId: Buffer
  publicKey: Buffer
  userHandle: Buffer
  counter: number
  transports: string[]
  name: string
}

/** Of one account; more are a mistake or a program. */
export const maxPasskeys = 10

/** Oldest first; no account has more than there may be. */
export async function listPasskeys(db: Db, accountId: number) {
  return db
    .selectFrom('passkey')
    .select(['id', 'name', 'createdAt', 'lastUsedAt', 'credentialId', 'transports', 'userHandle'])
    .where('accountId', '=', accountId)
    .orderBy('createdAt')
    .limit(maxPasskeys)
    .execute()
}

export async function findPasskeyByCredential(db: Db, credentialId: Buffer) {
  return db
    .selectFrom('passkey')
    .select(['id', 'accountId', 'credentialId', 'publicKey', 'userHandle', 'counter'])
    .where('credentialId', '=', credentialId)
    .executeTakeFirst()
}

export async function findOwnPasskey(db: Db, accountId: number, id: string) {
  return db
    .selectFrom('passkey')
    .select('id')
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .executeTakeFirst()
}

/** With the account locked before, nobody adds one more meanwhile. */
export async function countPasskeys(db: Db, accountId: number): Promise<number> {
  const { total } = await db
    .selectFrom('passkey')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow()
  return total
}

/** False when some account has this very credential already. */
export async function insertPasskey(tx: Tx, passkey: NewPasskey): Promise<boolean> {
  const added = await tx
    .insertInto('passkey')
    .values({ id: randomUUID(), ...passkey })
    .onConflict((conflict) => conflict.column('credentialId').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

/** False when the key was removed meanwhile, or another use has counted as far: of two with one count, one is a copy. */
export async function countPasskeyUse(tx: Tx, id: string, counter: number): Promise<boolean> {
  const used = await tx
    .updateTable('passkey')
    .set({ counter, lastUsedAt: sql`now()` })
    .where('id', '=', id)
    // Devices that do not count send 0 every time.
    .where((eb) => eb.or([eb('counter', '<', counter), eb.and([eb('counter', '=', 0), sql.lit(counter === 0)])]))
    .returning('id')
    .executeTakeFirst()
  return used !== undefined
}

export async function updatePasskeyName(db: Db, accountId: number, id: string, name: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkey')
    .set({ name })
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

export async function deletePasskey(tx: Tx, accountId: number, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('passkey')
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  return numDeletedRows > 0
}
