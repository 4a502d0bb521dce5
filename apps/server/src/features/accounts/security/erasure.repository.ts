import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import { lockIdentifiers } from '../accounts.repository.ts'

export async function listDueForErasure(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('account')
    .select('id')
    .where('eraseAfter', '<', (eb) => eb.fn<Date>('now'))
    .orderBy('eraseAfter')
    .limit(1_000)
    .execute()
  return rows.map(({ id }) => id)
}

/** From here on nobody comes in. False for somebody who has signed in again, which undid it. */
export async function claimForErasure(db: Db, id: number): Promise<boolean> {
  const claimed = await db
    .updateTable('account')
    .set({ isActive: false, deactivatedAt: sql`now()` })
    .where('id', '=', id)
    .where('eraseAfter', '<', (eb) => eb.fn<Date>('now'))
    .returning('id')
    .executeTakeFirst()
  return claimed !== undefined
}

/** The number stays, because history refers to it; nothing that says whose it was does. */
export async function anonymise(tx: Tx, id: number) {
  const identifiers = await lockIdentifiers(tx, id)
  if (identifiers.length > 0) {
    await tx.deleteFrom('challenge').where('identifier', 'in', identifiers).execute()
    await tx.deleteFrom('guessStreak').where('identifier', 'in', identifiers).execute()
    const keys = identifiers.flatMap((identifier) =>
      ['code', 'password', 'password-use', 'reset'].map((kind) => `${kind}:${identifier}`),
    )
    await tx.deleteFrom('rateWindow').where('key', 'in', keys).execute()
    // Messages that never went out stay in the queue for people to look at; these have nobody to go to any more.
    await sql`delete from graphile_worker._private_jobs
      where payload->>'to' = any(${identifiers}) or payload->>'email' = any(${identifiers})`.execute(tx)
  }
  for (const table of [
    'session',
    'pushToken',
    'externalIdentity',
    'passwordReset',
    'secondStep',
    'recoveryCode',
    'passkey',
    'passkeyChallenge',
  ] as const) {
    await tx.deleteFrom(table).where('accountId', '=', id).execute()
  }
  await tx.deleteFrom('idempotencyKey').where('accountId', '=', id).execute()
  await tx.updateTable('account').set(nobody).where('id', '=', id).execute()
}

const nobody = {
  email: null,
  loginPhone: null,
  passwordHash: null,
  staffRole: null,
  name: '',
  mobile: '',
  profileMediaId: null,
  address: '',
  city: '',
  state: '',
  country: '',
  location: null,
  aboutMe: '',
  facebookId: '',
  twitterId: '',
  instagramId: '',
  youtubeId: '',
  isActive: false,
  eraseAfter: null,
  deactivatedAt: sql<Date>`now()`,
} as const
