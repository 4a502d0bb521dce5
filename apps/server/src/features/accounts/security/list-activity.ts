import { type Activity, signInWayNames } from '@gable/contract/security'
import * as z from 'zod'
import type { Db } from '#platform/db.ts'
import { listSecurityAudit, type SecurityAction } from './activity.repository.ts'

const maxShown = 10

const kinds = {
  'account.created': 'signed_up',
  'account.registered': 'signed_up',
  'account.signed-in': 'signed_in',
  'staff.second-step': 'second_step_passed',
  'account.password-changed': 'password_changed',
  'account.password-reset': 'password_changed',
  'account.identifier-changed': 'identifier_changed',
  'account.passkey-added': 'passkey_added',
  'account.passkey-removed': 'passkey_removed',
  'staff.recovery-codes-renewed': 'recovery_codes_renewed',
} as const satisfies Record<SecurityAction, Activity['kind']>

/** Older versions noted neither way nor device. */
const Detail = z.object({
  way: z.enum(signInWayNames).nullable().catch(null),
  browser: z.string().optional().catch(undefined),
  system: z.string().optional().catch(undefined),
})

/** How somebody's account was entered and secured lately, read from the audit log. */
export async function listActivity(db: Db, accountId: number): Promise<Activity[]> {
  const rows = await listSecurityAudit(db, accountId, maxShown)
  return rows.map(({ action, outcome, detail, happenedAt }) => {
    const { way, browser, system } = Detail.parse(detail)
    return {
      kind: outcome === 'denied' ? 'second_step_failed' : kinds[action],
      way,
      device: browser && system ? { browser, system } : null,
      happenedAt: happenedAt.toISOString(),
    }
  })
}
