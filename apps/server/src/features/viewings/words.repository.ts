import type { Tx } from '#platform/db.ts'

export async function setFeedback(tx: Tx, id: number, feedback: { rating: number; feedback: string }) {
  await tx.updateTable('viewing').set(feedback).where('id', '=', id).execute()
}

/** What its visitor wrote, where staff have removed it. */
export async function forgetWords(tx: Tx, id: number) {
  await tx.updateTable('viewing').set({ message: '' }).where('id', '=', id).execute()
}
