import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'
import type { Tables } from '../../../tables.ts'

type Purpose = Tables['passkeyChallenge']['purpose']
type NewChallenge = { purpose: Purpose; boundTo: Buffer | null; accountId?: number; userHandle?: Buffer }

/** Long enough to fetch a phone or a key from another room. */
export const challengeSeconds = 300

export async function addChallenge(db: Db, wanted: NewChallenge): Promise<Buffer> {
  const challenge = randomBytes(32)
  const expiresAt = sql<Date>`now() + make_interval(secs => ${challengeSeconds})`
  await db
    .insertInto('passkeyChallenge')
    .values({ challenge, expiresAt, ...wanted })
    .execute()
  return challenge
}

/** Whatever comes of the attempt, its challenge is gone: of two attempts with one, the second finds nothing. */
export async function takeChallenge(db: Db, challenge: Buffer, purpose: Purpose, boundTo: Buffer | null) {
  return db
    .deleteFrom('passkeyChallenge')
    .where('challenge', '=', challenge)
    .where('purpose', '=', purpose)
    .where((eb) => eb.or([eb('boundTo', 'is', null), eb('boundTo', '=', boundTo)]))
    .where('expiresAt', '>', (eb) => eb.fn<Date>('now'))
    .returning(['accountId', 'userHandle'])
    .executeTakeFirst()
}
