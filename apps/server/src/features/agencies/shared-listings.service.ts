import type { getAgencyListings, handOverListing, SharedListing } from '@gable/contract/agency-members'
import type { Input } from '@gable/contract/call'
import { mayInAgency } from '@gable/domain/agency-roles'
import type { Member } from '#platform/access.ts'
import type { Db, Tx } from '#platform/db.ts'
import { invalidField, notFound } from '#platform/errors.ts'
import { type Limit, spendLimits } from '#platform/rate-limit.repository.ts'
import { maxCounted } from '#platform/whole-list.ts'
import type { ListingName } from '../listings/listing-kind.ts'
import type { Notify } from '../notifications/notify.ts'
import { findMembership } from './members.repository.ts'
import { getColleague, holdMembership } from './membership.ts'
import { countShared, type IsPublic, listShared, type SharedRow } from './shared-listings.repository.ts'

type HandOver = (tx: Tx, member: Member, wanted: { id: number; toId: number; agencyId: number }) => Promise<void>
export type SharedListingsDeps = {
  db: Db
  notify: Notify
  isPublic: IsPublic
  mediaUrl: string
  signForInsiders: (mediaId: string) => string
  handOver: Record<ListingName, HandOver>
}
export type SharedListingsService = ReturnType<typeof createSharedListingsService>

const usualPage = 24
/** More than anybody hands over in an afternoon; each is told to somebody. */
const limitsOf = (accountId: number): Limit[] => [
  { key: `agency-hand-over:${accountId}`, most: 120, windowSeconds: 3_600 },
]

/** What the members of an agency share, and how it goes from one to another. */
export function createSharedListingsService(deps: SharedListingsDeps) {
  const { db, notify, isPublic, mediaUrl, signForInsiders, handOver } = deps

  const present = (row: SharedRow, mayManage: boolean): SharedListing => {
    const { mediaId, width, height, widths, placeholder, ...listing } = row
    const titleImage =
      mediaId && width && height
        ? {
            ...{ id: mediaId, width, height, widths: widths ?? [], placeholder },
            url: row.state === 'live' ? `${mediaUrl}/${mediaId}` : signForInsiders(mediaId),
          }
        : null
    return { ...listing, titleImage, mayManage }
  }

  return {
    async list({ accountId }: Member, wanted: Input<typeof getAgencyListings>) {
      const { kind = 'property', memberId, beforeId, limit = usualPage } = wanted
      const own = await findMembership(db, accountId)
      if (!own) throw notFound('Agency')
      const managesAll = mayInAgency(own.role, 'manageListings')
      const query = { kind, agencyId: own.agencyId, forAgent: managesAll ? undefined : accountId, memberId }
      const [rows, total] = await Promise.all([
        listShared(db, isPublic, { ...query, beforeId, limit }),
        countShared(db, isPublic, query, maxCounted),
      ])
      return { data: rows.map((row) => present(row, managesAll || row.memberId === accountId)), total }
    },

    handOver: (member: Member, { propertyId, projectId, memberId }: Input<typeof handOverListing>): Promise<null> => {
      const [kind, id] =
        propertyId !== undefined ? (['property', propertyId] as const) : (['project', projectId] as const)
      if (id === undefined) throw invalidField('propertyId', 'required')
      return db.transaction().execute(async (tx) => {
        // Both stay in the agency until it is done.
        const own = await holdMembership(tx, member.accountId)
        if (!own) throw notFound('Listing')
        const { agencyId } = await getColleague(tx, own, memberId)
        await spendLimits(tx, limitsOf(member.accountId))
        await handOver[kind](tx, member, { id, toId: memberId, agencyId })
        if (memberId !== member.accountId) {
          const about = { kind, id }
          await notify(tx, {
            to: memberId,
            kind: 'agency',
            about,
            actorId: member.accountId,
            detail: { news: 'listing' },
          })
        }
        return null
      })
    },
  }
}
