import type { Agency, createAgency, getAgencyProperties, updateAgency } from '@gable/contract/agencies'
import type { Input } from '@gable/contract/call'
import type { PropertyCard } from '@gable/contract/property'
import type { ReceivedFile } from '@gable/contract/wire'
import { portraitFile } from '@gable/domain/portrait'
import type { LanguageCode } from '@gable/i18n/languages'
import type { Member, Viewer } from '#platform/access.ts'
import type { Db, Tx } from '#platform/db.ts'
import { conflict, forbidden, notFound } from '#platform/errors.ts'
import type { EventLog } from '#platform/events.ts'
import { type Limit, spendLimits } from '#platform/rate-limit.repository.ts'
import { maxCounted } from '#platform/whole-list.ts'
import type { MediaService } from '../media/media.service.ts'
import { addAgency, type AgencyRow, findAgency, saveAgency, takeRoom } from './agencies.repository.ts'
import { addMember, findMembership } from './members.repository.ts'
import { requireAct } from './membership.ts'
import { countPublic, type IsPublic, listPublicIds, shareListingsOf } from './shared-listings.repository.ts'

export type AgenciesDeps = {
  db: Db
  events: EventLog
  isPublic: IsPublic
  mediaUrl: string
  media: Pick<MediaService, 'storeOriginals' | 'addToLibrary'>
  listProperties: (viewer: Viewer, ids: number[], language?: LanguageCode) => Promise<PropertyCard[]>
}
export type AgenciesService = ReturnType<typeof createAgenciesService>

const usualPage = 24
/** Addresses stay taken only by those that are used. */
const limitsOf = (accountId: number): Limit[] => [{ key: `agency-new:${accountId}`, most: 5, windowSeconds: 86_400 }]

export const toAgency =
  (mediaUrl: string) =>
  ({ logoId, logoWidths, createdAt, ...row }: AgencyRow): Agency => {
    const logo = portraitFile(logoId, logoWidths)
    return { ...row, logoUrl: logo ? `${mediaUrl}/${logo}` : '', createdAt: createdAt.toISOString() }
  }

/** The agency itself: its page, and what its owners and managers write there. */
export function createAgenciesService({ db, events, isPublic, mediaUrl, media, listProperties }: AgenciesDeps) {
  const present = toAgency(mediaUrl)

  async function get(wanted: { id: number } | { slug: string }, from: Db = db): Promise<Agency> {
    const row = await findAgency(from, wanted)
    if (!row) throw notFound('Agency')
    return present(row)
  }

  const storeLogo = ({ accountId }: Member, logo: unknown) =>
    media.storeOriginals(accountId, logo ? [logo as ReceivedFile] : [])

  return {
    get,

    async listProperties(viewer: Viewer, wanted: Input<typeof getAgencyProperties>, language?: LanguageCode) {
      const { slug, beforeId, limit = usualPage } = wanted
      const { id: agencyId } = await get({ slug })
      const [ids, total] = await Promise.all([
        listPublicIds(db, isPublic, { agencyId, beforeId, limit }),
        countPublic(db, isPublic, agencyId, maxCounted),
      ])
      return { data: await listProperties(viewer, ids, language), total }
    },

    async create(member: Member, { name, logo, bringsListings = false, ...texts }: Input<typeof createAgency>) {
      const { accountId } = member
      // Before a file is stored that nothing would show.
      if (await findMembership(db, accountId)) throw alreadyIn()
      const pictures = await storeLogo(member, logo)
      return db.transaction().execute(async (tx) => {
        await spendLimits(tx, limitsOf(accountId))
        const agencyId = await addAgency(tx, name)
        await media.addToLibrary(tx, pictures)
        await saveAgency(tx, agencyId, { ...texts, logoMediaId: pictures[0]?.id })
        if (!(await addMember(tx, { accountId, agencyId, role: 'owner' }))) throw alreadyIn()
        await takeRoom(tx, agencyId, 1)
        if (bringsListings) await shareListingsOf(tx, accountId, agencyId)
        await record(tx, 'agency.created', agencyId, accountId)
        return get({ id: agencyId }, tx)
      })
    },

    async update(member: Member, { logo, removesLogo, ...texts }: Input<typeof updateAgency>) {
      const { accountId } = member
      if (!(await findMembership(db, accountId))) throw forbidden('Only members of an agency change it')
      const pictures = await storeLogo(member, logo)
      return db.transaction().execute(async (tx) => {
        const { agencyId } = await requireAct(tx, accountId, 'edit')
        await media.addToLibrary(tx, pictures)
        const logoMediaId = pictures[0]?.id ?? (removesLogo ? null : undefined)
        await saveAgency(tx, agencyId, { ...texts, logoMediaId })
        await record(tx, 'agency.changed', agencyId, accountId)
        return get({ id: agencyId }, tx)
      })
    },
  }

  async function record(tx: Tx, name: 'agency.created' | 'agency.changed', agencyId: number, actorId: number) {
    await events.record(tx, { name, subjectIds: [agencyId], actorId })
  }
}

export const alreadyIn = () => conflict('in_agency_already', 'Nobody belongs to two agencies')
