import type { StaffRole } from '@gable/domain/staff-roles'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import { hashToken, sessionDays } from './sign-in-code.ts'

/** Enough of the hash to tell sessions apart, and useless to whoever reads it. */
const publicId = sql<string>`encode(substring(session.token_hash from 1 for 12), 'hex')`

/** A list of devices needs no finer time, and noting every call would make every call a write. */
const isUnnoted = sql<boolean>`session.last_used_at < now() - interval '5 minutes'`

/** Of one account; beyond them, those that were used least of late end. */
const maxSessions = 100

export type SessionRow = {
  accountId: number
  staffRole: StaffRole | null
  isActive: boolean
  /** Passed in this session, and not too long ago. */
  hasSecondStep: boolean
  isFresh: boolean
  isUnnoted: boolean
  /** Nothing until they chose what they want to be told. */
  language: string | null
}

export async function findSession(db: Db, token: string, secondStepHours: number): Promise<SessionRow | undefined> {
  const lapse = sql`make_interval(hours => ${secondStepHours})`
  return db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.accountId')
    .leftJoin('notificationSettings', 'notificationSettings.accountId', 'session.accountId')
    .select(['account.id as accountId', 'account.staffRole', 'account.isActive', 'notificationSettings.language'])
    .select([
      sql<boolean>`coalesce(session.second_step_at > now() - ${lapse}, false)`.as('hasSecondStep'),
      sql<boolean>`coalesce(session.fresh_until > now(), false)`.as('isFresh'),
      isUnnoted.as('isUnnoted'),
    ])
    .where('session.tokenHash', '=', hashToken(token))
    .where('session.expiresAt', '>', (eb) => eb.fn<Date>('now'))
    .executeTakeFirst()
}

/** Of these tokens those that nobody may use any more: ended, outlived, or of an account that was shut. */
export async function listEndedSessions(db: Db, tokens: string[]): Promise<string[]> {
  const hashes = tokens.map(hashToken)
  const living = await db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.accountId')
    .select('session.tokenHash')
    .where('session.tokenHash', 'in', hashes)
    .where('session.expiresAt', '>', (eb) => eb.fn<Date>('now'))
    .where('account.isActive', '=', true)
    .execute()
  const known = new Set(living.map(({ tokenHash }) => tokenHash.toString('hex')))
  return tokens.filter((_, index) => !known.has(hashes[index]?.toString('hex') ?? ''))
}

export async function noteUse(db: Db, token: string) {
  await db
    .updateTable('session')
    .set({ lastUsedAt: sql`now()` })
    .where('tokenHash', '=', hashToken(token))
    .where(isUnnoted)
    .execute()
}

export async function addSession(tx: Tx, accountId: number, token: string, userAgent: string, freshSeconds: number) {
  const expiresAt = sql<Date>`now() + make_interval(days => ${sessionDays})`
  const freshUntil = sql<Date>`now() + make_interval(secs => ${freshSeconds})`
  await tx
    .insertInto('session')
    .values({ tokenHash: hashToken(token), accountId, userAgent: userAgent.slice(0, 300), expiresAt, freshUntil })
    .execute()
  await removeSurplusSessions(tx, accountId)
}

/** Nobody has so many devices; a program that signs in again and again would fill the table. */
async function removeSurplusSessions(tx: Tx, accountId: number) {
  const surplus = tx
    .selectFrom('session')
    .select('tokenHash')
    .where('accountId', '=', accountId)
    .orderBy('lastUsedAt', 'desc')
    .offset(maxSessions)
  await tx.deleteFrom('session').where('tokenHash', 'in', surplus).execute()
}

export async function listSessions(db: Db, accountId: number, currentToken: string) {
  return db
    .selectFrom('session')
    .select(['userAgent', 'createdAt', 'lastUsedAt', publicId.as('id')])
    .select((eb) => eb('tokenHash', '=', hashToken(currentToken)).$castTo<boolean>().as('isCurrent'))
    .where('accountId', '=', accountId)
    .where('expiresAt', '>', (eb) => eb.fn<Date>('now'))
    .orderBy('lastUsedAt', 'desc')
    .limit(50)
    .execute()
}

export async function removeSession(tx: Tx, token: string) {
  await tx.deleteFrom('session').where('tokenHash', '=', hashToken(token)).execute()
}

export async function removeSessionById(tx: Tx, accountId: number, id: string): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('session')
    .where('accountId', '=', accountId)
    .where(publicId, '=', id)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** All, or all but the one whose token is kept; with them the devices that they registered, or nobody knows who did. */
export async function removeSessions(tx: Tx, accountId: number, exceptToken?: string): Promise<number> {
  await tx.deleteFrom('pushToken').where('accountId', '=', accountId).where('sessionHash', 'is', null).execute()
  const { numDeletedRows } = await tx
    .deleteFrom('session')
    .where('accountId', '=', accountId)
    .$if(exceptToken !== undefined, (query) => query.where('tokenHash', '!=', hashToken(exceptToken ?? '')))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

export async function freshenSession(tx: Tx, token: string, seconds: number): Promise<Date> {
  const { freshUntil } = await tx
    .updateTable('session')
    .set({ freshUntil: sql<Date>`now() + make_interval(secs => ${seconds})` })
    .where('tokenHash', '=', hashToken(token))
    .returning('freshUntil')
    .executeTakeFirstOrThrow()
  return freshUntil as Date
}
