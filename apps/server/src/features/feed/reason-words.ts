import type { PropertyCard } from '@gable/contract/property'
import { type LanguageCode, languageOf } from '@gable/i18n/languages'
import { reasonTexts } from '@gable/i18n/reason-texts'
import { translate } from '@gable/i18n/translate'
import type { Reason } from './score-homes.ts'

export type ReasonWords = (reason: Reason, card: Pick<PropertyCard, 'city' | 'category'>) => string

/** Why a home is recommended, as the reader would say it. */
export function reasonWordsIn(language: LanguageCode, facilityNames: ReadonlyMap<number, string>): ReasonWords {
  const { locale } = languageOf(language)
  const join = new Intl.ListFormat(locale, { type: 'conjunction' })
  const percents = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  return ({ kind, count, percent, facilityIds = [] }, { city, category }) =>
    translate(reasonTexts[language], language, kind, {
      count,
      city,
      category: category.name,
      percent: percents.format((percent ?? 0) / 100),
      facilities: join.format(facilityIds.flatMap((id) => facilityNames.get(id) ?? [])),
    })
}
