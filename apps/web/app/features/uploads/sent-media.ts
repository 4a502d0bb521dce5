import type { TurnDegrees } from '@gable/domain/photo-rules'
import type { PictureRoom } from '@gable/domain/picture-rooms'
import type { MediaItem, MediaLists } from './media-list.ts'

type Named = readonly [name: string, item: MediaItem]

/** The finished uploads of a list, as file fields take them. */
export const uploadsOf = (items: readonly MediaItem[]) =>
  items.flatMap(({ uploadId }) => (uploadId ? [{ uploadId }] : []))

/** What was taken away of a listing's own files. */
export function removedIds(before: readonly MediaItem[], after: readonly MediaItem[]): string[] {
  const remaining = new Set(after.map(({ storedId }) => storedId))
  return before.flatMap(({ storedId }) => (storedId && !remaining.has(storedId) ? [storedId] : []))
}

/** Pictures by the names that updates know them by: the new ones, which have no id yet, by their place among the new. */
function named(items: readonly MediaItem[]): Named[] {
  let next = 0
  return items.flatMap((item): Named[] => {
    if (item.storedId) return [[item.storedId, item]]
    return item.uploadId ? [[`new:${next++}`, item]] : []
  })
}

/** The same for a new listing, whose first picture is sent apart. */
const namedNew = (items: readonly MediaItem[]): Named[] =>
  items.map((item, index) => [index === 0 ? 'new:cover' : `new:${index - 1}`, item])

/** The order of a list of pictures as updates take it. */
export const orderOf = (items: readonly MediaItem[]): string[] => named(items).map(([name]) => name)

/** How far pictures are turned. */
export const turnsOf = (items: readonly MediaItem[]) => toTurns(named(items))
export const turnsOfNew = (items: readonly MediaItem[]) => toTurns(namedNew(items))

const toTurns = (items: readonly Named[]): Record<string, TurnDegrees> =>
  Object.fromEntries(items.flatMap(([name, { turn }]) => (turn ? [[name, turn]] : [])))

/** Which pictures are said to show another room than before; null where none is said any more. */
export const roomsOf = (before: readonly MediaItem[], after: readonly MediaItem[]) => changedRooms(before, named(after))
export const roomsOfNew = (items: readonly MediaItem[]) => changedRooms([], namedNew(items))

export function changedRooms(before: readonly MediaItem[], now: readonly Named[]): Record<string, PictureRoom | null> {
  const known = new Map(before.map(({ id, room }) => [id, room]))
  const changed = now.filter(([, { id, room }]) => (room ?? null) !== (known.get(id) ?? null))
  return Object.fromEntries(changed.map(([name, { room }]) => [name, room ?? null]))
}

/** The files of something that is changed, as they were and as they are wanted. */
export type EditedMedia = { before: MediaLists; after: MediaLists }
