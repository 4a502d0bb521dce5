import type { Parameter } from '@gable/contract/catalogue'
import { parseNumberInput } from '@gable/domain/number-input'
import { checkParameterValue } from '@gable/domain/parameter-values'
import { withScheme } from '#app/features/listings/wizard/field-checks.ts'
import type { PostingValues } from './posting-values.ts'

/** What was typed, as the calls take it. The form has been checked before. */
export function toCallFields(values: PostingValues, parameters: readonly Parameter[]) {
  const { deal, rentPeriod, categoryId, price, latitude, longitude, videoLink, metaKeywords, textLanguage, ...same } =
    values
  return {
    ...same,
    ...(textLanguage ? { textLanguage } : {}),
    deal,
    videoLink: withScheme(videoLink),
    metaKeywords: metaKeywords.join(', '),
    ...(deal === 'rent' ? { rentPeriod } : {}),
    categoryId: Number(categoryId),
    price: toDecimal(price),
    latitude: Number(latitude),
    longitude: Number(longitude),
    parameters: parameters.flatMap((parameter) => {
      const checked = checkParameterValue(parameter, values.parameters[parameter.id])
      const value = 'value' in checked ? checked.value : undefined
      return value === undefined ? [] : [{ parameterId: parameter.id, value }]
    }),
    facilities: Object.entries(values.facilities).flatMap(([id, distance]) =>
      distance.trim() === '' ? [] : [{ facilityId: Number(id), distanceKm: toDecimal(distance) }],
    ),
  }
}

export type CallFields = ReturnType<typeof toCallFields>

const toDecimal = (text: string) => String(Math.round((parseNumberInput(text) ?? 0) * 1_000) / 1_000)

/** Only what differs: a change of the price alone needs no new review. */
export function changedFields<Fields extends object>(before: Fields, after: Fields): Partial<Fields> {
  const isSame = (name: keyof Fields) => JSON.stringify(before[name]) === JSON.stringify(after[name])
  const names = Object.keys(after) as (keyof Fields)[]
  return Object.fromEntries(names.filter((name) => !isSame(name)).map((name) => [name, after[name]])) as Partial<Fields>
}
