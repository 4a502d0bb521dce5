import type { ListerAgent, PropertyCard, PropertyDetail } from '@gable/contract/property'
import { shownTextNames } from '@gable/contract/property-content'
import type { ListingText } from '../../listings/texts/listing-texts.repository.ts'
import type { FacilityDistance, listPicturesOf } from '../posting/attachments.repository.ts'
import type { listHistory } from './history.repository.ts'
import { daysOnMarket, priceHistory } from './property-history.ts'
import { toStatedParameters } from '../posting/property-parameters.ts'
import { type DetailRow, pick, type Presenter, toCard, toLister, toOwnFacts, toPicture } from './property-presenter.ts'

type Parts = {
  row: DetailRow
  textLanguages: string[]
  /** In every language. */
  texts: ListingText[]
  pictures: Awaited<ReturnType<typeof listPicturesOf>>
  facilities: FacilityDistance[]
  happened: Awaited<ReturnType<typeof listHistory>>
  documents: PropertyDetail['documents']
  similar: PropertyCard[]
  isOwn: boolean
  isReported: boolean
  interest: { isInterested: boolean; sharesContact: boolean } | undefined
  contactClosed: PropertyDetail['contactClosed']
  agent: ListerAgent | null
  /** Its lister or a reviewer. */
  isInside: boolean
}

/** Everything about one home that its reader may know. */
export function toDetail(parts: Parts, presenter: Presenter): PropertyDetail {
  const { row, pictures, happened, similar, isOwn, isReported, interest, contactClosed, isInside, agent } = parts
  const of = (kind: (typeof pictures)[number]['kind']) =>
    pictures.filter((picture) => picture.kind === kind).map((picture) => toPicture(picture, row, presenter))
  const [titleImage = null, ...gallery] = of('gallery')
  // Whoever may read a premium home may also know where it is, unless its lister hides that from all.
  const isShownExactly = !row.hidesLocation
  return {
    ...toCard({ ...row, titleImage: null }, presenter, false),
    ...pick(row, shownTextNames),
    textLanguages: parts.textLanguages,
    ...(isShownExactly && { latitude: row.exactLatitude, longitude: row.exactLongitude }),

    titleImage,
    gallery,
    similar,
    isOwn,
    isReported,
    isInterested: interest?.isInterested ?? false,
    isContactShared: interest?.sharesContact ?? false,
    contactClosed,
    hasNumber: row.hasNumber && contactClosed === null,
    isApproximate: !isShownExactly,
    parameters: toStatedParameters(row.parameters, presenter.catalogue.parameters.values()),
    description: row.description,
    panorama: of('panorama')[0] ?? null,
    documents: parts.documents,
    facilities: toFacilities(parts.facilities, presenter),
    meta: {
      title: row.metaTitle,
      description: row.metaDescription,
      keywords: row.metaKeywords,
      image: of('meta')[0] ?? null,
    },
    reviewState: row.reviewState,
    isActive: row.isActive,
    lister: toLister(row, presenter, agent),
    priceHistory: priceHistory(row, happened),
    daysOnMarket: daysOnMarket(row, happened),
    own: isInside ? { ...toOwnFacts({ ...row, titleImage: null }), ownTexts: parts.texts } : null,
  }
}

function toFacilities(distances: FacilityDistance[], { catalogue }: Presenter) {
  return distances.flatMap(({ facilityId, distanceMetres }) => {
    const facility = catalogue.facilities.get(facilityId)
    return facility ? [{ ...facility, distanceKm: distanceMetres / 1000 }] : []
  })
}
