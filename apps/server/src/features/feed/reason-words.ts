import type { PropertyCard } from '@gable/contract/property'
import { type LanguageCode, languageOf } from '@gable/i18n/languages'
import { textsOf } from '@gable/i18n/site-texts'
import { translate } from '@gable/i18n/translate'
import type { Reason } from './score-homes.ts'

type Told = Pick<PropertyCard, 'city' | 'category' | 'publishedAt'>
export type ReasonWords = (reason: Reason, card: Told) => string

/** After that nobody calls a home new. */
const newMs = 14 * 86_400_000

/** Why a home is recommended, as the reader would say it. */
export function reasonWordsIn(language: LanguageCode, facilityNames: ReadonlyMap<number, string>): ReasonWords {
  const { locale } = languageOf(language)
  const join = new Intl.ListFormat(locale, { type: 'conjunction' })
  const percents = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  return ({ kind, count, percent, facilityIds = [] }, { city, category, publishedAt }) => {
    const isOld = kind === 'newest' && Date.now() - Date.parse(publishedAt) > newMs
    return translate(textsOf('reasons', language), language, isOld ? 'older' : kind, {
      count,
      city,
      category: category.name,
      percent: percents.format((percent ?? 0) / 100),
      facilities: join.format(facilityIds.flatMap((id) => facilityNames.get(id) ?? [])),
    })
  }
}
