import { createHmac } from 'node:crypto'
import { recordDeed } from '#platform/audit.ts'
import type { Db } from '#platform/db.ts'
import { AppError } from '#platform/errors.ts'
import { countUse } from '#platform/rate-limit.repository.ts'
import { findAccountBy } from './accounts.repository.ts'
import type { Identifier } from './identifier.ts'

const hourSeconds = 3_600
/** However many addresses are tried, an hour of failures takes no more rows than these. */
const rowsPerNetwork = 60
const rowsPerSite = 2_000

type FailedAction = 'account.sign-in' | 'account.confirmation' | 'account.identifier-change' | 'staff.second-step'
type Attempt = { action: FailedAction; ip: string; identifier?: Identifier; actorId?: number }
export type FailedProofs = ReturnType<typeof createFailedProofs>

/**
 * Failed proofs go on record without letting anybody fill the record: of one identifier from one network in an hour
 * the first, the tenth, the hundredth failure. Identifiers and networks are told apart by keyed hashes only.
 */
export function createFailedProofs({ db, secret }: { db: Db; secret: string }) {
  const pseudonym = (value: string) =>
    createHmac('sha256', secret).update(`failed-proof:${value}`).digest('base64url').slice(0, 22)
  const count = (key: string) => countUse(db, `failed:${key}`, hourSeconds)

  async function note({ action, ip, identifier, actorId }: Attempt) {
    const who = pseudonym(identifier?.value ?? String(actorId ?? ''))
    const network = pseudonym(ip)
    const failures = await count(`${action}:${who}:${network}`)
    if (!/^10*$/.test(String(failures))) return
    const ofNetwork = await count(`rows:${network}`)
    if (ofNetwork > rowsPerNetwork) return
    const ofSite = await count('rows')
    if (ofSite > rowsPerSite) return
    const account = identifier && (await findAccountBy(db, identifier))
    const isLast = ofNetwork === rowsPerNetwork || ofSite === rowsPerSite
    await recordDeed(db, {
      action,
      outcome: 'denied',
      actorId: actorId ?? null,
      object: account ? { kind: 'account', id: account.id } : { kind: 'identifier', id: who },
      detail: { failures, network, ...(isLast && { moreAreLeftOut: true }) },
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
