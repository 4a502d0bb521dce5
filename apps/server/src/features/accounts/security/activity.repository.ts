import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'

/** As in audit_sign_in_idx, which has these rows and no others. */
export const securityActions = [
  'account.created',
  'account.registered',
  'account.signed-in',
  'staff.second-step',
  'account.password-changed',
  'account.password-reset',
  'account.identifier-changed',
  'account.passkey-added',
  'account.passkey-removed',
  'staff.recovery-codes-renewed',
] as const
export type SecurityAction = (typeof securityActions)[number]

export async function listSecurityAudit(db: Db, accountId: number, limit: number) {
  return (
    db
      .selectFrom('audit')
      .select(['outcome', 'detail', 'happenedAt'])
      .select((eb) => eb.ref('action').$castTo<SecurityAction>().as('action'))
      .where('actorId', '=', accountId)
      // Written out, because a bound list would be unknown to a plan that is made once for all values.
      .where('action', 'in', sql<string>`(${sql.join(securityActions.map((action) => sql.lit(action)))})`)
      // Of what was refused, only the second step says that somebody had come that far.
      .where((eb) => eb.or([eb('outcome', '=', 'done'), eb('action', '=', 'staff.second-step')]))
      .orderBy('id', 'desc')
      .limit(limit)
      .execute()
  )
}
