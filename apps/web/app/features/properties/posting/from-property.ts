import type { PropertyDetail } from '@gable/contract/property'
import { metaKeywords } from '@gable/domain/meta-rules'
import { toPictureSource } from '#app/features/gallery/picture-source.ts'
import { type MediaItem, type MediaLists, noMedia } from '#app/features/uploads/media-list.ts'
import { emptyPosting, type PostingValues } from './posting-values.ts'

/** A listing as its owner typed it once. */
export function toValues(home: PropertyDetail): PostingValues {
  const place = home.own ?? home
  return {
    ...emptyPosting,
    deal: home.deal,
    rentPeriod: home.rentPeriod ?? emptyPosting.rentPeriod,
    categoryId: String(home.category.id),
    title: home.title,
    description: home.description,
    price: home.price ?? '',
    isPremium: home.isPremium,
    parameters: Object.fromEntries(
      home.parameters.map(({ id, value }) => [id, Array.isArray(value) ? value : String(value)]),
    ),
    facilities: Object.fromEntries(home.facilities.map(({ id, distanceKm }) => [id, String(distanceKm)])),

    address: place.address,
    city: home.city,
    state: home.state,
    country: home.country,
    latitude: String(place.latitude),
    longitude: String(place.longitude),
    hidesLocation: home.own?.hidesLocation ?? false,
    clientAddress: home.own?.clientAddress ?? '',
    videoLink: home.videoLink,
    metaTitle: home.meta.title,
    metaDescription: home.meta.description,
    metaKeywords: metaKeywords(home.meta.keywords),
  }
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
