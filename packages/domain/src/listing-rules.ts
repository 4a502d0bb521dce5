import { metaProblems } from './meta-rules.ts'
import { parseVideoLink } from './video-link.ts'

/** What a listing says, as far as rules about it go; the form asks with what was typed, the server with what came. */
export type ListingText = {
  title?: string | undefined
  description?: string | undefined
  price?: string | undefined
  categoryId?: unknown
  deal?: 'sell' | 'rent' | undefined
  rentPeriod?: string | null | undefined
  videoLink?: string | undefined
  metaTitle?: string | undefined
  metaDescription?: string | undefined
  metaKeywords?: string | undefined
  hasTitleImage: boolean
}
export type ListingProblem = { field: string; severity: 'warning' | 'error'; code: string }

const required = ['title', 'description', 'price', 'categoryId'] as const
const metaFields = { title: 'metaTitle', description: 'metaDescription', keywords: 'metaKeywords' } as const

/** Everything that is wrong with a listing, in the order of the form; with a warning alone it may be posted. */
export function listingProblems(listing: ListingText): ListingProblem[] {
  const missing = required.filter((field) => !String(listing[field] ?? '').trim())
  const { metaTitle: title, metaDescription: description, metaKeywords: keywords } = listing
  return [
    ...missing.map((field) => problem(field, 'required')),
    ...(listing.deal === 'rent' && !listing.rentPeriod ? [problem('rentPeriod', 'required')] : []),
    ...(listing.hasTitleImage ? [] : [problem('titleImage', 'required')]),
    ...(listing.videoLink && !parseVideoLink(listing.videoLink) ? [problem('videoLink', 'video_link')] : []),
    ...metaProblems({ title, description, keywords }).map((found) => ({ ...found, field: metaFields[found.field] })),
  ]
}

const problem = (field: string, code: string): ListingProblem => ({ field, severity: 'error', code })
