import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Tables } from '../../tables.ts'
import { insertListings, plainListing } from '../../test/listings.ts'
import { farAway, type States, type World } from './object-states.ts'

/** Somebody else with a home that everybody sees, counted as posting does. */
async function addAgent({ server }: World, { isActive = true, keepsHome = true } = {}) {
  const { id } = await server.addMember({ name: `Agent ${randomUUID()}` })
  const [home] = await insertListings(server.db, [plainListing(id)])
  const count = () =>
    server.db.transaction().execute((tx) => server.product.agentCounts.noteChanges('property')(tx, [home?.id ?? 0]))
  await count()
  if (!keepsHome) {
    await server.db
      .deleteFrom('property')
      .where('id', '=', home?.id ?? 0)
      .execute()
    await count()
  }
  await server.db.updateTable('account').set({ isActive }).where('id', '=', id).execute()
  await server.db.transaction().execute((tx) => server.product.searchTable.noteChanges(tx, [home?.id ?? 0]))
  return server.db.selectFrom('agent').select(['id', 'slug']).where('id', '=', id).executeTakeFirstOrThrow()
}

export const agent = {
  'with a home': (world) => addAgent(world),
  'with nothing left': (world) => addAgent(world, { keepsHome: false }),
  'of a deactivated member': (world) => addAgent(world, { isActive: false }),
  'never there': async () => ({ id: farAway, slug: 'nobody-lists-here' }),
} satisfies States<{ id: number; slug: string }>

async function addReview({ server, lister }: World, takenDownAt: Date | null = null) {
  const { id: authorId } = await server.addMember()
  return server.db
    .insertInto('agentReview')
    .values({ agentId: lister.id, authorId, rating: 4, text: 'Answered at once', takenDownAt })
    .returning('id')
    .executeTakeFirstOrThrow()
}

export const review = {
  'of the lister': (world) => addReview(world),
  'taken down': (world) => addReview(world, new Date()),
  'never there': async () => ({ id: farAway }),
} satisfies States<{ id: number }>

/** Of somebody who is none of the callers: of each member one is current. */
async function addVerification({ server }: World, facts: Partial<Insertable<Tables['verification']>> = {}) {
  const { id: accountId } = await server.addMember()
  const added = server.db.insertInto('verification').values({ accountId, ...facts })
  const { id } = await added.returning('id').executeTakeFirstOrThrow()
  // Forms have room for so many fields; answers may all be to one that is asked no more.
  const { id: fieldId } = await addVerificationField({ server }, new Date())
  const answer = { verificationId: id, accountId, fieldId, answer: 'Harbour Homes' }
  await server.db.insertInto('verificationValue').values(answer).execute()
  return { id }
}

const decided = { decidedAt: new Date() }
export const verification = {
  pending: (world) => addVerification(world),
  claimed: (world) => addVerification(world, { claimedBy: world.lister.id, claimedAt: new Date() }),
  success: (world) =>
    addVerification(world, { state: 'success', ...decided, expiresAt: new Date(Date.now() + 86_400_000) }),
  failed: (world) => addVerification(world, { state: 'failed', reason: 'Blurred', ...decided }),
  withdrawn: (world) => addVerification(world, { state: 'initial', ...decided }),
  replaced: (world) => addVerification(world, { state: 'failed', isCurrent: false, ...decided }),
  'never there': async () => ({ id: farAway }),
} satisfies States<{ id: number }>

export async function addVerificationField(
  { server }: Pick<World, 'server'>,
  retiredAt: Date | null = null,
  type: 'text' | 'file' = 'text',
) {
  const [names, [hints, options]] = [JSON.stringify({ en: 'Licence' }), ['{}', '[]']]
  const field = { names, hints, options, type, isRequired: false, position: 1, retiredAt }
  return server.db.insertInto('verificationField').values(field).returning('id').executeTakeFirstOrThrow()
}

export const verificationField = {
  asked: (world) => addVerificationField(world),
  retired: (world) => addVerificationField(world, new Date()),
  'never there': async () => ({ id: farAway }),
} satisfies States<{ id: number }>

/** For calls that name no object: they have one cell per caller. */
