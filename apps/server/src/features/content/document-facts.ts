import type { RichText } from '@gable/contract/rich-text'

const wordsPerMinute = 220

/** The pictures that a document shows. */
export const pictureIdsOf = ({ content }: RichText): string[] =>
  content.flatMap((block) => (block.type === 'image' ? [block.attrs.mediaId] : []))

/** How long reading takes, at least a minute. */
export function readingMinutes(document: RichText): number {
  let words = 0
  // Whatever has words has them under this name.
  JSON.stringify(document, (key, value: unknown) => {
    if (key === 'text' && typeof value === 'string') words += value.split(/\s+/).filter(Boolean).length
    return value
  })
  return Math.max(1, Math.round(words / wordsPerMinute))
}
