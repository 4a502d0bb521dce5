import { metaProblems } from './meta-rules.ts'
import { parseVideoLink } from './video-link.ts'

/** What every kind of listing says; the form asks with what was typed, the server with what came. */
export type ListingText = {
  videoLink?: string | undefined
  metaTitle?: string | undefined
  metaDescription?: string | undefined
  metaKeywords?: string | undefined
  hasTitleImage: boolean
}
export type ListingProblem = { field: string; severity: 'warning' | 'error'; code: string }

type KindRules<Field extends string> = {
  required: readonly Field[]
  /** What is wrong with the parts that only this kind has. */
  more?: readonly ListingProblem[]
}

const metaFields = { title: 'metaTitle', description: 'metaDescription', keywords: 'metaKeywords' } as const

/** Everything that is wrong with a listing, in the order of the form; with a warning alone it may be posted. */
export function listingProblems<Field extends string>(
  listing: ListingText & { [Name in Field]?: unknown },
  { required, more = [] }: KindRules<Field>,
): ListingProblem[] {
  const missing = required.filter((field) => !String(listing[field] ?? '').trim())
  const { metaTitle: title, metaDescription: description, metaKeywords: keywords, videoLink } = listing
  return [
    ...missing.map((field) => problem(field, 'required')),
    ...(listing.hasTitleImage ? [] : [problem('titleImage', 'required')]),
    ...more,
    ...(videoLink && !parseVideoLink(videoLink) ? [problem('videoLink', 'video_link')] : []),
    ...metaProblems({ title, description, keywords }).map((found) => ({ ...found, field: metaFields[found.field] })),
  ]
}

export const problem = (field: string, code: string): ListingProblem => ({ field, severity: 'error', code })
