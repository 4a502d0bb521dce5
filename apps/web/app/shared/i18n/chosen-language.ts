import { isLanguageCode, type LanguageCode } from '@gable/i18n/languages'
import { readCookie } from '../cookies.ts'
import { localPath } from './local-path.ts'

const cookie = 'language'
const yearSeconds = 31_536_000

export const languageCookie = (language: LanguageCode) =>
  `${cookie}=${language}; path=/; max-age=${yearSeconds}; samesite=lax`

/** For the server, which cannot read what the browser stores. */
export function writeLanguageCookie(language: LanguageCode) {
  // oxlint-disable-next-line unicorn/no-document-cookie -- the cookie store is not in every browser yet
  document.cookie = languageCookie(language)
}

/**
 * Where `/` leads somebody who once chose a language; nowhere without a choice, and from no other address: a link that
 * was shared opens as it was sent.
 */
export function findChosenStart(
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  cookies: string | null,
  defaultLanguage: LanguageCode,
): string | undefined {
  const chosen = readCookie(cookies, cookie)
  if (pathname !== '/' || !chosen || !isLanguageCode(chosen) || chosen === defaultLanguage) return undefined
  return localPath('/', chosen, defaultLanguage) + search
}
