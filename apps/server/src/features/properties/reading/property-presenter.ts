import type { ListerAgent, OwnFacts, Picture, Property, PropertyCard } from '@gable/contract/property'
import { ownTextNames } from '@gable/contract/property-content'
import { isPlaceHidden, shownAddressOf } from '@gable/domain/address-places'
import { fromMinor } from '@gable/domain/currency'
import { portraitFile } from '@gable/domain/portrait'
import { toReference } from '@gable/domain/reference'
import { textLanguageOf } from '../../listings/texts/in-language.ts'
import type { Catalogue } from '../../catalogue/translated-catalogue.ts'
import { toStatedParameters } from '../posting/property-parameters.ts'
import type { findVisibleProperty, listOwnCards, listVisibleCards, PictureRow } from './reading.repository.ts'

export type Presenter = {
  catalogue: Catalogue
  mediaUrl: string
  /** The address of a picture that not everybody may see, for a while. */
  signPicture: (mediaId: string) => string
  /** The same of what is not public, for its lister and staff. */
  signForInsiders: (mediaId: string) => string
}
export type DetailRow = NonNullable<Awaited<ReturnType<typeof findVisibleProperty>>>
type Card<List extends (...given: never[]) => Promise<{ id: number }[]>> = Omit<
  Awaited<ReturnType<List>>[number],
  keyof PictureRow | 'mediaId' | 'description'
> & { id: number }
export type CardRow = Card<typeof listVisibleCards>
type OwnRow = Card<typeof listOwnCards>

/** A row as people see it: money as a decimal, ids as names, pictures with their addresses. */
export function toCard(
  row: CardRow,
  presenter: Presenter,
  isLocked: boolean,
  more: readonly PictureRow[] = [],
): PropertyCard {
  const category = presenter.catalogue.categories.get(row.categoryId)
  if (!category) throw new Error(`Property ${row.id} is of an unknown category`)
  const { id, currency, deal, rentPeriod, city, state, country, latitude, longitude, marketState, isPremium } = row
  return {
    id,
    currency,
    deal,
    rentPeriod,
    city,
    state,
    country,
    latitude,
    longitude,
    marketState,
    isPremium,
    isLocked,
    isFavourite: row.isFavourite,
    reference: toReference(id),
    category: { id: category.id, slug: category.slug, name: category.name },
    isApproximate: isPlaceHidden(row),
    publishedAt: (row.publishedAt ?? row.createdAt).toISOString(),
    ...(isLocked ? lockedFacts(row) : openFacts(row, presenter)),
    ...(more.length > 0 && !isLocked ? { moreImages: more.map((one) => toPicture(one, row, presenter)) } : {}),
  }
}

const openFacts = (row: CardRow, presenter: Presenter) => ({
  slug: row.slug,
  title: row.title,
  textLanguage: textLanguageOf(row),
  price: fromMinor(row.priceMinor, row.currency),
  address: shownAddressOf(row) || areaOf(row),
  titleImage: row.titleImage && toPicture(row.titleImage, row, presenter),
  parameters: toStatedParameters(row.parameters, presenter.catalogue.cardParameters),
  views: row.views,
  likes: row.likes,
})

/** That a home is there, and nothing else: the slug would tell the title, a picture's address all its sizes. */
const lockedFacts = (row: CardRow) => ({
  slug: toReference(row.id).toLowerCase(),
  title: '',
  price: null,
  address: areaOf(row),
  titleImage: row.titleImage && { ...row.titleImage, id: '', url: '', widths: [] },
  parameters: [],
  views: 0,
  likes: 0,
})

const areaOf = ({ city, state, country }: CardRow) => [...new Set([city, state, country])].join(', ')

export const pick = <Row, Name extends keyof Row>(row: Row, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Row, Name>

/** For its lister and reviewers. */
export const toOwnFacts = (row: OwnRow): OwnFacts => ({
  ...pick(row, ownTextNames),
  version: row.version,
  address: row.address,
  latitude: row.exactLatitude,
  longitude: row.exactLongitude,
  hidesLocation: row.hidesLocation,
  rejectReason: row.rejectReason,
  expiresAt: row.expiresAt?.toISOString() ?? null,
  interested: row.interested,
})

/** A card of "my listings". */
export const toOwnCard = (row: OwnRow, presenter: Presenter): Property => ({
  ...toCard(row, presenter, false),
  reviewState: row.reviewState,
  isActive: row.isActive,
  isOwn: true,
  own: toOwnFacts(row),
})

export function toLister(row: DetailRow, { mediaUrl }: Presenter, agent: ListerAgent | null) {
  const portrait = portraitFile(row.portraitId, row.portraitWidths)
  return {
    id: row.ownerId,
    name: row.listerName,
    profileImageUrl: portrait ? `${mediaUrl}/${portrait}` : '',
    memberSince: row.listerSince.toISOString(),
    agent,
  }
}

export const toPicture = (
  { id, width, height, widths, placeholder, room }: PictureRow,
  { isPremium, isPublic }: Pick<CardRow, 'isPremium' | 'isPublic'>,
  { mediaUrl, signPicture, signForInsiders }: Presenter,
): Picture => ({
  id,
  url: !isPublic ? signForInsiders(id) : isPremium ? signPicture(id) : `${mediaUrl}/${id}`,
  width,
  height,
  widths,
  placeholder,
  ...(room === undefined ? {} : { room }),
})
