import type { Chat } from '@gable/contract/chats'
import { portraitFile } from '@gable/domain/portrait'
import type { LanguageCode } from '@gable/i18n/languages'
import type { Member } from '#platform/access.ts'
import type { Db } from '#platform/db.ts'
import type { ListingSubject } from '../notifications/render-notification.ts'
import { adminId } from './chat-key.ts'
import type { OwnChat } from './conversations.repository.ts'
import { listPeople } from './listings.repository.ts'
import { listLastMessages } from './messages.repository.ts'
import { type ContentLists, findContent, presentMessage } from './present-messages.ts'

export type PresentDeps = {
  db: Db
  mediaUrl: string
  subjects: Record<'property' | 'project', Pick<ListingSubject, 'list'>>
  /** Who of these closed contact, or had it closed; the administration may be one of them, and whoever asks. */
  listClosings: (db: Db, fromId: number, toIds: number[]) => Promise<Map<number, { isByYou: boolean; isYou: boolean }>>
  findSiteName: () => Promise<string>
} & ContentLists

/** A conversation that may have nothing in it yet. */
export type ShownChat = Omit<OwnChat, 'id'> & { id: number | null }

/** Conversations as one of the two sees them: names, homes and blocks of a page are looked up at once. */
export function createPresentChats(deps: PresentDeps) {
  const { db, mediaUrl, subjects, listClosings, findSiteName } = deps

  async function findListings(viewer: Member, chats: ShownChat[], language: LanguageCode) {
    const found = new Map<string, Awaited<ReturnType<ListingSubject['list']>>[number]>()
    for (const kind of ['property', 'project'] as const) {
      const ids = [...new Set(chats.flatMap((chat) => (chat.listingKind === kind ? chat.listingId : [])))]
      if (ids.length === 0) continue
      for (const listing of await subjects[kind].list(viewer, ids, language))
        found.set(`${kind}:${listing.id}`, listing)
    }
    return found
  }

  return async (viewer: Member, chats: ShownChat[], language: LanguageCode): Promise<Chat[]> => {
    const [first] = chats
    if (!first) return []
    const { memberId } = first
    const begun = chats.flatMap((chat) =>
      chat.id !== null && chat.lastSequence > chat.clearedSequence ? { ...chat, id: chat.id } : [],
    )
    const otherIds = [...new Set(chats.map(({ otherId }) => otherId))]
    const [people, listings, closings, last, siteName] = await Promise.all([
      listPeople(db, otherIds),
      findListings(viewer, chats, language),
      listClosings(db, memberId, otherIds),
      listLastMessages(db, begun),
      findSiteName(),
    ])
    const content = await findContent(deps, memberId, [...last.values()])
    const byId = new Map(people.map((person) => [person.id, person]))
    return chats.map((chat): Chat => {
      const isAdmin = chat.otherId === adminId
      const person = byId.get(chat.otherId)
      const portrait = person && portraitFile(person.mediaId, person.widths)
      const listing = listings.get(`${chat.listingKind}:${chat.listingId}`)
      const row = last.get(chat.id ?? 0)
      const closing = closings.get(chat.otherId)
      return {
        id: chat.id,
        accountId: chat.otherId,
        name: isAdmin ? siteName : (person?.name ?? ''),
        profileImageUrl: portrait ? `${mediaUrl}/${portrait}` : '',
        isAdmin,
        propertyId: chat.listingKind === 'property' ? chat.listingId : 0,
        projectId: chat.listingKind === 'project' ? chat.listingId : 0,
        slug: listing?.slug ?? '',
        title: listing?.title ?? '',
        titleImage: listing?.titleImage ?? null,
        lastMessage: row ? presentMessage(content, chat, row) : null,
        unreadCount: chat.unread,
        isBlockedByMe: closing?.isByYou ?? false,
        isBlockedByThem: closing?.isYou ?? false,
        isOwnListing: chat.listerId === chat.memberId && chat.listingKind !== 'none',
        canWrite: !closing && (isAdmin || (person?.isActive ?? false)),
        lastSequence: chat.lastSequence,
        readSequence: chat.readSequence,
        otherReadSequence: chat.otherReadSequence ?? 0,
        otherDeliveredSequence: chat.otherDeliveredSequence ?? 0,
        isMuted: chat.isMuted,
        isArchived: chat.isArchived,
        lastAt: chat.id === null ? null : chat.listedAt.toISOString(),
      }
    })
  }
}
