import type { PromotionState } from '@gable/domain/promotion-moves'
import { sql } from 'kysely'
import { insertListings, plainListing } from '../../test/listings.ts'
import { farAway, type States, type World } from './object-states.ts'

/** Of a home of the lister, past every rule of placing one. */
async function addAdvertisement({ server, lister }: World, state: PromotionState) {
  const [{ id: propertyId } = { id: 0 }] = await insertListings(server.db, [plainListing(lister.id)])
  const time = state === 'running' ? { startsAt: sql<Date>`now()`, endsAt: sql<Date>`now() + interval '30 days'` } : {}
  const added = await server.db
    .insertInto('advertisement')
    .values({ accountId: lister.id, propertyId, type: 'list', state, days: 30, ...time })
    .returning('id')
    .executeTakeFirstOrThrow()
  await server.db.transaction().execute((tx) => server.product.searchTable.noteChanges(tx, [propertyId]))
  return added
}

export const advertisement = {
  running: (world) => addAdvertisement(world, 'running'),
  pending: (world) => addAdvertisement(world, 'pending'),
  'never there': async () => ({ id: farAway }),
} satisfies States<{ id: number }>
