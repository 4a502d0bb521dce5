import { defaultLanguage, isLanguageCode, type LanguageCode } from '@gable/i18n/languages'

const longest = 200

/** The language a caller wants most among those there are, as `Accept-Language` says; the default one if none. */
export function languageOf(header: string | undefined): LanguageCode {
  const wishes = (header ?? '').slice(0, longest).split(',').map(toWish)
  const [best] = wishes
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .flatMap(({ code }) => (isLanguageCode(code) ? [code] : []))
  return best ?? defaultLanguage
}

/** `ar-EG;q=0.8`: only the language counts, not the country. */
function toWish(part: string) {
  const [tag = '', ...rest] = part.trim().toLowerCase().split(';')
  const quality = rest
    .find((item) => item.trim().startsWith('q='))
    ?.trim()
    .slice(2)
  return { code: tag.split('-')[0], weight: quality === undefined ? 1 : Number(quality) || 0 }
}
