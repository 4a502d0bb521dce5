import type { VerificationMove, VerificationState } from '@gable/domain/verification-moves'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { ReadAnswer } from './read-answers.ts'

export type NewValue = Pick<ReadAnswer, 'fieldId' | 'answer' | 'choices'> & { documentId: string | null }

const current = sql.lit(true)
/** What lies open no more: it makes room for another application. */
const isOver = sql<boolean>`(state in ('initial', 'failed') or state = 'success' and expires_at <= now())`

/** Nothing if one waits or holds already; of two at once one is taken. */
export async function addVerification(tx: Tx, accountId: number, hasFiles: boolean): Promise<number | undefined> {
  await tx
    .updateTable('verification')
    .set({ isCurrent: false })
    .where('accountId', '=', accountId)
    .where('isCurrent', '=', current)
    .where(isOver)
    .execute()
  const added = await tx
    .insertInto('verification')
    .values({ accountId, hasFiles })
    .onConflict((conflict) => conflict.column('accountId').where('isCurrent', '=', current).doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id
}

export async function addValues(tx: Tx, verificationId: number, accountId: number, values: NewValue[]) {
  if (values.length === 0) return
  await tx
    .insertInto('verificationValue')
    .values(values.map((value) => ({ ...value, verificationId, accountId })))
    .execute()
}

type Step = { id: number; accountId: number; move: VerificationMove; reason?: string; actorId: number | null }

export async function addSteps(tx: Tx, steps: Step[]) {
  if (steps.length === 0) return
  await tx
    .insertInto('verificationStep')
    .values(steps.map(({ id, ...step }) => ({ ...step, verificationId: id })))
    .execute()
}

const facts = [
  ...(['verification.id', 'verification.accountId', 'verification.state', 'verification.reason'] as const),
  ...(['verification.appliedAt', 'verification.decidedAt', 'verification.expiresAt'] as const),
] as const

export const findCurrent = (db: Db, accountId: number) =>
  db
    .selectFrom('verification')
    .select(facts)
    .where('accountId', '=', accountId)
    .where('isCurrent', '=', current)
    .executeTakeFirst()

/** With the names of whoever is in it. */
export const findVerification = (db: Db, id: number) =>
  db
    .selectFrom('verification')
    .innerJoin('account', 'account.id', 'verification.accountId')
    .leftJoin('account as claimer', 'claimer.id', 'verification.claimedBy')
    .select([...facts, 'claimedBy', 'account.name', 'claimer.name as claimerName'])
    .where('verification.id', '=', id)
    .executeTakeFirst()

export const lockCurrent = (tx: Tx, by: { id: number } | { accountId: number }) =>
  tx
    .selectFrom('verification')
    .select(['id', 'accountId', 'state', 'claimedAt'])
    .$if('id' in by, (query) => query.where('id', '=', 'id' in by ? by.id : 0))
    .$if('accountId' in by, (query) => query.where('accountId', '=', 'accountId' in by ? by.accountId : 0))
    .where('isCurrent', '=', current)
    .forUpdate()
    .executeTakeFirst()

export const listValues = (db: Db, verificationId: number) =>
  db
    .selectFrom('verificationValue')
    .innerJoin('verificationField', 'verificationField.id', 'fieldId')
    .select(['fieldId', 'answer', 'choices', 'documentId', 'names', 'type'])
    .where('verificationId', '=', verificationId)
    .orderBy('position')
    .orderBy('fieldId')
    .execute()

/** Newest first; more than anybody reads are not told. */
export const listSteps = (db: Db, accountId: number) =>
  db
    .selectFrom('verificationStep')
    .leftJoin('account', 'account.id', 'actorId')
    .select(['move', 'reason', 'verificationStep.createdAt', 'actorId', 'account.name as actorName'])
    .where('accountId', '=', accountId)
    .orderBy('verificationStep.id', 'desc')
    .limit(100)
    .execute()

export async function setClaimed(tx: Tx, id: number, staffId: number) {
  const claimedAt = sql<Date>`now()`
  await tx.updateTable('verification').set({ claimedBy: staffId, claimedAt }).where('id', '=', id).execute()
}

type Decision = { state: VerificationState; reason: string; days: number | null }

/** How long it holds is said when it is decided, by the database's own clock. */
export async function setDecided(tx: Tx, id: number, { state, reason, days }: Decision) {
  const isGood = state === 'success' && days !== null
  const expiresAt = isGood ? sql<Date>`now() + make_interval(days => ${days})` : null
  await tx
    .updateTable('verification')
    .set({ state, reason, decidedAt: sql`now()`, expiresAt, remindedAt: null })
    .where('id', '=', id)
    .execute()
}

export async function setWithdrawn(tx: Tx, id: number) {
  await tx.updateTable('verification').set({ state: 'initial', decidedAt: sql`now()` }).where('id', '=', id).execute()
}

export async function removeAllOf(tx: Tx, accountId: number) {
  await tx.deleteFrom('verification').where('accountId', '=', accountId).execute()
}
