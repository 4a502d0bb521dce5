import type { Tx } from '#platform/db.ts'
import type { NewNotification, Notify } from '../../notifications/notify.ts'
import type { ListingKind, NoticeOccasion } from '../listing-kind.ts'
import { listListers } from './notice.repository.ts'

type About = { ids: number[]; reason?: string | undefined }
type Deps = { kind: Pick<ListingKind, 'name' | 'ends'>; notify: Notify }

/** Tells listers what became of their listings, in a number of statements that does not depend on theirs. */
export const createListerNotices =
  ({ kind, notify }: Deps) =>
  async (tx: Tx, occasion: NoticeOccasion, { ids, reason }: About) => {
    const listers = await listListers(tx, kind, ids)
    const notices = listers.flatMap(({ id, ownerId, language, expiresAt }): NewNotification[] => {
      const facts = { to: ownerId, about: { kind: kind.name, id }, language }
      if (occasion !== 'ending') {
        return [{ ...facts, kind: 'listing_review', detail: { outcome: occasion, ...(reason && { reason }) } }]
      }
      if (!expiresAt) return []
      return [{ ...facts, kind: 'listing_expiring', detail: { expiresAt: expiresAt.toISOString() } }]
    })
    await notify(tx, ...notices)
  }
