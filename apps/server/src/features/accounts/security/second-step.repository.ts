import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import { hashToken } from '../sign-in-code.ts'

export async function findSecondStep(db: Db, accountId: number) {
  return db
    .selectFrom('secondStep')
    .select(['encryptedSecret', 'confirmedAt', 'lastStep'])
    .where('accountId', '=', accountId)
    .executeTakeFirst()
}

/** Replaces a secret that was never confirmed; a confirmed one stays. */
export async function proposeSecret(tx: Tx, accountId: number, encryptedSecret: Buffer): Promise<boolean> {
  const saved = await tx
    .insertInto('secondStep')
    .values({ accountId, encryptedSecret })
    .onConflict((conflict) =>
      conflict.column('accountId').doUpdateSet({ encryptedSecret }).where('secondStep.confirmedAt', 'is', null),
    )
    .returning('accountId')
    .executeTakeFirst()
  return saved !== undefined
}

/** A time step is taken once: of two with the same code the second comes too late. */
export async function takeStep(tx: Tx, accountId: number, step: number): Promise<boolean> {
  const taken = await tx
    .updateTable('secondStep')
    .set({ lastStep: step, confirmedAt: sql`coalesce(confirmed_at, now())` })
    .where('accountId', '=', accountId)
    .where('lastStep', '<', step)
    .returning('accountId')
    .executeTakeFirst()
  return taken !== undefined
}

export async function replaceRecoveryCodes(tx: Tx, accountId: number, codeHashes: Buffer[]) {
  await tx.deleteFrom('recoveryCode').where('accountId', '=', accountId).execute()
  await tx
    .insertInto('recoveryCode')
    .values(codeHashes.map((codeHash) => ({ accountId, codeHash })))
    .execute()
}

export async function takeRecoveryCode(tx: Tx, accountId: number, codeHash: Buffer): Promise<boolean> {
  const taken = await tx
    .updateTable('recoveryCode')
    .set({ usedAt: sql`now()` })
    .where('accountId', '=', accountId)
    .where('codeHash', '=', codeHash)
    .where('usedAt', 'is', null)
    .returning('accountId')
    .executeTakeFirst()
  return taken !== undefined
}

export async function passSecondStep(tx: Tx, token: string) {
  await tx.updateTable('session').set({ secondStepAt: sql`now()` }).where('tokenHash', '=', hashToken(token)).execute()
}
