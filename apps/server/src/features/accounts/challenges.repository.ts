import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Tables } from '../../tables.ts'
import { attemptsPerCode, codeLifeSeconds, longestStreak } from './sign-in-code.ts'

export type Purpose = Tables['challenge']['purpose']
type NewChallenge = { id: string; identifier: string; purpose: Purpose; nonce: Buffer; isBound: boolean }

const lifeFromNow = sql<Date>`now() + make_interval(secs => ${codeLifeSeconds})`

/** One living code per identifier and purpose: a new one makes the old one worthless. */
export async function replaceChallenge(tx: Tx, challenge: NewChallenge) {
  const { id, nonce, isBound } = challenge
  await tx
    .insertInto('challenge')
    .values({ ...challenge, expiresAt: lifeFromNow })
    .onConflict((conflict) =>
      conflict
        .columns(['identifier', 'purpose'])
        .doUpdateSet({ id, nonce, isBound, attempts: 0, usedAt: null, sentAt: sql`now()`, expiresAt: lifeFromNow }),
    )
    .execute()
}

/** Counts the guess before anybody compares it: of any number of guesses at once, five see the nonce. */
export async function countGuess(db: Db, identifier: string, purpose: Purpose) {
  return db
    .updateTable('challenge')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('identifier', '=', identifier)
    .where('purpose', '=', purpose)
    .where('attempts', '<', attemptsPerCode)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', (eb) => eb.fn<Date>('now'))
    .returning(['id', 'nonce', 'isBound'])
    .executeTakeFirst()
}

/** A code works once: of two at a time the second finds it used. */
export async function spendChallenge(tx: Tx, id: string, nonce: Buffer): Promise<boolean> {
  const used = await tx
    .updateTable('challenge')
    .set({ usedAt: sql`now()` })
    .where('id', '=', id)
    .where('nonce', '=', nonce)
    .where('usedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return used !== undefined
}

export async function findLivingChallenge(db: Db, id: string) {
  return db
    .selectFrom('challenge')
    .select(['identifier', 'nonce'])
    .where('id', '=', id)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', (eb) => eb.fn<Date>('now'))
    .executeTakeFirst()
}

/** Counts a guess as wrong until it proves right; false when the identifier has no guess left at all. */
export async function lengthenStreak(db: Db, identifier: string): Promise<boolean> {
  const counted = await db
    .insertInto('guessStreak')
    .values({ identifier, failures: 1 })
    .onConflict((conflict) =>
      conflict
        .column('identifier')
        .doUpdateSet({ failures: sql`guess_streak.failures + 1` })
        .where('guessStreak.failures', '<', longestStreak),
    )
    .returning('failures')
    .executeTakeFirst()
  return counted !== undefined
}

/** Whoever came in by any way has recovered: codes may be tried for all they sign in with again. */
export async function endStreaks(tx: Tx, identifiers: (string | null)[]) {
  const known = identifiers.filter((identifier) => identifier !== null)
  if (known.length > 0) await tx.deleteFrom('guessStreak').where('identifier', 'in', known).execute()
}

export async function streakOf(db: Db, identifier: string): Promise<number> {
  const streak = await db
    .selectFrom('guessStreak')
    .select('failures')
    .where('identifier', '=', identifier)
    .executeTakeFirst()
  return streak?.failures ?? 0
}
