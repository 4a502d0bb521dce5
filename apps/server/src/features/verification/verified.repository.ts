import type { VerificationState } from '@gable/domain/verification-moves'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Viewer } from '#platform/access.ts'
import type { Db } from '#platform/db.ts'
import type { Tables } from '../../tables.ts'

/** A verification ends on its day, also before the job that tells so has come by. */
const isValid = (eb: ExpressionBuilder<Tables, 'verification'>) =>
  eb.and([
    eb('verification.isCurrent', '=', sql.lit(true)),
    eb('verification.state', '=', sql.lit('success')),
    eb.or([eb('verification.expiresAt', 'is', null), eb('verification.expiresAt', '>', sql<Date>`now()`)]),
  ])

/** How far the caller is; whoever never asked has no row. */
export async function findVerificationState(db: Db, viewer: Viewer): Promise<VerificationState> {
  if (!viewer) return 'initial'
  const found = await db
    .selectFrom('verification')
    .select(['state', (eb) => isValid(eb).as('isValid')])
    .where('accountId', '=', viewer.accountId)
    .where('isCurrent', '=', sql.lit(true))
    .executeTakeFirst()
  if (found?.state === 'success' && !found.isValid) return 'initial'
  return found?.state ?? 'initial'
}

/** Which of these members are verified now. */
export async function findVerifiedIds(db: Db, accountIds: number[]): Promise<Set<number>> {
  if (accountIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('verification')
    .select('accountId')
    .where('accountId', 'in', accountIds)
    .where(isValid)
    .execute()
  return new Set(rows.map(({ accountId }) => accountId))
}
