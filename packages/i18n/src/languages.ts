/**
 * The languages whose texts come with the product. `locale` is what Intl gets: Arabic pages here show Latin digits, and
 * the Portuguese texts are those of Portugal.
 */
export const builtInLanguages = [
  { code: 'en', nativeName: 'English', dir: 'ltr', locale: 'en' },
  { code: 'ar', nativeName: 'العربية', dir: 'rtl', locale: 'ar-u-nu-latn' },
  { code: 'de', nativeName: 'Deutsch', dir: 'ltr', locale: 'de' },
  { code: 'es', nativeName: 'Español', dir: 'ltr', locale: 'es' },
  { code: 'fr', nativeName: 'Français', dir: 'ltr', locale: 'fr' },
  { code: 'hi', nativeName: 'हिन्दी', dir: 'ltr', locale: 'hi' },
  { code: 'pt', nativeName: 'Português', dir: 'ltr', locale: 'pt-PT' },
  { code: 'zh', nativeName: '中文', dir: 'ltr', locale: 'zh' },
] as const satisfies readonly { code: string; nativeName: string; dir: 'ltr' | 'rtl'; locale: string }[]

export type BuiltInCode = (typeof builtInLanguages)[number]['code']
/** Operators add languages while the site runs, so whether a text is a code is asked and not written down. */
export type LanguageCode = BuiltInCode | (string & { readonly isLanguageCode: true })

/** A language that a reader can choose. */
export type Language = { code: LanguageCode; nativeName: string; dir: 'ltr' | 'rtl'; locale: string }

export const defaultLanguage: BuiltInCode = 'en'

// One per process, because one process serves one site: exchanged as a whole, never changed.
let languages: readonly Language[] = builtInLanguages

/** Those that the site has now, in the order in which it offers them. */
export const siteLanguages = (): readonly Language[] => languages

export function setSiteLanguages(changed: readonly Language[]) {
  languages = changed
}

export function isLanguageCode(code: string | undefined): code is LanguageCode {
  return languages.some((language) => language.code === code)
}

export const isBuiltIn = (code: string): code is BuiltInCode => builtInLanguages.some((known) => known.code === code)

/** An unknown code gets the default language: a wrong cookie or header must not break a page. */
export function languageOf(code: string | undefined): Language {
  const found = languages.find((language) => language.code === code)
  return found ?? languages.find((language) => language.code === defaultLanguage) ?? builtInLanguages[0]
}

/** Any two letters, also of a language that is not offered: what was written in it once still reads in its direction. */
export const dirOf = (code: string): 'ltr' | 'rtl' =>
  [...languages, ...builtInLanguages].find((language) => language.code === code)?.dir ?? 'ltr'

/** How Intl is asked for a language that does not come with the product. */
export const localeOf = (code: string): string =>
  builtInLanguages.find((known) => known.code === code)?.locale ?? `${code}-u-nu-latn`
