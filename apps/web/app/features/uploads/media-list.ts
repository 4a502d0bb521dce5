import { addTurns, maxPhotos, type TurnDegrees } from '@gable/domain/photo-rules'
import type { PictureRoom } from '@gable/domain/picture-rooms'
import type { FileProblem } from './file-checks.ts'
import type { Upload } from './upload-queue.ts'

/** Where a file of a listing goes. */
export type MediaSlot = 'photos' | 'panorama' | 'documents' | 'plans' | 'shareImage'

export type MediaItem = {
  id: string
  name: string
  /** A finished upload, which calls take in place of the file. */
  uploadId?: string | undefined
  /** Its id on a listing that has it already. */
  storedId?: string | undefined
  previewUrl?: string | undefined
  /** How far it is turned from how it came, which the server does when it is sent. */
  turn?: TurnDegrees | undefined
  /** What it shows, as the lister says. */
  room?: PictureRoom | null | undefined
}
export type MediaLists = Record<MediaSlot, readonly MediaItem[]>
export type RefusedFile = { id: string; slot: MediaSlot; name: string; problem: FileProblem }

export const noMedia: MediaLists = { photos: [], panorama: [], documents: [], plans: [], shareImage: [] }

export const maxPerSlot: Record<MediaSlot, number> = {
  photos: maxPhotos,
  panorama: 1,
  documents: 20,
  plans: 50,
  shareImage: 1,
}

export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const [item] = items.slice(from, from + 1)
  if (item === undefined || to < 0 || to >= items.length) return [...items]
  return items.toSpliced(from, 1).toSpliced(to, 0, item)
}

/** One of the items turned further, clockwise. */
export const turned = (items: readonly MediaItem[], id: string, by: TurnDegrees): MediaItem[] =>
  items.map((item) => (item.id === id ? { ...item, turn: addTurns(item.turn ?? 0, by) } : item))

/** One of the items with what it shows; null where that is not said. */
export const withRoom = (items: readonly MediaItem[], id: string, room: PictureRoom | null): MediaItem[] =>
  items.map((item) => (item.id === id ? { ...item, room } : item))

/** The items as they are now that some of them have arrived. */
export const withArrivals = (items: readonly MediaItem[], uploads: ReadonlyMap<string, Upload>): MediaItem[] =>
  items.map((item) => ({ ...item, uploadId: item.uploadId ?? uploads.get(item.id)?.uploadId }))
