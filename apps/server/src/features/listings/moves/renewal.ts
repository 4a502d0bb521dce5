import { isRenewable } from '@gable/domain/lister-state'
import type { Viewer } from '#platform/access.ts'
import type { Tx } from '#platform/db.ts'
import { conflict, notFound, refused } from '#platform/errors.ts'
import type { ListingCore } from '../listing-core.ts'
import { labelOf } from '../listing-kind.ts'
import type { LockedListing } from '../listing-rows.repository.ts'
import { moveListing } from './move-listing.ts'
import { renewalColumns } from './move-listing.repository.ts'

type Asked = { id?: number | undefined; token?: string | undefined }
export type Renewed = LockedListing & { isRenewed: boolean }

/** What a new time on the site costs. Whoever manages the listing for them, the lister pays. */
export const spendRenewal = (
  { kind, uses }: Pick<ListingCore, 'kind' | 'uses'>,
  tx: Tx,
  { id, ownerId }: LockedListing,
) => uses.spend(tx, { accountId: ownerId }, `${kind.name}_list`, { kind: kind.name, id })

/** Keeps a listing on the site, or sends one that is over in again; either counts as a new one. */
export function createRenewal(core: ListingCore) {
  const { kind, db, events, rows, findRules, renewalLinks } = core
  const spend = (tx: Tx, listing: LockedListing) => spendRenewal(core, tx, listing)

  async function renewLocked(tx: Tx, listing: LockedListing, actorId: number | null): Promise<Renewed> {
    const { id, reviewState } = listing
    if (reviewState === 'expired') {
      const moved = await moveListing(core, tx, listing, { move: 'renew', actorId })
      await spend(tx, listing)
      return { ...listing, ...moved, expiresAt: null, isRenewed: true }
    }
    if (reviewState !== 'approved' || !kind.ends) {
      throw conflict('illegal_move', `A ${kind.name} that is ${reviewState} is not renewed`)
    }
    const expiresAt = listing.expiresAt?.toISOString() ?? null
    if (!isRenewable({ reviewState, expiresAt }, Date.now())) return { ...listing, isRenewed: false }
    await rows.update(tx, id, renewalColumns((await findRules()).listingDays))
    const detail = { from: reviewState, to: reviewState }
    await events.record(tx, { name: `${kind.name}.renewed`, subjectIds: [id], actorId, detail })
    await spend(tx, listing)
    return { ...((await rows.lockAny(tx, id)) ?? listing), isRenewed: true }
  }

  return {
    /** By its id for whoever manages it, by the token of a mailed link for whoever has it. */
    async renew(viewer: Viewer, { id, token }: Asked): Promise<Renewed> {
      const link = token === undefined ? undefined : renewalLinks?.read(token)
      if (token !== undefined && !link) throw refused('code_expired', 'This link does not work')
      return db.transaction().execute(async (tx) => {
        const listing = link
          ? await rows.lockAny(tx, link.id)
          : await rows.lockManaged(tx, viewer?.accountId ?? 0, id ?? 0)
        if (!listing) throw notFound(labelOf(kind))
        const isUsed = link && listing.expiresAt?.getTime() !== link.expiresAt.getTime()
        return isUsed ? { ...listing, isRenewed: false } : renewLocked(tx, listing, viewer?.accountId ?? null)
      })
    },
  }
}
