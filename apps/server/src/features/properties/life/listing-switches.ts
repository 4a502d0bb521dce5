import { isRenewable } from '@gable/domain/lister-state'
import { canMoveMarket, type MarketWish, marketWishes } from '@gable/domain/market-moves'
import type { Member, Viewer } from '#platform/access.ts'
import type { Tx } from '#platform/db.ts'
import { conflict, notFound, refused } from '#platform/errors.ts'
import { enqueue } from '#platform/jobs.ts'
import { createSoftDeletion } from '#platform/soft-deletion.ts'
import type { ListingDeps } from '../listing-deps.ts'
import { moveListing } from './move-listing.ts'
import { renewalColumns } from './move-listing.repository.ts'
import { eraseProperty } from '../properties.jobs.ts'
import { lockAny, type LockedProperty, lockOwn, raise } from '../posting/property-writes.repository.ts'

/** Long enough to see the notice and change one's mind. */
const undoSeconds = 30
const deletion = createSoftDeletion('property')

/** What a lister does to a home with one click. */
export function createListingSwitches(deps: ListingDeps) {
  const { db, gate, events, findRules, renewalLinks } = deps

  const change = async <Result>(lister: Member, id: number, work: (tx: Tx, own: LockedProperty) => Promise<Result>) =>
    db.transaction().execute(async (tx) => {
      const own = await lockOwn(tx, lister.accountId, id)
      if (!own) throw notFound('Property')
      return work(tx, own)
    })

  return {
    async setMarketState(lister: Member, id: number, wish: MarketWish) {
      return change(lister, id, async (tx, { deal, marketState: from }) => {
        const to = marketWishes[wish]
        if (from === to) return { id, marketState: to }
        if (!canMoveMarket(deal, from, to))
          throw conflict('illegal_move', `A home to ${deal} goes not from ${from} to ${to}`)
        await raise(tx, id, { marketState: to })
        await events.record(tx, {
          name: 'property.market-changed',
          subjectIds: [id],
          actorId: lister.accountId,
          detail: { from, to },
        })
        return { id, marketState: to }
      })
    },

    async setActive(lister: Member, id: number, isActive: boolean) {
      return change(lister, id, async (tx, own) => {
        if (own.isActive === isActive) return { id, isActive }
        await raise(tx, id, { isActive })
        await events.record(tx, {
          name: isActive ? 'property.activated' : 'property.deactivated',
          subjectIds: [id],
          actorId: lister.accountId,
        })
        return { id, isActive }
      })
    },

    async delete(lister: Member, id: number) {
      return db.transaction().execute(async (tx) => {
        if (!(await deletion.mark(tx, lister.accountId, id))) throw notFound('Property')
        await events.record(tx, { name: 'property.deleted', subjectIds: [id], actorId: lister.accountId })
        await enqueue(tx, eraseProperty, { propertyId: id }, { afterSeconds: undoSeconds + 5 })
        return { restoreUntil: new Date(Date.now() + undoSeconds * 1000).toISOString() }
      })
    },

    async restore(lister: Member, id: number) {
      return db.transaction().execute(async (tx) => {
        const restored = await deletion.unmark(tx, lister.accountId, id, undoSeconds)
        if (!restored) throw notFound('Property')
        await events.record(tx, { name: 'property.restored', subjectIds: [id], actorId: lister.accountId })
        return restored
      })
    },

    /** The job. Its pictures belong to nothing afterwards and are swept. */
    async eraseDeleted({ propertyId }: { propertyId: number }) {
      await db.transaction().execute(async (tx) => {
        if (!(await deletion.remove(tx, propertyId, undoSeconds))) return
        await events.record(tx, { name: 'property.erased', subjectIds: [propertyId], actorId: null })
      })
    },

    async renew(viewer: Viewer, { id, token }: { id?: number | undefined; token?: string | undefined }) {
      const link = token === undefined ? undefined : renewalLinks.read(token)
      if (token !== undefined && !link) throw refused('code_expired', 'This link does not work')
      return db.transaction().execute(async (tx) => {
        const property = link ? await lockAny(tx, link.propertyId) : await lockOwn(tx, viewer?.accountId ?? 0, id ?? 0)
        if (!property) throw notFound('Property')
        const isUsed = link && property.expiresAt?.getTime() !== link.expiresAt.getTime()
        return isUsed ? toRenewed(property, false) : renewLocked(tx, property, viewer?.accountId ?? null)
      })
    },
  }

  async function renewLocked(tx: Tx, property: LockedProperty, actorId: number | null) {
    const { id, ownerId, reviewState } = property
    if (reviewState === 'expired') {
      await gate.spend(tx, ownerId, 'property')
      const moved = await moveListing(deps, tx, property, { move: 'renew', actorId })
      return toRenewed({ ...property, ...moved, expiresAt: null }, true)
    }
    if (reviewState !== 'approved') throw conflict('illegal_move', 'Only what is public or over is renewed')
    const expiresAt = property.expiresAt?.toISOString() ?? null
    if (!isRenewable({ reviewState, expiresAt }, Date.now())) return toRenewed(property, false)
    await gate.spend(tx, ownerId, 'property')
    await raise(tx, id, renewalColumns((await findRules()).listingDays))
    await events.record(tx, {
      name: 'property.renewed',
      subjectIds: [id],
      actorId,
      detail: { from: reviewState, to: reviewState },
    })
    return toRenewed((await lockAny(tx, id)) ?? property, true)
  }
}

const toRenewed = ({ id, slug, reviewState, expiresAt }: LockedProperty, isRenewed: boolean) => ({
  id,
  slug,
  reviewState,
  expiresAt: expiresAt?.toISOString() ?? null,
  isRenewed,
})
