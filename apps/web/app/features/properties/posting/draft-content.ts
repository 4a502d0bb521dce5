import type { DraftContent } from '@gable/contract/drafts'
import { metaKeywords } from '@gable/domain/meta-rules'
import { arrivedIn, keptPictures, onlyNumber, oneArrived } from '#app/features/listings/wizard/drafts/draft-parts.ts'
import { type MediaLists, noMedia } from '#app/features/uploads/media-list.ts'
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
    ...oneArrived('panorama', media.panorama),
    ...oneArrived('metaImage', media.shareImage),
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
    photos: keptPictures(pictures),
    documents: documents.map(({ id, name }) => ({ id, name, uploadId: id })),
    panorama: keptPictures(panorama ? [panorama] : []),
    shareImage: keptPictures(metaImage ? [metaImage] : []),
  }
}

const withoutEmpty = <Value extends string | string[]>(record: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value && value.length > 0))
