import { defaultLanguage, isLanguageCode, type LanguageCode } from '@gable/i18n/languages'

/** The first wish that there are texts for. */
export function languageFor(...wishes: (string | null)[]): LanguageCode {
  for (const wish of wishes) if (wish !== null && isLanguageCode(wish)) return wish
  return defaultLanguage
}
