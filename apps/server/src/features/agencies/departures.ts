import type { Tx } from '#platform/db.ts'
import type { EventLog } from '#platform/events.ts'
import type { HandOverFiles } from '../media/hand-over-files.ts'
import { findLogo, giveRoomBack, removeAgency } from './agencies.repository.ts'
import { findOther, type Membership, removeMember, removeMembers } from './members.repository.ts'
import { takeBackAllListings, takeBackListingsOf } from './shared-listings.repository.ts'

export type DepartureDeps = { events: EventLog; handOverFiles: HandOverFiles }

/**
 * How members leave. The membership goes first: whoever lists something at this moment holds it, and is waited for, so
 * that what they list is taken along. The caller holds the agency.
 */
export function createDepartures({ events, handOverFiles }: DepartureDeps) {
  return {
    async letGo(tx: Tx, membership: Membership, actorId: number | null) {
      const { accountId, agencyId } = membership
      await removeMember(tx, accountId)
      await takeBackListingsOf(tx, accountId)
      await giveRoomBack(tx, agencyId)
      await passLogoOn(tx, membership)
      const detail = { accountId }
      await events.record(tx, { name: 'agency.left', subjectIds: [agencyId], actorId, detail })
    },

    async dissolve(tx: Tx, agencyId: number, actorId: number | null) {
      await removeMembers(tx, agencyId)
      await takeBackAllListings(tx, agencyId)
      await removeAgency(tx, agencyId)
      await events.record(tx, { name: 'agency.dissolved', subjectIds: [agencyId], actorId })
    },
  }

  /** A picture that somebody leaves behind would be erased with their account. */
  async function passLogoOn(tx: Tx, left: Membership) {
    const logo = await findLogo(tx, left.agencyId)
    const heir = logo?.logoMediaId ? await findOther(tx, left, 'owner') : undefined
    if (!logo?.logoMediaId || !heir) return
    const files = { mediaIds: [logo.logoMediaId], documentIds: [] }
    // Whoever leaves is let go, however full the space of the owner is.
    await handOverFiles(tx, files, { fromId: left.accountId, toId: heir.accountId, isLimited: false })
  }
}
