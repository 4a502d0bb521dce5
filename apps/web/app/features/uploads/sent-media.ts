import type { TurnDegrees } from '@gable/domain/photo-rules'
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

/** How far pictures are turned, by the names that `orderOf` gives them. */
export function turnsOf(items: readonly MediaItem[]): Record<string, TurnDegrees> {
  const names = orderOf(items)
  const sent = items.filter(({ storedId, uploadId }) => storedId ?? uploadId)
  return toTurns(sent.map(({ turn }, index) => [names[index] ?? '', turn]))
}

/** The same for a new listing, whose first picture is sent apart. */
export function turnsOfNew([cover, ...gallery]: readonly MediaItem[]): Record<string, TurnDegrees> {
  return toTurns([['new:cover', cover?.turn], ...gallery.map(({ turn }, index) => [`new:${index}`, turn] as const)])
}

const toTurns = (entries: readonly (readonly [string, TurnDegrees | undefined])[]): Record<string, TurnDegrees> =>
  Object.fromEntries(entries.flatMap(([name, turn]) => (turn ? [[name, turn]] : [])))

/** The files of something that is changed, as they were and as they are wanted. */
export type EditedMedia = { before: MediaLists; after: MediaLists }
