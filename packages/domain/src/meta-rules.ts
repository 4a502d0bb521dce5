export const metaTitleWarnAbove = 60
export const metaDescriptionLength = { min: 50, max: 160 } as const
export const maxMetaKeywords = 10

export type MetaFields = { title?: string | undefined; description?: string | undefined; keywords?: string | undefined }
export type MetaProblem = { field: keyof MetaFields; severity: 'warning' | 'error'; code: MetaProblemCode }
type MetaProblemCode = 'meta_title_long' | 'meta_description_short' | 'meta_description_long' | 'meta_keywords_too_many'

/** What a search engine would cut or ignore. Every field may be left empty; a long title only warns. */
export function metaProblems({ title = '', description = '', keywords = '' }: MetaFields): MetaProblem[] {
  const problems: MetaProblem[] = []
  const length = characters(description)
  if (characters(title) > metaTitleWarnAbove) {
    problems.push({ field: 'title', severity: 'warning', code: 'meta_title_long' })
  }
  if (length > 0 && length < metaDescriptionLength.min) {
    problems.push({ field: 'description', severity: 'error', code: 'meta_description_short' })
  }
  if (length > metaDescriptionLength.max) {
    problems.push({ field: 'description', severity: 'error', code: 'meta_description_long' })
  }
  if (metaKeywords(keywords).length > maxMetaKeywords) {
    problems.push({ field: 'keywords', severity: 'error', code: 'meta_keywords_too_many' })
  }
  return problems
}

/** The phrases between the commas (Latin, Arabic or CJK ones), trimmed, without empty ones. */
export function metaKeywords(text: string): string[] {
  return text
    .split(/[,،、，]/)
    .map((phrase) => phrase.trim().replace(/\s+/g, ' '))
    .filter((phrase) => phrase !== '')
}

/** Code points of the trimmed text, so that an emoji counts once and spaces around it not at all. */
const characters = (text: string) => [...text.trim().normalize('NFC')].length
