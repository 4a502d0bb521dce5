import type { Input } from '@gable/contract/call'
import type { changeInterest, getInterestedUsers, InterestedUser, InterestState } from '@gable/contract/leads'
import { portraitFile } from '@gable/domain/portrait'
import type { Member } from '#platform/access.ts'
import type { Db, Tx } from '#platform/db.ts'
import { conflict, invalidField, notFound } from '#platform/errors.ts'
import { type Limit, spendLimits } from '#platform/rate-limit.repository.ts'
import type { ChangeDays, HomeDay } from '../insights/days.repository.ts'
import type { NoteAnswer } from './leads.service.ts'
import type { Notify } from '../notifications/notify.ts'
import {
  addInterest,
  changeInterested,
  findInterest,
  findOwnHomeId,
  findPublicHome,
  holdHomes,
  type IsPublic,
  listInterested,
  listLeadsBy,
  listLeadsOf,
  lockMember,
  removeInterest,
  removeLeads,
  removeLeadsByEmailOf,
  setSharesContact,
} from './interest.repository.ts'
import type { RequireAccess } from '../packages/access.service.ts'

export type Closed = 'blocked_by_you' | 'blocked_you'
type Deps = {
  db: Db
  notify: Notify
  isPublic: IsPublic
  requireAccess: RequireAccess
  /** Refuses where one of the two has closed contact. */
  assertMayContact: (tx: Tx, fromId: number, toId: number) => Promise<void>
  /** Those of many whom somebody cannot reach. */
  listClosed: (db: Db, fromId: number, toIds: number[]) => Promise<Map<number, Closed>>
  /** For the lines that listers read: an interest counts on the day it was told, as long as it stands. */
  changeDays: ChangeDays
  mediaUrl: string
  noteQuestion: NoteAnswer
}
export type InterestService = ReturnType<typeof createInterestService>

/** More than anybody looks for in good faith. */
const limitsOf = (accountId: number): Limit[] => [
  { key: `interest:${accountId}`, most: 60, windowSeconds: 3_600 },
  { key: `interest:${accountId}`, most: 200, windowSeconds: 86_400 },
]
const eraseBatch = 500

/** Members who tell a lister that they are interested. The count changes only with the row that it counts. */
export function createInterestService(deps: Deps) {
  const { db, notify, isPublic, requireAccess, assertMayContact, listClosed, changeDays, mediaUrl } = deps
  const { noteQuestion } = deps

  async function getContactableHome(tx: Tx, member: Member, propertyId: number) {
    const home = await findPublicHome(tx, propertyId, isPublic)
    if (!home) throw notFound('Property')
    if (home.ownerId === member.accountId) throw conflict('about_yourself', 'Nobody is a lead of their own')
    if (home.isPremium) await requireAccess(member, 'premium_properties', tx)
    await assertMayContact(tx, member.accountId, home.ownerId)
    return home
  }

  async function count(tx: Tx, interests: HomeDay[], by: 1 | -1) {
    const ids = interests.map(({ propertyId }) => propertyId)
    await changeInterested(tx, ids, by)
    await changeDays(tx, 'interested', interests, by)
  }

  /** False when there was nothing left. */
  const eraseSome = (list: typeof listLeadsBy, accountId: number) =>
    db.transaction().execute(async (tx) => {
      const leads = await list(tx, accountId, eraseBatch)
      if (leads.length === 0) return false
      await holdHomes(
        tx,
        leads.map(({ propertyId }) => propertyId),
      )
      const counted = await removeLeads(
        tx,
        leads.map(({ id }) => id),
      )
      await count(tx, counted, -1)
      return true
    })

  return {
    add: (member: Member, { propertyId, sharesContact }: Input<typeof changeInterest>): Promise<InterestState> =>
      db.transaction().execute(async (tx) => {
        const { accountId } = member
        const { ownerId: listerId } = await getContactableHome(tx, member, propertyId)
        await lockMember(tx, accountId)
        await holdHomes(tx, [propertyId])
        const added = await addInterest(tx, { propertyId, accountId, listerId })
        if (added) {
          await spendLimits(tx, limitsOf(accountId))
          await noteQuestion(tx, { kind: 'lead', subjectId: added.id, agentId: listerId })
          await count(tx, [added], 1)
          const about = { kind: 'property', id: propertyId }
          // Whoever changes their mind again and again is told of once.
          const key = `interest:${propertyId}:${accountId}`
          await notify(tx, { to: listerId, kind: 'interest', about, actorId: accountId, detail: {}, key })
        }
        if (sharesContact !== undefined) await setSharesContact(tx, { propertyId, accountId }, sharesContact)
        return findInterest(tx, { propertyId, accountId })
      }),

    /** The same answer for a home that is gone and for one that never was. */
    remove: ({ accountId }: Member, propertyId: number): Promise<InterestState> =>
      db.transaction().execute(async (tx) => {
        await lockMember(tx, accountId)
        await holdHomes(tx, [propertyId])
        const removed = await removeInterest(tx, { propertyId, accountId })
        if (removed) await count(tx, [removed], -1)
        return findInterest(tx, { propertyId, accountId })
      }),

    /** For its lister; to others the home is not there. */
    async list({ accountId }: Member, { propertyId, slug, limit = 24, offset = 0 }: Input<typeof getInterestedUsers>) {
      const asked = propertyId !== undefined ? { id: propertyId } : slug !== undefined ? { slug } : undefined
      if (!asked) throw invalidField('propertyId', 'required')
      const homeId = await findOwnHomeId(db, accountId, asked)
      if (homeId === undefined) throw notFound('Property')
      const { rows, total } = await listInterested(db, { propertyId: homeId, listerId: accountId }, { limit, offset })
      const closed = await listClosed(
        db,
        accountId,
        rows.map((row) => row.accountId),
      )
      const data = rows.map((row): InterestedUser => {
        const portrait = portraitFile(row.mediaId, row.widths)
        const isShared = row.sharesContact && !closed.has(row.accountId)
        return {
          id: row.accountId,
          name: row.name,
          profileImageUrl: portrait ? `${mediaUrl}/${portrait}` : '',
          createdAt: row.interestedAt.toISOString(),
          sharesContact: isShared,
          email: isShared ? (row.email ?? '') : '',
          phoneNumber: isShared ? row.mobile : '',
        }
      })
      return { data, total }
    },

    async eraseAllOf(accountId: number) {
      await db.transaction().execute((tx) => removeLeadsByEmailOf(tx, accountId))
      while (await eraseSome(listLeadsBy, accountId));
      // Those of homes that they handed over would stay, with nobody to read them.
      while (await eraseSome(listLeadsOf, accountId));
    },
  }
}
