import { defaultLanguage, isLanguageCode, type LanguageCode } from '@gable/i18n/languages'
import type { FastifyRequest } from 'fastify'

const longest = 200

/** The language a caller wants most among those there are, as `Accept-Language` says; the default one if none. */
export const languageOf = (header: string | undefined): LanguageCode => findWish(header) ?? defaultLanguage

/** Whoever wants none of those there are is answered as they are written to. */
export const readerLanguage = ({ headers, memberLanguage }: FastifyRequest): LanguageCode =>
  findWish(headers['accept-language']) ?? languageOf(memberLanguage)

function findWish(header: string | undefined): LanguageCode | undefined {
  const wishes = (header ?? '').slice(0, longest).split(',').map(toWish)
  const [best] = wishes
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .flatMap(({ code }) => (isLanguageCode(code) ? [code] : []))
  return best
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
