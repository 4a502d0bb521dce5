import type { DraftContent } from '@gable/contract/drafts'
import { metaKeywords } from '@gable/domain/meta-rules'
import { type MediaItem, type MediaLists, noMedia } from '#app/features/uploads/media-list.ts'
import { changedRooms } from '#app/features/uploads/sent-media.ts'
import type { ListingValues } from '../listing-values.ts'

/**
 * The form as the server keeps it: what was typed as it was typed, and of files those that have arrived. `own` is what a
 * kind of listing keeps in another form than it is typed in.
 */
export function toDraftContent(values: ListingValues, media: MediaLists, own: DraftContent): DraftContent {
  const { categoryId, latitude, longitude, metaKeywords: keywords, ...texts } = values
  return {
    ...texts,
    ...own,
    ...(categoryId === '' ? {} : { categoryId: Number(categoryId) }),
    ...onlyNumber('latitude', latitude, 90),
    ...onlyNumber('longitude', longitude, 180),
    metaKeywords: keywords.join(', '),
    pictures: arrivedIn(media.photos).map(({ uploadId }) => uploadId),
    ...onlyTurns(media.photos),
    ...onlyRooms([], media.photos),
    documents: arrivedIn(media.documents).map(({ uploadId, name }) => ({ id: uploadId, name })),
    ...oneArrived('panorama', media.panorama),
    ...oneArrived('metaImage', media.shareImage),
  }
}

/** What the content does not say is as it was before. */
export function fromDraftContent<Values extends ListingValues>(before: Values, content: DraftContent): Values {
  const { categoryId, latitude, longitude, metaKeywords: keywords } = content
  const known = Object.entries(content).filter(([name, value]) => name in before && value !== undefined)
  return {
    ...before,
    ...Object.fromEntries(known),
    categoryId: categoryId === undefined ? before.categoryId : String(categoryId),
    latitude: latitude === undefined ? before.latitude : String(latitude),
    longitude: longitude === undefined ? before.longitude : String(longitude),
    metaKeywords: keywords === undefined ? before.metaKeywords : metaKeywords(keywords),
  }
}

export function toDraftMedia(content: DraftContent): MediaLists {
  const { pictures = [], documents = [], plans = [], panorama, metaImage } = content
  return {
    ...noMedia,
    photos: toStoredItems(pictures).map((photo) => withLook(photo, content)),
    documents: documents.map(({ id, name }) => ({ id, name, uploadId: id })),
    plans: plans.flatMap(({ id, document, name = '' }) => (document ? [{ id, name, uploadId: document }] : [])),
    panorama: toStoredItems(panorama ? [panorama] : []),
    shareImage: toStoredItems(metaImage ? [metaImage] : []),
  }
}

/** A picture that was uploaded on another device can be looked at from here as well. */
const toStoredItems = (uploadIds: readonly string[]): MediaItem[] =>
  uploadIds.map((uploadId) => ({
    id: uploadId,
    name: '',
    uploadId,
    previewUrl: `/api/uploads/${uploadId}/preview`,
  }))

type Looks = Pick<DraftContent, 'pictureTurns' | 'pictureRooms'>

/** Turned and named as the content says, by the id of the upload or of the picture of a listing. */
export function withLook(item: MediaItem, { pictureTurns = {}, pictureRooms = {} }: Looks): MediaItem {
  const name = item.storedId ?? item.uploadId ?? ''
  const [turn, room] = [pictureTurns[name], pictureRooms[name]]
  return { ...item, ...(turn ? { turn } : {}), ...(room === undefined ? {} : { room }) }
}

/** Of the rooms of pictures those that are others than before. */
export function onlyRooms(
  before: readonly MediaItem[],
  photos: readonly MediaItem[],
): Pick<DraftContent, 'pictureRooms'> {
  const named = photos.flatMap((item) => {
    const name = item.storedId ?? item.uploadId
    return name ? [[name, item] as const] : []
  })
  const pictureRooms = changedRooms(before, named)
  return Object.keys(pictureRooms).length > 0 ? { pictureRooms } : {}
}

function onlyTurns(photos: readonly MediaItem[]): Pick<DraftContent, 'pictureTurns'> {
  const turned = photos.flatMap(({ storedId, uploadId, turn }) => {
    const name = storedId ?? uploadId
    return name && turn ? [[name, turn] as const] : []
  })
  return turned.length > 0 ? { pictureTurns: Object.fromEntries(turned) } : {}
}

type Arrived = MediaItem & { uploadId: string }
/** Of files a draft keeps those that have arrived. */
export const arrivedIn = (items: readonly MediaItem[]) =>
  items.filter((item): item is Arrived => item.uploadId !== undefined)

function oneArrived<Name extends string>(name: Name, items: readonly MediaItem[]) {
  const [first] = arrivedIn(items)
  return (first ? { [name]: first.uploadId } : {}) as { [N in Name]?: string }
}

/** What is no number, or too large a one, is left out. */
function onlyNumber<Name extends string>(name: Name, text: string, most: number) {
  const value = Number(text)
  const isGood = text.trim() !== '' && Number.isFinite(value) && Math.abs(value) <= most
  return (isGood ? { [name]: value } : {}) as { [N in Name]?: number }
}
