import { transliterate } from 'transliteration'

export const maxSlugLength = 80

/** The slug that a title wishes for, or nothing when no letter or digit is left; the caller then names it by id. */
export function toSlug(text: string, maxLength = maxSlugLength): string | undefined {
  const slug = transliterate(text.normalize('NFKC'))
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .replace(/[\s-]+/g, '-')
  return cut(slug.replace(/^-/, ''), maxLength) || undefined
}

/** `sea-view` and 2 make `sea-view-2`; the slug gives way so that the suffix always fits. */
export function withSuffix(slug: string, suffix: string | number, maxLength = maxSlugLength): string {
  const tail = `-${suffix}`
  return cut(slug, maxLength - tail.length) + tail
}

/** Ends at a whole word, unless a single word is longer than all the room. */
function cut(slug: string, maxLength: number): string {
  if (slug.length <= maxLength) return slug.replace(/-$/, '')
  const words = slug.slice(0, maxLength + 1).replace(/-[^-]*$/, '')
  return words.slice(0, maxLength)
}
