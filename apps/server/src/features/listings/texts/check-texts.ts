import { detectTextLanguage } from '@gable/domain/text-language'
import { invalidField } from '#platform/errors.ts'
import type { ListingText } from './listing-texts.repository.ts'

type Texts = { title: string; textLanguage: string | null; translations: ListingText[] }
type Changes = {
  title?: string | undefined
  textLanguage?: string | undefined
  translations?: ListingText[] | undefined
}

/** The texts as they will be: each language once, and none that the listing is written in anyway. */
export function changeTexts(current: Texts, changes: Changes, usual: string): Texts {
  const title = changes.title ?? current.title
  const textLanguage = changes.textLanguage ?? detectTextLanguage(title, current.textLanguage ?? usual)
  const translations = (changes.translations ?? current.translations).toSorted((one, other) =>
    one.language < other.language ? -1 : 1,
  )
  const languages = [textLanguage, ...translations.map(({ language }) => language)]
  if (new Set(languages).size < languages.length) throw invalidField('translations', 'invalid')
  return { title, textLanguage, translations }
}
