import { sql } from 'kysely'
import type { Viewer } from '#platform/access.ts'
import type { Db, Tx } from '#platform/db.ts'
import {
  attemptsPerCode,
  codeLifeSeconds,
  codesPerDay,
  hashToken,
  resendAfterSeconds,
  sessionDays,
} from './sign-in-code.ts'

const inSeconds = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`

export async function findMemberByToken(db: Db, token: string): Promise<Viewer> {
  return db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.accountId')
    .select(['account.id as accountId', 'account.permissions'])
    .where('session.tokenHash', '=', hashToken(token))
    .where('session.expiresAt', '>', (eb) => eb.fn<Date>('now'))
    .where('account.isActive', '=', true)
    .executeTakeFirst()
}

/** Replaces the code of an address, unless one was sent a moment ago or too many were sent in a day. */
export async function replaceCode(tx: Tx, email: string, nonce: Buffer): Promise<boolean> {
  const isNewDay = sql<boolean>`sign_in_code.day_started_at < now() - interval '1 day'`
  const saved = await tx
    .insertInto('signInCode')
    .values({ email, nonce, expiresAt: inSeconds(codeLifeSeconds) })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({
          nonce,
          attempts: 0,
          usedAt: null,
          sentAt: sql`now()`,
          expiresAt: inSeconds(codeLifeSeconds),
          sentInDay: sql`case when ${isNewDay} then 1 else sign_in_code.sent_in_day + 1 end`,
          dayStartedAt: sql`case when ${isNewDay} then now() else sign_in_code.day_started_at end`,
        })
        .where('signInCode.sentAt', '<', inSeconds(-resendAfterSeconds))
        .where((eb) => eb.or([isNewDay, eb('signInCode.sentInDay', '<', codesPerDay)])),
    )
    .returning('email')
    .executeTakeFirst()
  return saved !== undefined
}

/** Counts the guess before anybody compares it: of any number of guesses at once, five see the nonce. */
export async function countGuess(db: Db, email: string) {
  return db
    .updateTable('signInCode')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('email', '=', email)
    .where('attempts', '<', attemptsPerCode)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', (eb) => eb.fn<Date>('now'))
    .returning('nonce')
    .executeTakeFirst()
}

/** A code works once: of two at a time the second finds it used. The row stays, because it counts the day's codes. */
export async function useUpCode(tx: Tx, email: string, nonce: Buffer): Promise<boolean> {
  const used = await tx
    .updateTable('signInCode')
    .set({ usedAt: sql`now()` })
    .where('email', '=', email)
    .where('nonce', '=', nonce)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', (eb) => eb.fn<Date>('now'))
    .returning('email')
    .executeTakeFirst()
  return used !== undefined
}

export async function isLivingNonce(db: Db, email: string, nonce: Buffer): Promise<boolean> {
  const living = await db
    .selectFrom('signInCode')
    .select('email')
    .where('email', '=', email)
    .where('nonce', '=', nonce)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', (eb) => eb.fn<Date>('now'))
    .executeTakeFirst()
  return living !== undefined
}

const ownColumns = ['id', 'name', 'email', 'mobile', 'address', 'isActive'] as const

/** The account of a proven address, made if there was none. */
export async function getOrAddAccount(tx: Tx, email: string) {
  const added = await tx
    .insertInto('account')
    .values({ email })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning(ownColumns)
    .executeTakeFirst()
  if (added) return { account: added, isNew: true }
  const account = await tx.selectFrom('account').select(ownColumns).where('email', '=', email).executeTakeFirstOrThrow()
  return { account, isNew: false }
}

export async function findOwnAccount(db: Db, id: number) {
  return db.selectFrom('account').select(ownColumns).where('id', '=', id).executeTakeFirst()
}

export async function addSession(tx: Tx, accountId: number, token: string, userAgent: string) {
  const expiresAt = inSeconds(sessionDays * 86_400)
  await tx
    .insertInto('session')
    .values({ tokenHash: hashToken(token), accountId, userAgent, expiresAt })
    .execute()
}

export async function removeSession(tx: Tx, token: string) {
  await tx.deleteFrom('session').where('tokenHash', '=', hashToken(token)).execute()
}
