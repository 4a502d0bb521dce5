import { defaultLanguage, isLanguageCode } from '@gable/i18n/languages'
import { invalidField } from './errors.ts'

/** A text by language, as it is stored. */
export type Words = Partial<Record<string, string>>
type Worded = { language: string; words: string }[]

/** In the reader's language, or else in the site's, or else in the first there is. */
export const wordsIn = (words: Words, language: string) =>
  words[language] ?? words[defaultLanguage] ?? Object.values(words)[0] ?? ''

export function toWords(worded: Worded, field: string): Words {
  const words = new Map(worded.map((one) => [one.language, one.words]))
  if (words.size < worded.length) throw invalidField(field, 'repeated')
  for (const language of words.keys()) assertLanguage(language, field)
  return Object.fromEntries(words)
}

export const toWorded = (words: Words): Worded =>
  Object.entries(words).map(([language, said]) => ({ language, words: said ?? '' }))

export function assertLanguage(language: string, field: string) {
  if (!isLanguageCode(language)) throw invalidField(field, 'unknown_language')
}
