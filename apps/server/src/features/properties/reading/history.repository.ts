import type { Db } from '#platform/db.ts'

const historyEvents = ['property.price-changed', 'property.market-changed']
const most = 200

/** What happened to price and market, oldest first. */
export async function listHistory(db: Db, propertyId: number) {
  return db
    .selectFrom('event')
    .select(['name', 'detail', 'happenedAt'])
    .where('subjectId', '=', propertyId)
    .where('name', 'in', historyEvents)
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
    .then((rows) => rows.toReversed())
}
