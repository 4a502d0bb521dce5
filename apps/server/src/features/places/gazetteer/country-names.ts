import { builtInLanguages, defaultLanguage } from '@gable/i18n/languages'
import type { NamesByLanguage } from './gazetteer-place.ts'

/** The languages in which a country is found by its name. */
const languages = 'ar bn cs da de el en es fa fi fr he hi hu id it ja ko nl no pl pt ro ru sv th tr uk ur vi zh zh-TW'
  .split(' ')
  .map((language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }))

const english = new Intl.DisplayNames('en', { type: 'region' })
const shortEnglish = new Intl.DisplayNames('en', { type: 'region', style: 'short' })

/** What people call some countries and no list does. */
const popular: Record<string, string[]> = {
  AE: ['UAE', 'Emirates'],
  CD: ['DR Congo', 'DRC'],
  CI: ['Ivory Coast'],
  CZ: ['Czech Republic'],
  GB: ['UK', 'Great Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland'],
  KR: ['Korea'],
  MK: ['Macedonia'],
  MM: ['Burma'],
  NL: ['Holland'],
  SZ: ['Swaziland'],
  TR: ['Turkey', 'Türkiye'],
  US: ['USA', 'America', 'United States of America'],
}

const known = new Map<string, string>()

export function countryName(code: string): string {
  const name = known.get(code) ?? nameInEnglish(code)
  known.set(code, name)
  return name
}

function nameInEnglish(code: string): string {
  const name = english.of(code) ?? code
  // "Hong Kong SAR China" is exact, but nobody writes it on a letter.
  return name.includes(' SAR ') ? (shortEnglish.of(code) ?? name) : name
}

const otherLanguages = builtInLanguages
  .map((language) => language.code)
  .filter((language) => language !== defaultLanguage)
  .map((language) => ({ language, names: new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }) }))

/** In the languages that come with the product other than the first one. */
export const countryLabels = (code: string): NamesByLanguage =>
  Object.fromEntries(otherLanguages.map(({ language, names }) => [language, names.of(code)]))

/** In every language, short or long, and as listed. */
export const otherCountryNames = (code: string, listed: string[]): string[] => [
  ...languages.map((names) => names.of(code) ?? ''),
  shortEnglish.of(code) ?? '',
  ...(popular[code] ?? []),
  ...listed,
]

/** The short forms that follow a city after a comma: "Austin, USA". */
export const countryAbbreviations = (code: string) => [code, ...(popular[code] ?? [])]
