/** What a listing holds so far, counted; the form and the list of one's homes count it alike. */
export type ListingContent = {
  hasTitle: boolean
  hasPrice: boolean
  hasPlace: boolean
  photos: number
  descriptionWords: number
  /** Of the parameters that its category asks for. */
  details: { filled: number; total: number }
  facilities: number
  documents: number
  hasVideo: boolean
  hasPanorama: boolean
  hasSearchText: boolean
}

export const qualityAims = { photos: 10, descriptionWords: 150, facilities: 4 } as const

/** What each part is worth when nothing of it is missing; together 100. */
const worth = {
  title: 5,
  price: 5,
  place: 10,
  photos: 30,
  description: 15,
  details: 15,
  facilities: 8,
  documents: 4,
  searchText: 3,
  video: 3,
  panorama: 2,
} as const

export type QualityPart = keyof typeof worth
export type QualityLevel = 'begun' | 'fair' | 'good' | 'excellent'
/** Something that would help; `missing` counts what there could be more of. */
export type QualityAdvice = { part: QualityPart; points: number; missing: number }
export type Quality = { score: number; level: QualityLevel; advice: QualityAdvice[]; done: QualityPart[] }

const levels: readonly [QualityLevel, number][] = [
  ['excellent', 85],
  ['good', 65],
  ['fair', 40],
  ['begun', 0],
]

/** How much a listing tells its readers, out of 100, and what would help it most, best first. */
export function listingQuality(content: ListingContent): Quality {
  const parts = Object.entries(sharesOf(content)) as [QualityPart, Share][]
  const rated = parts.map(([part, { have, want }]) => ({
    part,
    points: Math.round(worth[part] * Math.max(0, 1 - have / want)),
    missing: Math.max(0, want - have),
  }))
  const score = 100 - rated.reduce((sum, { points }) => sum + points, 0)
  return {
    score,
    level: levels.find(([, least]) => score >= least)?.[0] ?? 'begun',
    // The order of the table breaks ties: what a form asks first is what is advised first.
    advice: rated.filter(({ points }) => points > 0).toSorted((one, other) => other.points - one.points),
    done: rated.filter(({ points }) => points === 0).map(({ part }) => part),
  }
}

type Share = { have: number; want: number }

function sharesOf(content: ListingContent): Record<QualityPart, Share> {
  const whole = (isThere: boolean): Share => ({ have: isThere ? 1 : 0, want: 1 })
  const { filled, total } = content.details
  return {
    title: whole(content.hasTitle),
    price: whole(content.hasPrice),
    place: whole(content.hasPlace),
    photos: { have: content.photos, want: qualityAims.photos },
    description: { have: content.descriptionWords, want: qualityAims.descriptionWords },
    // A category that asks for nothing has nothing missing.
    details: total > 0 ? { have: filled, want: total } : whole(true),
    facilities: { have: content.facilities, want: qualityAims.facilities },
    documents: whole(content.documents > 0),
    searchText: whole(content.hasSearchText),
    video: whole(content.hasVideo),
    panorama: whole(content.hasPanorama),
  }
}

/** Words as a reader counts them, in any script that puts blanks between them or none. */
export function countWords(text: string): number {
  let words = 0
  for (const { isWordLike } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)) {
    if (isWordLike) words += 1
  }
  return words
}
