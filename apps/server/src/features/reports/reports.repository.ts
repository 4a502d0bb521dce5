import type { ReportDecision, ReportSubject } from '@gable/domain/report-moves'
import { type ExpressionBuilder, type SqlBool, type Expression, sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Tables } from '../../tables.ts'

/** Who may see which listing is said by the features that have them. */
export type IsPublic = {
  [Kind in 'property' | 'project']: (eb: ExpressionBuilder<Tables, Kind>) => Expression<SqlBool>
}
export type Subject = { kind: ReportSubject; id: number }
type Written = { reporterId: number; subject: Subject; title: string; reasonId: number; message: string }

export const listReasons = (db: Db) =>
  db.selectFrom('reportReason').select(['id', 'key', 'names', 'isOther']).orderBy('position').execute()

/** One open report per person and thing: in one statement, so that two at once are still one. */
export async function putReport(tx: Tx, { reporterId, subject, title, reasonId, message }: Written) {
  return tx
    .insertInto('report')
    .values({ reporterId, subjectKind: subject.kind, subjectId: subject.id, subjectTitle: title, reasonId, message })
    .onConflict((conflict) =>
      conflict
        .columns(['reporterId', 'subjectKind', 'subjectId'])
        .where('closedAt', 'is', null)
        .doUpdateSet({ reasonId, message, subjectTitle: title }),
    )
    .returning(['id', 'createdAt', sql<boolean>`xmax <> 0`.as('isReplaced')])
    .executeTakeFirstOrThrow()
}

export async function hasOpenReport(db: Db, reporterId: number, { kind, id }: Subject): Promise<boolean> {
  const found = await db
    .selectFrom('report')
    .select('id')
    .where('reporterId', '=', reporterId)
    .where('subjectKind', '=', kind)
    .where('subjectId', '=', id)
    .where('closedAt', 'is', null)
    .executeTakeFirst()
  return found !== undefined
}

export async function listOwnReports(
  db: Db,
  reporterId: number,
  { limit, beforeId, most }: { limit: number; beforeId: number | undefined; most: number },
) {
  const own = db.selectFrom('report').where('reporterId', '=', reporterId)
  const [rows, counted] = await Promise.all([
    own
      .innerJoin('reportReason', 'reportReason.id', 'report.reasonId')
      .select(['report.id', 'subjectKind', 'subjectTitle', 'names', 'key', 'claimedAt', 'closedAt', 'decision'])
      .select(['decisionNote', 'createdAt'])
      .$if(beforeId !== undefined, (query) => query.where('report.id', '<', beforeId ?? 0))
      .orderBy('report.id', 'desc')
      .limit(limit)
      .execute(),
    db
      .selectFrom(own.select('id').limit(most).as('some'))
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return { rows, total: counted.total }
}

/** Of whoever said something; the administration has none. */
export async function findName(db: Db, accountId: number): Promise<string> {
  const account = await db.selectFrom('account').select('name').where('id', '=', accountId).executeTakeFirst()
  return account?.name ?? ''
}

/** What a person reports of public listings, with whose they are; a locked home does not tell its title. */
export async function findSubject(
  tx: Tx,
  { kind, id }: { kind: Exclude<ReportSubject, 'message'>; id: number },
  isPublic: IsPublic,
) {
  if (kind === 'account') {
    const person = await tx
      .selectFrom('account')
      .select(['id as ownerId', 'name as title'])
      .where('id', '=', id)
      .where('isActive', '=', true)
      .executeTakeFirst()
    return person
  }
  if (kind === 'review') {
    return tx
      .selectFrom('agentReview')
      .select([sql<number>`coalesce(author_id, 0)`.as('ownerId'), sql<string>`left(text, 200)`.as('title')])
      .where('id', '=', id)
      .where('takenDownAt', 'is', null)
      .executeTakeFirst()
  }
  if (kind === 'project') {
    return tx
      .selectFrom('project')
      .select(['ownerId', 'title'])
      .where('id', '=', id)
      .where(isPublic.project)
      .executeTakeFirst()
  }
  return tx
    .selectFrom('property')
    .select(['ownerId', sql<string>`case when is_premium then '' else title end`.as('title')])
    .where('id', '=', id)
    .where(isPublic.property)
    .executeTakeFirst()
}

export async function lockReport(tx: Tx, id: number) {
  return tx
    .selectFrom('report')
    .select(['id', 'subjectKind', 'subjectId', 'claimedBy', 'claimedAt', 'closedAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function setClaimed(tx: Tx, id: number, staffId: number) {
  await tx.updateTable('report').set({ claimedBy: staffId, claimedAt: sql`now()` }).where('id', '=', id).execute()
}

type Closing = { decision: ReportDecision; note: string; staffId: number | null }

const closed = ({ decision, note, staffId }: Closing) => ({
  closedAt: sql<Date>`now()`,
  closedBy: staffId,
  decision,
  decisionNote: note,
})

/** Of those who are still here, what was decided about what they reported. */
export const listDecided = (db: Db, ids: number[]) =>
  db
    .selectFrom('report')
    .select(['id', 'reporterId', 'decision'])
    .where('id', 'in', ids)
    .where('reporterId', 'is not', null)
    .where('decision', 'is not', null)
    .$narrowType<{ reporterId: number; decision: ReportDecision }>()
    .execute()

export async function setClosed(tx: Tx, id: number, closing: Closing) {
  await tx.updateTable('report').set(closed(closing)).where('id', '=', id).execute()
}

/** All that is open about these, with the ids of what was closed. */
export async function closeAllAbout(tx: Tx, kind: ReportSubject, subjectIds: number[], closing: Closing) {
  const rows = await tx
    .updateTable('report')
    .set(closed(closing))
    .where('subjectKind', '=', kind)
    .where('subjectId', 'in', subjectIds)
    .where('closedAt', 'is', null)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** What is erased is called by its name no more. */
export async function forgetTitles(tx: Tx, kind: ReportSubject, subjectIds: number[]) {
  await tx
    .updateTable('report')
    .set({ subjectTitle: '' })
    .where('subjectKind', '=', kind)
    .where('subjectId', 'in', subjectIds)
    .execute()
}

/** What they reported still stands; whose words it was does not. */
export async function forgetReporter(tx: Tx, accountId: number) {
  await tx
    .updateTable('report')
    .set({ reporterId: null, message: '', decisionNote: '' })
    .where('reporterId', '=', accountId)
    .execute()
}
