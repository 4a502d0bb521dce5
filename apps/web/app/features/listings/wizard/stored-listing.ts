import type { Translation } from '@gable/contract/content-fields'
import type { Picture } from '@gable/contract/property'
import { metaKeywords } from '@gable/domain/meta-rules'
import { toPictureSource } from '#app/features/gallery/picture-source.ts'
import { type MediaItem, type MediaLists, noMedia } from '#app/features/uploads/media-list.ts'
import type { ListingValues } from './listing-values.ts'

type Place = { address: string; latitude: number; longitude: number }

/** What every kind of listing has once it is on the server. */
export type StoredListing = Place & {
  id: number
  slug: string
  category: { id: number }
  title: string
  description: string
  city: string
  state: string
  country: string
  videoLink: string
  titleImage: Picture | null
  gallery: readonly Picture[]
  documents: readonly { id: string; name: string }[]
  meta: { title: string; description: string; keywords: string; image: Picture | null }
  /** With its texts in all languages, the first it was written in first. */
  own: { ownTexts?: readonly Translation[] | undefined } | null
}

/** A listing as its owner typed it once; `place` is where it really is, if visitors are told something else. */
export function toListingValues(listing: StoredListing, place: Place = listing): ListingValues {
  const { city, state, country, videoLink, meta } = listing
  const [{ title, description, language } = { ...listing, language: '' }, ...translations] = listing.own?.ownTexts ?? []
  return {
    title,
    description,
    textLanguage: language,
    translations,
    city,
    state,
    country,
    videoLink,
    address: place.address,
    latitude: String(place.latitude),
    longitude: String(place.longitude),
    categoryId: String(listing.category.id),
    metaTitle: meta.title,
    metaDescription: meta.description,
    metaKeywords: metaKeywords(meta.keywords),
  }
}

/** Its pictures and documents as they are on the server. */
export function toListingMedia({ titleImage, gallery, documents, meta }: StoredListing): MediaLists {
  return {
    ...noMedia,
    photos: storedPictures([titleImage, ...gallery]),
    shareImage: storedPictures([meta.image]),
    documents: documents.map(({ id, name }) => ({ id, name, storedId: id })),
  }
}

export const storedPictures = (pictures: readonly (Picture | null)[]): MediaItem[] =>
  pictures.flatMap((picture) => (picture ? [toItem(picture)] : []))

const toItem = (picture: Picture): MediaItem => ({
  id: picture.id,
  name: '',
  storedId: picture.id,
  previewUrl: toPictureSource(picture)?.src,
  ...(picture.room ? { room: picture.room } : {}),
})
