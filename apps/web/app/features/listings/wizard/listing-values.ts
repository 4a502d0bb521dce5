import type { Translation } from '@gable/contract/content-fields'

/** What is typed about every kind of listing: figures are text until they are sent. */
export type ListingValues = {
  categoryId: string
  title: string
  description: string
  /** Empty as long as the letters of the title tell it. */
  textLanguage: string
  translations: Translation[]
  address: string
  city: string
  state: string
  country: string
  latitude: string
  longitude: string
  videoLink: string
  metaTitle: string
  metaDescription: string
  metaKeywords: string[]
}

export const emptyListing: ListingValues = {
  categoryId: '',
  title: '',
  description: '',
  textLanguage: '',
  translations: [],
  address: '',
  city: '',
  state: '',
  country: '',
  latitude: '',
  longitude: '',
  videoLink: '',
  metaTitle: '',
  metaDescription: '',
  metaKeywords: [],
}
