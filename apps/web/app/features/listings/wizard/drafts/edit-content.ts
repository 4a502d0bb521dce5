import type { DraftContent } from '@gable/contract/drafts'
import type { MediaItem, MediaLists, MediaSlot } from '#app/features/uploads/media-list.ts'
import { orderOf } from '#app/features/uploads/sent-media.ts'
import { onlyRooms, toDraftMedia, withLook } from './draft-content.ts'

type Written<Values> = { values: Values; media: MediaLists }
type Sides<Values> = { before: Written<Values>; now: Written<Values> }

/** Of a listing that is changed only what differs: what else happens to it meanwhile stays as it is then. */
export function toEdit<Values>(
  toDraft: (values: Values, media: MediaLists) => DraftContent,
  { before, now }: Sides<Values>,
): DraftContent {
  const [was, { pictureRooms: _, ...is }] = [toDraft(before.values, before.media), toDraft(now.values, now.media)]
  const names = Object.keys(is) as (keyof typeof is)[]
  const changed = names.filter((name) => JSON.stringify(is[name]) !== JSON.stringify(was[name]))
  const order = orderOf(now.media.photos)
  const isMoved = JSON.stringify(order) !== JSON.stringify(orderOf(before.media.photos))
  const removed = goneFrom(before.media, now.media)
  return {
    ...Object.fromEntries(changed.map((name) => [name, is[name]])),
    // Also those that are no longer named, which the content of a new listing would leave out.
    ...onlyRooms(before.media.photos, now.media.photos),
    ...(isMoved ? { pictureOrder: order } : {}),
    ...(removed.length > 0 ? { removedFileIds: removed } : {}),
  }
}

/** The listing as it is now, with what was changed and not sent. */
export function fromEdit<Values>(
  fromDraft: (content: DraftContent, before: Values) => Values,
  before: Written<Values>,
  content: DraftContent,
): Written<Values> {
  const added = toDraftMedia(content)
  const gone = new Set(content.removedFileIds)
  const remaining = (slot: MediaSlot) => before.media[slot].filter(({ storedId }) => !storedId || !gone.has(storedId))
  const oneOf = (slot: 'panorama' | 'shareImage') => (added[slot].length > 0 ? added[slot] : remaining(slot))
  const asChanged = (item: MediaItem) => withLook(item, content)
  const drawn = new Set(added.plans.map(({ id }) => id))
  return {
    values: fromDraft(content, before.values),
    media: {
      photos: arrange(remaining('photos').map(asChanged), added.photos, content.pictureOrder ?? []),
      documents: [...remaining('documents'), ...added.documents],
      plans: [...remaining('plans').filter(({ id }) => !drawn.has(id)), ...added.plans],
      panorama: oneOf('panorama'),
      shareImage: oneOf('shareImage'),
    },
  }
}

/** What the order does not name, such as a picture that came meanwhile, follows. */
function arrange(stored: readonly MediaItem[], added: readonly MediaItem[], order: readonly string[]): MediaItem[] {
  const named = new Map([
    ...stored.map((item) => [item.storedId ?? item.id, item] as const),
    ...added.map((item, index) => [`new:${index}`, item] as const),
  ])
  const first = order.flatMap((name) => named.get(name) ?? [])
  return [...new Set([...first, ...named.values()])]
}

/** Floors have names of their own instead of ids of files. */
function goneFrom(before: MediaLists, now: MediaLists): string[] {
  const slots = ['photos', 'panorama', 'documents', 'shareImage'] as const
  return slots.flatMap((slot) => {
    const there = new Set(now[slot].map(({ storedId }) => storedId))
    return before[slot].flatMap(({ storedId }) => (storedId && !there.has(storedId) ? [storedId] : []))
  })
}
