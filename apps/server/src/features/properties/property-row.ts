import type { Picture, PropertyCard, PropertyDetail } from '@gable/contract/property'
import { fromMinor } from '@gable/domain/currency'
import { portraitFile } from '@gable/domain/portrait'
import { toReference } from '@gable/domain/reference'
import type { Catalogue } from '../catalogue/translated-catalogue.ts'
import { stateParameters } from './property-parameters.ts'
import type { findVisibleProperty, listVisibleCards, PictureRow } from './properties.repository.ts'

export type Presenter = {
  catalogue: Catalogue
  mediaUrl: string
}
type DetailRow = NonNullable<Awaited<ReturnType<typeof findVisibleProperty>>>
type CardRow = Omit<Awaited<ReturnType<typeof listVisibleCards>>[number], keyof PictureRow | 'mediaId'> & { id: number }

/** A row as people see it: money as a decimal, ids as names, pictures with their addresses. */
export function toCard(row: CardRow, presenter: Presenter): PropertyCard {
  const category = presenter.catalogue.categories.get(row.categoryId)
  if (!category) throw new Error(`Property ${row.id} is of an unknown category`)
  return {
    id: row.id,
    slug: row.slug,
    reference: toReference(row.id),
    title: row.title,
    price: fromMinor(row.priceMinor, row.currency),
    currency: row.currency,
    deal: row.deal,
    rentPeriod: row.rentPeriod,
    category: { id: category.id, slug: category.slug, name: category.name },
    city: row.city,
    state: row.state,
    country: row.country,
    address: row.address,
    latitude: row.latitude,
    longitude: row.longitude,
    isApproximate: false,
    titleImage: row.titleImage && toPicture(row.titleImage, presenter),
    parameters: stateParameters(row.parameters, presenter.catalogue.cardParameters),
    marketState: row.marketState,
    isPremium: false,
    isLocked: false,
    publishedAt: (row.publishedAt ?? row.createdAt).toISOString(),
  }
}

export function toDetail(row: DetailRow, pictures: PictureRow[], presenter: Presenter, isOwn: boolean): PropertyDetail {
  const [titleImage = null, ...others] = pictures
  return {
    ...toCard({ ...row, titleImage }, presenter),
    parameters: stateParameters(row.parameters, presenter.catalogue.parameters.values()),
    description: row.description,
    gallery: others.map((picture) => toPicture(picture, presenter)),
    panorama: null,
    videoLink: '',
    documents: [],
    facilities: [],
    meta: { title: '', description: '', keywords: '', image: null },
    reviewState: row.reviewState,
    isActive: row.isActive,
    isOwn,
    priceHistory: [],
    daysOnMarket: null,
    own: null,
    similar: [],
    lister: toLister(row, presenter),
  }
}

function toLister(row: DetailRow, { mediaUrl }: Presenter): PropertyDetail['lister'] {
  const portrait = portraitFile(row.portraitId, row.portraitWidths)
  return {
    id: row.ownerId,
    name: row.listerName,
    profileImageUrl: portrait ? `${mediaUrl}/${portrait}` : '',
    memberSince: row.listerSince.toISOString(),
  }
}

const toPicture = ({ id, width, height, widths, placeholder }: PictureRow, { mediaUrl }: Presenter): Picture => ({
  id,
  url: `${mediaUrl}/${id}`,
  width,
  height,
  widths,
  placeholder,
})
