import type { Viewing } from '@gable/contract/viewings'
import { portraitFile } from '@gable/domain/portrait'
import type { ViewingSide } from '@gable/domain/viewing-moves'
import type { LanguageCode } from '@gable/i18n/languages'
import type { Member } from '#platform/access.ts'
import type { Db } from '#platform/db.ts'
import type { ListingSubject } from '../notifications/render-notification.ts'
import { listPeople, type ViewingRow } from './viewings.repository.ts'

export type PresentDeps = {
  db: Db
  mediaUrl: string
  subjects: Record<'property' | 'project', Pick<ListingSubject, 'list'>>
}

export const sideOf = ({ listerId }: Pick<ViewingRow, 'listerId'>, accountId: number): ViewingSide =>
  listerId === accountId ? 'lister' : 'visitor'

export const otherOf = ({ listerId, visitorId }: Pick<ViewingRow, 'listerId' | 'visitorId'>, accountId: number) =>
  listerId === accountId ? visitorId : listerId

/** Where a home is that hides its place, is told with the agreed time. */
export const placeFor = (
  side: ViewingSide,
  { state, place, videoLink }: Pick<ViewingRow, 'state' | 'place' | 'videoLink'>,
) => (side === 'lister' || state === 'confirmed' ? { place, videoLink } : { place: '', videoLink: '' })

/** Viewings as one of the two may read them: names and homes of a page are looked up at once. */
export function createPresentViewings({ db, mediaUrl, subjects }: PresentDeps) {
  async function findListings(viewer: Member, rows: ViewingRow[], language: LanguageCode) {
    const found = new Map<string, Awaited<ReturnType<ListingSubject['list']>>[number]>()
    const byKind = Map.groupBy(rows, ({ listingKind }) => listingKind)
    for (const [kind, about] of byKind) {
      const ids = [...new Set(about.map(({ listingId }) => listingId))]
      for (const listing of await subjects[kind].list(viewer, ids, language))
        found.set(`${kind}:${listing.id}`, listing)
    }
    const otherIds = [...new Set(rows.map((row) => otherOf(row, viewer.accountId)))]
    const people = new Map((await listPeople(db, otherIds)).map((person) => [person.id, person]))
    return { found, people }
  }

  return async (viewer: Member, rows: ViewingRow[], language: LanguageCode): Promise<Viewing[]> => {
    if (rows.length === 0) return []
    const { found, people } = await findListings(viewer, rows, language)
    return rows.map((row): Viewing => {
      const side = sideOf(row, viewer.accountId)
      const otherId = otherOf(row, viewer.accountId)
      const listing = found.get(`${row.listingKind}:${row.listingId}`)
      const person = people.get(otherId)
      const portrait = person && portraitFile(person.mediaId, person.widths)
      const isLister = side === 'lister'
      const { id, state, message, reason, sequence, timeZone } = row
      return {
        ...{ id, side, state, message, reason, sequence, timeZone, isOver: row.isOver },
        propertyId: row.listingKind === 'property' ? row.listingId : 0,
        projectId: row.listingKind === 'project' ? row.listingId : 0,
        slug: listing?.slug ?? '',
        title: listing?.title ?? '',
        titleImage: listing?.titleImage ?? null,
        accountId: otherId,
        name: person?.name ?? '',
        profileImageUrl: portrait ? `${mediaUrl}/${portrait}` : '',
        startsAt: row.startsAt.toISOString(),
        endsAt: row.endsAt.toISOString(),
        ...placeFor(side, row),
        hasFeedback: row.rating !== null,
        rating: isLister ? (row.rating ?? 0) : 0,
        feedback: isLister ? row.feedback : '',
        createdAt: row.createdAt.toISOString(),
      }
    })
  }
}
export type PresentViewings = ReturnType<typeof createPresentViewings>
