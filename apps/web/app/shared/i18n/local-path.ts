import { isLanguageCode, type LanguageCode } from '@gable/i18n/languages'

/** A path of the site in a language; the default language has no segment. */
export function localPath(path: string, language: LanguageCode, defaultLanguage: LanguageCode): string {
  if (language === defaultLanguage) return path
  return path === '/' ? `/${language}` : `/${language}${path}`
}

/** The language that a path is in, and the path without it. */
export function splitPath(pathname: string, defaultLanguage: LanguageCode): { language: LanguageCode; path: string } {
  const [, first = '', ...rest] = pathname.split('/')
  // Slashes that follow at once would name another host to a browser; it takes a backslash for one.
  if (isLanguageCode(first)) return { language: first, path: `/${rest.join('/').replace(/^[/\\\s]+/, '')}` }
  return { language: defaultLanguage, path: pathname }
}

/** The same page in a language, which is named even if it is the default one: the server keeps that choice. */
export function pathInLanguage(pathname: string, language: LanguageCode): string {
  const { path } = splitPath(pathname, language)
  return path === '/' ? `/${language}` : `/${language}${path}`
}
