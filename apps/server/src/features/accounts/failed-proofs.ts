import { createHmac } from 'node:crypto'
import { recordAudit } from '#platform/audit.ts'
import { createAuditBounds } from '#platform/audit-bounds.ts'
import type { Db } from '#platform/db.ts'
import { AppError } from '#platform/errors.ts'
import { findAccountBy } from './accounts.repository.ts'
import type { Identifier } from './identifier.ts'

type FailedAction =
  | 'account.sign-in'
  | 'account.confirmation'
  | 'account.identifier-change'
  | 'account.passkey-added'
  | 'staff.second-step'
type Attempt = {
  action: FailedAction
  ip: string
  identifier?: Identifier
  actorId?: number
  /** Of whom it was tried, where no identifier says so. */
  accountId?: number | undefined
}
export type FailedProofs = ReturnType<typeof createFailedProofs>

/** Failed proofs go on record, counted by identifier and network, which are told apart by keyed hashes only. */
export function createFailedProofs({ db, secret }: { db: Db; secret: string }) {
  const pseudonym = (value: string) =>
    createHmac('sha256', secret).update(`failed-proof:${value}`).digest('base64url').slice(0, 22)
  // However many addresses are tried, an hour of failures takes no more rows than these.
  const admit = createAuditBounds(db, { name: 'failed', rowsPerSource: 60, rowsPerSite: 2_000 })

  async function note({ action, ip, identifier, actorId, accountId }: Attempt) {
    const who = pseudonym(identifier?.value ?? String(actorId ?? accountId ?? ''))
    const network = pseudonym(ip)
    const row = await admit(`${action}:${who}:${network}`, network)
    if (!row) return
    const triedId = identifier ? (await findAccountBy(db, identifier))?.id : accountId
    await recordAudit(db, {
      action,
      outcome: 'denied',
      actorId: actorId ?? null,
      object: triedId ? { kind: 'account', id: triedId } : { kind: 'identifier', id: who },
      detail: { failures: row.times, network, ...row.note },
    })
  }

  return {
    /** Does it, and notes a refusal of the proof; limits that are spent are no proof, right or wrong. */
    async watch<Result>(attempt: Attempt, work: () => Promise<Result>): Promise<Result> {
      try {
        return await work()
      } catch (error) {
        if (error instanceof AppError && error.status === 401) await note(attempt)
        throw error
      }
    },
  }
}
