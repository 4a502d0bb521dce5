import type { MediaItem, MediaLists } from './media-list.ts'

/** The finished uploads of a list, as file fields take them. */
export const uploadsOf = (items: readonly MediaItem[]) =>
  items.flatMap(({ uploadId }) => (uploadId ? [{ uploadId }] : []))

/** What was taken away of a listing's own files. */
export function removedIds(before: readonly MediaItem[], after: readonly MediaItem[]): string[] {
  const kept = new Set(after.map(({ storedId }) => storedId))
  return before.flatMap(({ storedId }) => (storedId && !kept.has(storedId) ? [storedId] : []))
}

/** Whether a list of pictures is more than its own old ones in order, with new ones behind. */
export function isReordered(before: readonly MediaItem[], after: readonly MediaItem[]): boolean {
  const kept = before.filter(({ storedId }) => after.some((item) => item.storedId === storedId))
  const natural = [...kept, ...after.filter(({ storedId }) => !storedId)]
  return natural.some(({ id }, index) => after[index]?.id !== id)
}

/** The files of something that is changed, as they were and as they are wanted. */
export type EditedMedia = { before: MediaLists; after: MediaLists }
