import type { OwnAccount } from '@gable/contract/accounts'
import { deviceOf } from '@gable/domain/device-name'
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
/** What the session begins with, and how the person proved who they are. */
type Entry = { arrival: 'created' | 'signed-in' | 'registered'; way: 'code' | 'password' | 'provider' | 'passkey' }
export type OpenSession = ReturnType<typeof createSessionOpener>

/** Every way in ends here: an account that may come in gets a new token. */
export function createSessionOpener({ events, mediaUrl }: { events: EventLog; mediaUrl: string }) {
  return async (tx: Tx, account: AccountRow, visit: Visit, { arrival, way }: Entry): Promise<SignedIn> => {
    const { id, isActive, eraseAfter, email, loginPhone } = account
    const mayComeIn = isActive && (eraseAfter === null || (await cancelErasure(tx, id)))
    if (!mayComeIn) throw unauthorized('account_deactivated', 'Account deactivated, contact the administrator')
    await endStreaks(tx, [email, loginPhone])
    const token = newToken()
    await addSession(tx, id, token, visit.userAgent, freshSeconds)
    await events.record(tx, { name: `account.${arrival}`, subjectIds: [id], actorId: id })
    // The two names of a device, and not all that a browser says about itself: nobody can take it from the log again.
    const device = deviceOf(visit.userAgent)
    const detail = { way, ...(device && { browser: device.browser, system: device.system }) }
    await recordAudit(tx, { action: `account.${arrival}`, actorId: id, object: { kind: 'account', id }, detail })
    return { token, user: toOwnAccount({ ...account, eraseAfter: null }, mediaUrl) }
  }
}
