import type { MediaItem, MediaLists } from './media-list.ts'

/** The finished uploads of a list, as file fields take them. */
export const uploadsOf = (items: readonly MediaItem[]) =>
  items.flatMap(({ uploadId }) => (uploadId ? [{ uploadId }] : []))

/** What was taken away of a listing's own files. */
export function removedIds(before: readonly MediaItem[], after: readonly MediaItem[]): string[] {
  const remaining = new Set(after.map(({ storedId }) => storedId))
  return before.flatMap(({ storedId }) => (storedId && !remaining.has(storedId) ? [storedId] : []))
}

/** The order of a list of pictures as updates take it: the new ones, which have no id yet, by their place among the new. */
export function orderOf(items: readonly MediaItem[]): string[] {
  let next = 0
  return items.flatMap(({ storedId, uploadId }) => storedId ?? (uploadId ? `new:${next++}` : []))
}

/** The files of something that is changed, as they were and as they are wanted. */
export type EditedMedia = { before: MediaLists; after: MediaLists }
