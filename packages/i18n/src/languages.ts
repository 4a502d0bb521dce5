/** The languages a reader can choose. `locale` is what Intl gets: Arabic pages here show Latin digits. */
export const languages = [
  { code: 'en', nativeName: 'English', dir: 'ltr', locale: 'en' },
  { code: 'ar', nativeName: 'العربية', dir: 'rtl', locale: 'ar-u-nu-latn' },
] as const

export type Language = (typeof languages)[number]
export type LanguageCode = Language['code']

export const defaultLanguage: LanguageCode = 'en'

export function isLanguageCode(code: string | undefined): code is LanguageCode {
  return languages.some((language) => language.code === code)
}

/** An unknown code gets the default language: a wrong cookie or header must not break a page. */
export function languageOf(code: string | undefined): Language {
  return languages.find((language) => language.code === code) ?? languages[0]
}
