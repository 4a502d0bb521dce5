import type { Tx } from '#platform/db.ts'

export async function getMarket(tx: Tx, id: number) {
  return tx.selectFrom('property').select(['deal', 'marketState']).where('id', '=', id).executeTakeFirstOrThrow()
}
