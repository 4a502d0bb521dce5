import type { OwnAccount } from '@gable/contract/accounts'
import { recordAudit } from '#platform/audit.ts'
import type { Tx } from '#platform/db.ts'
import { unauthorized } from '#platform/errors.ts'
import type { EventLog } from '#platform/events.ts'
import { type AccountRow, cancelErasure } from './accounts.repository.ts'
import { endStreaks } from './challenges.repository.ts'
import type { Caller } from './challenges.service.ts'
import { toOwnAccount } from './own-account.ts'
import { addSession } from './sessions.repository.ts'
import { freshSeconds, newToken } from './sign-in-code.ts'

export type Visit = Caller & { userAgent: string }
export type SignedIn = { token: string; user: OwnAccount }
type Arrival = 'created' | 'signed-in' | 'registered'
export type OpenSession = ReturnType<typeof createSessionOpener>

/** Every way in ends here: an account that may come in gets a new token. */
export function createSessionOpener({ events, mediaUrl }: { events: EventLog; mediaUrl: string }) {
  return async (tx: Tx, account: AccountRow, visit: Visit, arrival: Arrival): Promise<SignedIn> => {
    const { id, isActive, eraseAfter, email, loginPhone } = account
    const mayComeIn = isActive && (eraseAfter === null || (await cancelErasure(tx, id)))
    if (!mayComeIn) throw unauthorized('account_deactivated', 'Account deactivated, contact the administrator')
    await endStreaks(tx, [email, loginPhone])
    const token = newToken()
    await addSession(tx, id, token, visit.userAgent, freshSeconds)
    await events.record(tx, { name: `account.${arrival}`, subjectIds: [id], actorId: id })
    await recordAudit(tx, { action: `account.${arrival}`, actorId: id, object: { kind: 'account', id } })
    return { token, user: toOwnAccount({ ...account, eraseAfter: null }, mediaUrl) }
  }
}
