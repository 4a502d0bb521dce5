import type { Input } from '@gable/contract/call'
import type { decideVerification, listVerifications, Verification, VerificationRow } from '@gable/contract/verification'
import { canMoveVerification, verificationMoves, type VerificationState } from '@gable/domain/verification-moves'
import type { LanguageCode } from '@gable/i18n/languages'
import type { Member } from '#platform/access.ts'
import { recordAudit } from '#platform/audit.ts'
import type { Db, Tx } from '#platform/db.ts'
import { conflict, invalidField, notFound } from '#platform/errors.ts'
import type { EventLog } from '#platform/events.ts'
import type { Notify } from '../notifications/notify.ts'
import { type Documents, presentValues } from './present-values.ts'
import { type ListedRow, listForStaff } from './staff-verification.repository.ts'
import {
  addSteps,
  findVerification,
  listSteps,
  listValues,
  lockCurrent,
  setClaimed,
  setDecided,
} from './verification.repository.ts'

type Deps = {
  db: Db
  events: EventLog
  notify: Notify
  documents: Documents
  findDays: () => Promise<number | null>
}
type Deciding = Input<typeof decideVerification>
type Locked = NonNullable<Awaited<ReturnType<typeof lockCurrent>>>
export type StaffVerificationService = ReturnType<typeof createStaffVerificationService>

const outcomes = { approve: 'approved', reject: 'rejected', revoke: 'revoked' } as const

/** What staff decide about applications: each step with its audit row and its event, or not at all. */
export function createStaffVerificationService({ db, events, notify, documents, findDays }: Deps) {
  /** Nobody else changes it meanwhile, and nobody changes their own. */
  const change = (staffId: number | null, id: number, work: (tx: Tx, locked: Locked) => Promise<VerificationState>) =>
    db.transaction().execute(async (tx) => {
      const locked = await lockCurrent(tx, { id })
      if (!locked) throw notFound('Verification')
      if (locked.accountId === staffId) throw conflict('about_yourself', 'Nobody decides about themselves')
      return { id, status: await work(tx, locked) }
    })

  return {
    async list({ limit = 24, state = 'pending', after }: Input<typeof listVerifications>) {
      const { rows, total } = await listForStaff(db, { limit, state, after })
      return { data: rows.map((row): VerificationRow => ({ ...toRow(row), next: `${row.micros}-${row.id}` })), total }
    },

    /** Whoever opens somebody's papers is on record. */
    async open(viewer: Member, id: number, language: LanguageCode): Promise<Verification> {
      const found = await findVerification(db, id)
      if (!found) throw notFound('Verification')
      const [values, steps] = await Promise.all([listValues(db, id), listSteps(db, found.accountId)])
      const object = { kind: 'verification', id }
      await recordAudit(db, { action: 'verification.open', actorId: viewer.accountId, object })
      return {
        ...toRow(found),
        reason: found.reason,
        values: await presentValues(documents, viewer, values, language),
        history: steps.map(({ move, reason, createdAt, actorId, actorName }) => ({
          ...{ move, reason, created_at: createdAt.toISOString() },
          actor: person(actorId, actorName),
        })),
      }
    },

    claim: (staffId: number, id: number) =>
      change(staffId, id, async (tx, { state, claimedAt }) => {
        if (state !== 'pending' || claimedAt !== null) throw conflict('illegal_move', 'Somebody else has it')
        await setClaimed(tx, id, staffId)
        await recordAudit(tx, { action: 'verification.claim', actorId: staffId, object: { kind: 'verification', id } })
        return state
      }),

    /** The command of the console decides as nobody. */
    decide: async (staffId: number | null, { id, decision, reason = '' }: Deciding) => {
      const days = await findDays()
      return change(staffId, id, async (tx, { accountId, state: before }) => {
        if (!canMoveVerification(decision, before)) {
          throw conflict('illegal_move', `A verification that is ${before} cannot do this: ${decision}`)
        }
        if (decision !== 'approve' && reason === '') throw invalidField('reason', 'required')
        const state = verificationMoves[decision].to
        await setDecided(tx, id, { state, reason, days })
        await addSteps(tx, [{ id, accountId, move: decision, reason, actorId: staffId }])
        const event = { name: 'verification.moved', subjectIds: [accountId], actorId: staffId } as const
        await events.record(tx, { ...event, detail: { move: decision } })
        const detail = { outcome: outcomes[decision], ...(decision !== 'approve' && { reason }) }
        await notify(tx, { to: accountId, kind: 'verification', detail })
        const object = { kind: 'verification', id }
        const audited = { before, after: state, account: accountId, reason }
        await recordAudit(tx, { action: 'verification.decide', actorId: staffId, object, detail: audited })
        return state
      })
    },
  }
}

const person = (id: number | null, name: string | null) => (id === null ? null : { id, name: name ?? '' })

const toRow = (row: Omit<ListedRow, 'micros'>) => ({
  id: row.id,
  applicant: { id: row.accountId, name: row.name },
  state: row.state,
  claimedBy: person(row.claimedBy, row.claimerName),
  appliedAt: row.appliedAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
  validUntil: row.expiresAt?.toISOString() ?? null,
})
