import type { Db, Tx } from '#platform/db.ts'
import type { Reportable } from '../chat/reported.ts'

/** What was said is kept as it stood first: a second report of the same message adds nothing. */
export async function keepSaid(tx: Tx, reportId: number, { conversationId, said }: Reportable) {
  await tx
    .insertInto('reportedMessage')
    .values(said.map((one, place) => ({ ...one, reportId, conversationId, isSubject: place === 0 })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** With the names of who said it, the oldest first. */
export async function listSaid(db: Db, reportIds: number[]) {
  if (reportIds.length === 0) return []
  return db
    .selectFrom('reportedMessage')
    .leftJoin('account', 'account.id', 'reportedMessage.senderId')
    .select(['reportId', 'sequence', 'saidAt', 'isSubject', 'senderId', 'account.name', 'text', 'fileId'])
    .where('reportId', 'in', reportIds)
    .orderBy('reportId')
    .orderBy('sequence')
    .execute()
}
export type SaidRow = Awaited<ReturnType<typeof listSaid>>[number]

/** Where the message of a report stands. */
export const findPlace = (db: Db, messageId: number) =>
  db
    .selectFrom('report')
    .innerJoin('reportedMessage', 'reportedMessage.reportId', 'report.id')
    .select(['conversationId', 'sequence'])
    .where('subjectKind', '=', 'message')
    .where('subjectId', '=', messageId)
    .where('isSubject', '=', true)
    .limit(1)
    .executeTakeFirst()

/** Messages that somebody was reported for. */
export async function listReportedOf(db: Db, senderId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('reportedMessage')
    .innerJoin('report', 'report.id', 'reportedMessage.reportId')
    .select('subjectId')
    .distinct()
    .where('senderId', '=', senderId)
    .where('isSubject', '=', true)
    .execute()
  return rows.map(({ subjectId }) => subjectId)
}

/** That something was said stays with the report; what, and by whom, goes. */
export async function forgetSender(tx: Tx, senderId: number) {
  await tx
    .updateTable('reportedMessage')
    .set({ senderId: null, text: '', fileId: null })
    .where('senderId', '=', senderId)
    .execute()
}
