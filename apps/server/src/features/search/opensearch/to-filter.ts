import type { Condition, ConditionOf, NumberField, TestKind } from '@gable/domain/search-query'
import { lexemesOf, type SearchText } from '@gable/domain/search-text'
import { inside } from './inside-area.ts'

/** A part of a request: what a document must pass. */
export type Filter = object

type Values = readonly (string | number)[]

export const toFilter = (condition: Condition): Filter =>
  (translations[condition.kind] as (condition: Condition) => Filter)(condition)

const translations: { [Kind in TestKind]: (condition: ConditionOf<Kind>) => Filter } = {
  anyOf: ({ field, values }) => (field === 'id' ? hasId(values) : is(field, values.map(String))),
  between: ({ field, from, to }) => ({
    range: {
      [numberPath(field)]: { ...(from !== undefined && { gte: from }), ...(to !== undefined && { lte: to }) },
    },
  }),
  among: ({ field, values }) => is(numberPath(field), values),
  isTrue: ({ field }) => is('flags', [field]),
  options: ({ needs, options }) =>
    needs === 'any' ? is('options', options) : allOf(options.map((option) => is('options', [option]))),
  near: ({ facilityIds, withinMetres }) => allOf(facilityIds.map((id) => isNear(id, withinMetres))),
  inside: ({ area }) => inside(area),
  text: ({ text }) => says(text),
  place: ({ lexeme }) => is('lexemes', [lexeme]),
}

/** Where a number stands in a document. */
export const numberPath = (field: NumberField) => field.replace('parameter:', 'numbers.')

export const isNear = (facilityId: number, withinMetres: number): Filter => ({
  range: { [`facilityMetres.${facilityId}`]: { lte: withinMetres } },
})

/** All its words in some form and all its phrases as they are, or its own reference. */
function says({ terms, phrases, listingId }: SearchText): Filter {
  const words = allOf([...terms.map((term) => is('lexemes', lexemesOf(term))), ...phrases.map(follow)])
  return listingId === undefined ? words : { bool: { should: [words, hasId([listingId])] } }
}

const follow = (words: string[]): Filter => ({ match_phrase: { texts: words.join(' ') } })
export const hasId = (ids: Values): Filter => ({ ids: { values: ids.map(String) } })
export const is = (field: string, values: Values): Filter => ({ terms: { [field]: values } })
export const allOf = (filters: Filter[]): Filter => ({ bool: { filter: filters } })
