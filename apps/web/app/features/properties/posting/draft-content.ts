import type { DraftContent } from '@gable/contract/drafts'
import { metaKeywords } from '@gable/domain/meta-rules'
import { type MediaItem, type MediaLists, noMedia } from '../../../uploads/media-list.ts'
import { emptyPosting, type PostingValues } from './posting-values.ts'

/** The form as the server keeps it: what was typed as it was typed, and of files those that have arrived. */
export function toDraftContent(values: PostingValues, media: MediaLists): DraftContent {
  const { categoryId, latitude, longitude, metaKeywords: keywords, parameters, facilities, ...texts } = values
  return {
    ...texts,
    ...(categoryId === '' ? {} : { categoryId: Number(categoryId) }),
    ...onlyNumber('latitude', latitude, 90),
    ...onlyNumber('longitude', longitude, 180),
    metaKeywords: keywords.join(', '),
    parameters: withoutEmpty(parameters),
    facilities: withoutEmpty(facilities),
    pictures: arrivedIn(media.photos).map(({ uploadId }) => uploadId),
    documents: arrivedIn(media.documents).map(({ uploadId, name }) => ({ id: uploadId, name })),
    ...one('panorama', media.panorama),
    ...one('metaImage', media.shareImage),
  }
}

export function toPostingValues(content: DraftContent): PostingValues {
  const { categoryId, latitude, longitude, metaKeywords: keywords } = content
  const known = Object.entries(content).filter(([name, value]) => name in emptyPosting && value !== undefined)
  return {
    ...emptyPosting,
    ...Object.fromEntries(known),
    categoryId: categoryId === undefined ? '' : String(categoryId),
    latitude: latitude === undefined ? '' : String(latitude),
    longitude: longitude === undefined ? '' : String(longitude),
    metaKeywords: metaKeywords(keywords ?? ''),
  }
}

export function toMediaLists({ pictures = [], documents = [], panorama, metaImage }: DraftContent): MediaLists {
  return {
    ...noMedia,
    photos: pictures.map(toItem),
    documents: documents.map(({ id, name }) => ({ id, name, uploadId: id })),
    panorama: panorama ? [toItem(panorama)] : [],
    shareImage: metaImage ? [toItem(metaImage)] : [],
  }
}

/** A picture that was uploaded on another device can be looked at from here as well. */
const toItem = (uploadId: string): MediaItem => ({
  id: uploadId,
  name: '',
  uploadId,
  previewUrl: `/api/uploads/${uploadId}/preview`,
})

type Arrived = MediaItem & { uploadId: string }
const arrivedIn = (items: readonly MediaItem[]) => items.filter((item): item is Arrived => item.uploadId !== undefined)

function one<Name extends string>(name: Name, items: readonly MediaItem[]) {
  const [first] = arrivedIn(items)
  return (first ? { [name]: first.uploadId } : {}) as { [N in Name]?: string }
}

function onlyNumber<Name extends string>(name: Name, text: string, most: number) {
  const value = Number(text)
  const isGood = text.trim() !== '' && Number.isFinite(value) && Math.abs(value) <= most
  return (isGood ? { [name]: value } : {}) as { [N in Name]?: number }
}

const withoutEmpty = <Value extends string | string[]>(record: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value && value.length > 0))
