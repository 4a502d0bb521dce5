import type { MediaItem } from '#app/features/uploads/media-list.ts'

/** A picture that was uploaded on another device can be looked at from here as well. */
export const keptPictures = (uploadIds: readonly string[]): MediaItem[] =>
  uploadIds.map((uploadId) => ({
    id: uploadId,
    name: '',
    uploadId,
    previewUrl: `/api/uploads/${uploadId}/preview`,
  }))

type Arrived = MediaItem & { uploadId: string }
/** Of files a draft keeps those that have arrived. */
export const arrivedIn = (items: readonly MediaItem[]) =>
  items.filter((item): item is Arrived => item.uploadId !== undefined)

export function oneArrived<Name extends string>(name: Name, items: readonly MediaItem[]) {
  const [first] = arrivedIn(items)
  return (first ? { [name]: first.uploadId } : {}) as { [N in Name]?: string }
}

/** What is no number, or too large a one, is left out. */
export function onlyNumber<Name extends string>(name: Name, text: string, most: number) {
  const value = Number(text)
  const isGood = text.trim() !== '' && Number.isFinite(value) && Math.abs(value) <= most
  return (isGood ? { [name]: value } : {}) as { [N in Name]?: number }
}
