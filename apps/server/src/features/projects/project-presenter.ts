import type { ListerAgent, Picture } from '@gable/contract/property'
import type { Project, ProjectCard, ProjectDetail } from '@gable/contract/project'
import { fromMinor } from '@gable/domain/currency'
import type { PictureRoom } from '@gable/domain/picture-rooms'
import { portraitFile } from '@gable/domain/portrait'
import type { Catalogue } from '../catalogue/translated-catalogue.ts'
import { textLanguageOf } from '../listings/texts/in-language.ts'
import type { ListingText } from '../listings/texts/listing-texts.repository.ts'
import type { SavedPlan } from './arrange-plans.ts'
import type { ProjectDeps } from './project-deps.ts'
import type { findVisibleProject, listVisibleCards } from './reading.repository.ts'

export type Presenter = { catalogue: Catalogue } & Pick<ProjectDeps, 'mediaUrl' | 'signPicture' | 'signForInsiders'>
export type CardRow = Awaited<ReturnType<typeof listVisibleCards>>[number]
export type DetailRow = NonNullable<Awaited<ReturnType<typeof findVisibleProject>>>
type PictureRow = {
  id: string
  width: number
  height: number
  widths: number[]
  placeholder: string | null
  /** Only where the whole project is read. */
  room?: PictureRoom | null
}
type Documents = Awaited<ReturnType<ProjectDeps['documents']['present']>>

/** A row as people see it: ids as names, pictures with their addresses. */
export function toCard(row: CardRow | DetailRow, titleImage: Picture | null, { catalogue }: Presenter): ProjectCard {
  const category = catalogue.categories.get(row.categoryId)
  if (!category) throw new Error(`Project ${row.id} is of an unknown category`)
  const { id, slug, title, type, city, state, country, address, latitude, longitude, isGated } = row
  return {
    id,
    slug,
    title,
    textLanguage: textLanguageOf(row),
    type,
    city,
    state,
    country,
    address,
    latitude,
    longitude,
    isGated,
    priceFrom: row.priceFromMinor === null || !row.currency ? null : fromMinor(row.priceFromMinor, row.currency),
    currency: row.currency,
    unitCount: row.unitCount,
    deliveryOn: row.deliveryOn,
    titleImage,
    category: { id: category.id, slug: category.slug, name: category.name },
    publishedAt: (row.publishedAt ?? row.createdAt).toISOString(),
  }
}

/** A card of "my projects". */
export const toOwnCard = (row: CardRow, presenter: Presenter): Project => ({
  ...toCard(row, joinedPicture(row, presenter), presenter),
  reviewState: row.reviewState,
  isActive: row.isActive,
  isOwn: true,
  own: toOwnFacts(row),
})

const toOwnFacts = ({ version, rejectReason }: CardRow | DetailRow) => ({ version, rejectReason })

type Parts = {
  row: DetailRow
  textLanguages: string[]
  /** In every language. */
  texts: ListingText[]
  pictures: PictureRow[]
  plans: SavedPlan[]
  /** Those of the plans among them; what is missing is not ready for this viewer. */
  documents: Documents
  documentIds: string[]
  similar: ProjectCard[]
  isOwn: boolean
  isReported: boolean
  contactClosed: ProjectDetail['contactClosed']
  agent: ListerAgent | null
  isInside: boolean
}

export function toDetail(parts: Parts, presenter: Presenter): ProjectDetail {
  const { row, similar, isOwn, isReported, contactClosed, isInside } = parts
  const [titleImage = null, ...gallery] = parts.pictures.map((picture) => toPicture(picture, row, presenter))
  const metaImage = joinedPicture(row, presenter)
  // Cards show the cover of a gated project to everybody; the rest is for those inside.
  const inside = (picture: Picture) =>
    row.isGated && row.isPublic ? { ...picture, url: presenter.signPicture(picture.id) } : picture
  const documents = new Map(parts.documents.map((document) => [document.id, document]))
  return {
    ...toCard(row, titleImage, presenter),

    textLanguages: parts.textLanguages,
    gallery: gallery.map(inside),
    similar,
    isOwn,
    isReported,
    contactClosed,
    description: row.description,
    videoLink: row.videoLink,
    plans: parts.plans.map(({ id, title, documentId }) => ({ id, title, document: documents.get(documentId) ?? null })),
    documents: parts.documentIds.flatMap((id) => documents.get(id) ?? []),
    meta: {
      title: row.metaTitle,
      description: row.metaDescription,
      keywords: row.metaKeywords,
      image: metaImage && inside(metaImage),
    },
    reviewState: row.reviewState,
    isActive: row.isActive,
    lister: { ...toLister(row, presenter), agent: parts.agent },
    own: isInside ? { ...toOwnFacts(row), ownTexts: parts.texts } : null,
  }
}

function toLister(row: DetailRow, { mediaUrl }: Presenter) {
  const portrait = portraitFile(row.portraitId, row.portraitWidths)
  return {
    id: row.ownerId,
    name: row.listerName,
    profileImageUrl: portrait ? `${mediaUrl}/${portrait}` : '',
    memberSince: row.listerSince.toISOString(),
  }
}

type IsPublic = { isPublic: boolean }
type Joined = { mediaId: string | null } & {
  [Column in Exclude<keyof PictureRow, 'id' | 'room'>]: PictureRow[Column] | null
}

export const joinedPicture = (
  { mediaId, width, height, widths, placeholder, isPublic }: Joined & IsPublic,
  presenter: Presenter,
) =>
  mediaId && width && height
    ? toPicture({ id: mediaId, width, height, widths: widths ?? [], placeholder }, { isPublic }, presenter)
    : null

const toPicture = (picture: PictureRow, { isPublic }: IsPublic, { mediaUrl, signForInsiders }: Presenter): Picture => ({
  ...picture,
  url: isPublic ? `${mediaUrl}/${picture.id}` : signForInsiders(picture.id),
})
