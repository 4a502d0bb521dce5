import type { Order, OrderName } from '@gable/domain/search-query'
import { lexemesOf, type SearchText, type Term } from '@gable/domain/search-text'
import { wholeMetresFrom } from './scripts.ts'
import { is } from './to-filter.ts'

/** What has no price per area comes after everything that has one. */
const last = Number.MAX_VALUE

type Keys = { [Name in OrderName]: (order: Extract<Order, { sort: Name }>) => object }
const keys: Keys = {
  newest: () => ({ publishedMicros: 'desc' }),
  price_low: () => ({ priceMinor: 'asc' }),
  price_high: () => ({ priceMinor: 'desc' }),
  price_per_area: () => ({ pricePerArea: { order: 'asc', missing: last } }),
  reduction: () => ({ reduction: 'desc' }),
  most_viewed: () => ({ viewCount: 'desc' }),
  most_liked: () => ({ likeCount: 'desc' }),
  distance: ({ from }) => ({ _script: { type: 'number', order: 'asc', script: wholeMetresFrom(from) } }),
  relevance: () => ({ _score: 'desc' }),
  lot: () => ({ _score: 'desc' }),
}

/** By the same numbers as PostgreSQL: a page of one engine may follow on a page of the other. */
export const toSort = (order: Order): object[] => [
  (keys[order.sort] as (order: Order) => object)(order),
  { id: 'desc' },
]

const points = { title: 6, place: 4, body: 2, asWritten: 1 } as const

/** What a document's score is the sum of: where a word stands counts most, whether it is as written a little. */
export function toScore(order: Order): object[] {
  if (order.sort === 'lot') return [{ function_score: { random_score: { seed: order.seed, field: 'id' } } }]
  return order.sort === 'relevance' ? scoreOf(order.text) : []
}

const scoreOf = ({ terms }: SearchText) =>
  terms.flatMap((term) => [bestPlace(term), worth(points.asWritten, 'lexemes', [term.word])])

const bestPlace = (term: Term) => ({
  dis_max: {
    queries: [
      worth(points.title, 'titleLexemes', lexemesOf(term)),
      worth(points.place, 'placeLexemes', lexemesOf(term)),
      worth(points.body, 'lexemes', lexemesOf(term)),
    ],
  },
})

const worth = (boost: number, field: string, lexemes: string[]) => ({
  constant_score: { filter: is(field, lexemes), boost },
})
