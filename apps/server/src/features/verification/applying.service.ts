import type { Input } from '@gable/contract/call'
import type { applyForVerification, VerificationValues } from '@gable/contract/verification'
import { canMoveVerification, type VerificationState } from '@gable/domain/verification-moves'
import type { LanguageCode } from '@gable/i18n/languages'
import type { Member } from '#platform/access.ts'
import type { Db } from '#platform/db.ts'
import { conflict } from '#platform/errors.ts'
import type { EventLog } from '#platform/events.ts'
import { type Limit, spendLimits } from '#platform/rate-limit.repository.ts'
import { listFields } from './form.repository.ts'
import { type Documents, presentValues } from './present-values.ts'
import { type ReadAnswer, readAnswers } from './read-answers.ts'
import {
  addSteps,
  addValues,
  addVerification,
  findCurrent,
  listSteps,
  listValues,
  lockCurrent,
  setWithdrawn,
} from './verification.repository.ts'
import { findVerificationState } from './verified.repository.ts'

type Deps = { db: Db; events: EventLog; documents: Documents }
export type ApplyingService = ReturnType<typeof createApplyingService>

/** Whoever is refused so often in a day is not helped by another try. */
const limitsOf = (accountId: number): Limit[] => [{ key: `verify:${accountId}`, most: 10, windowSeconds: 86_400 }]
const illegal = (move: string, state: string) =>
  conflict('illegal_move', `A verification that is ${state} cannot do this: ${move}`, { state })

/** What a member does to be verified. */
export function createApplyingService({ db, events, documents }: Deps) {
  /** Files of the last application that can be sent again. */
  async function findKept(accountId: number): Promise<Map<number, string>> {
    const last = await findCurrent(db, accountId)
    const values = last ? await listValues(db, last.id) : []
    const ids = values.flatMap(({ documentId }) => documentId ?? [])
    const described = await documents.describe({ accountId, permissions: [] }, ids)
    const fine = new Set(described.flatMap(({ id, state }) => (state === 'refused' ? [] : id)))
    return new Map(
      values.flatMap(({ fieldId, documentId }) => (documentId && fine.has(documentId) ? [[fieldId, documentId]] : [])),
    )
  }

  /** Papers are stored before the transaction that uses them, and swept if it fails. */
  async function storeFiles(accountId: number, answers: ReadAnswer[]) {
    const withFile = answers.flatMap(({ fieldId, file }) => (file ? [{ fieldId, file }] : []))
    const stored = await documents.store(
      accountId,
      withFile.map(({ file }) => file),
    )
    const ids = new Map(withFile.map(({ fieldId }, index) => [fieldId, stored[index]?.id]))
    return { stored, ids }
  }

  return {
    async apply(
      viewer: Member,
      { answers: sent = [] }: Input<typeof applyForVerification>,
    ): Promise<{ status: VerificationState }> {
      const { accountId } = viewer
      const state = await findVerificationState(db, viewer)
      if (!canMoveVerification('apply', state)) throw illegal('apply', state)
      const fields = await listFields(db, { withRetired: false })
      if (fields.length === 0) throw conflict('illegal_move', 'This site has no form yet', { state })
      const answers = readAnswers(fields, sent, await findKept(accountId))
      // Before the papers: what is refused would fill the store for a day.
      await spendLimits(db, limitsOf(accountId))
      const { stored, ids } = await storeFiles(accountId, answers)
      return db.transaction().execute(async (tx) => {
        const values = answers.map(({ fieldId, answer, choices, keptId }) => {
          return { fieldId, answer, choices, documentId: ids.get(fieldId) ?? keptId ?? null }
        })
        const hasFiles = values.some(({ documentId }) => documentId !== null)
        const id = await addVerification(tx, accountId, hasFiles)
        if (id === undefined) throw illegal('apply', 'pending')
        await addValues(tx, id, accountId, values)
        await documents.keep(tx, stored)
        await addSteps(tx, [{ id, accountId, move: 'apply', actorId: accountId }])
        const event = { name: 'verification.moved', subjectIds: [accountId], actorId: accountId } as const
        await events.record(tx, { ...event, detail: { move: 'apply' } })
        return { status: 'pending' }
      })
    },

    async withdraw({ accountId }: Member): Promise<{ status: VerificationState }> {
      return db.transaction().execute(async (tx) => {
        const found = await lockCurrent(tx, { accountId })
        const state = found?.state ?? 'initial'
        if (!found || !canMoveVerification('withdraw', state)) throw illegal('withdraw', state)
        await setWithdrawn(tx, found.id)
        await addSteps(tx, [{ id: found.id, accountId, move: 'withdraw', actorId: accountId }])
        const event = { name: 'verification.moved', subjectIds: [accountId], actorId: accountId } as const
        await events.record(tx, { ...event, detail: { move: 'withdraw' } })
        return { status: 'initial' }
      })
    },

    /** Who decided is nobody's business but the staff's. */
    async find(viewer: Member, language: LanguageCode): Promise<VerificationValues> {
      const [state, found, steps] = await Promise.all([
        findVerificationState(db, viewer),
        findCurrent(db, viewer.accountId),
        listSteps(db, viewer.accountId),
      ])
      const values = found ? await presentValues(documents, viewer, await listValues(db, found.id), language) : []
      return {
        state,
        reason: state === 'failed' ? (found?.reason ?? '') : '',
        appliedAt: found?.appliedAt.toISOString() ?? null,
        decidedAt: found?.decidedAt?.toISOString() ?? null,
        validUntil: state === 'success' ? (found?.expiresAt?.toISOString() ?? null) : null,
        values,
        history: steps.map(({ move, reason, createdAt }) => ({ move, reason, created_at: createdAt.toISOString() })),
      }
    },
  }
}
