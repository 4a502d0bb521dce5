import type { PropertyDetail } from '@gable/contract/property'
import { metaKeywords } from '@gable/domain/meta-rules'
import { type MediaItem, type MediaLists, noMedia } from '../../../uploads/media-list.ts'
import { toPictureSource } from '../../../gallery/picture-source.ts'
import { emptyPosting, type PostingValues } from './posting-values.ts'

/** A listing as its owner typed it once. */
export function toValues(home: PropertyDetail): PostingValues {
  const { latitude, longitude } = home.own ?? home
  return {
    ...emptyPosting,
    hidesLocation: false,
    ...sameIn(home),
    ...sameIn(home.own ?? {}),
    categoryId: String(home.category.id),
    parameters: Object.fromEntries(
      home.parameters.map(({ id, value }) => [id, Array.isArray(value) ? value : String(value)]),
    ),
    facilities: Object.fromEntries(home.facilities.map(({ id, distanceKm }) => [id, String(distanceKm)])),
    latitude: String(latitude),
    longitude: String(longitude),
    metaTitle: home.meta.title,
    metaDescription: home.meta.description,
    metaKeywords: metaKeywords(home.meta.keywords),
  }
}

/** What is called and typed alike in the answer and in the form. */
function sameIn(answer: object): Partial<PostingValues> {
  const empty = new Map<string, unknown>(Object.entries(emptyPosting))
  return Object.fromEntries(
    Object.entries(answer).filter(([name, value]) => empty.has(name) && typeof value === typeof empty.get(name)),
  )
}

/** Its pictures and documents as they are on the server. */
export function toMedia({ titleImage, gallery, panorama, documents, meta }: PropertyDetail): MediaLists {
  const pictures = (list: readonly (typeof titleImage)[]) => list.flatMap((one) => (one ? [toItem(one)] : []))
  return {
    ...noMedia,
    photos: pictures([titleImage, ...gallery]),
    panorama: pictures([panorama]),
    shareImage: pictures([meta.image]),
    documents: documents.map(({ id, name }) => ({ id, name, storedId: id })),
  }
}

const toItem = (picture: NonNullable<PropertyDetail['titleImage']>): MediaItem => ({
  id: picture.id,
  name: '',
  storedId: picture.id,
  previewUrl: toPictureSource(picture)?.src,
})
