import { Client } from '@opensearch-project/opensearch'
import type { Question } from './questions.ts'

type Found = { hits: { total: { value: number }; hits?: { sort: [number, number] }[] } }

/** The identical request through the driver, and nothing else. */
export function createBareOpenSearch(node: string, index: string) {
  const client = new Client({ node })
  return {
    async ask(question: Question) {
      const { body } = await client.search({
        index,
        allow_partial_search_results: false,
        filter_path: ['hits.total.value', 'hits.hits.sort'],
        body: {
          from: 0,
          size: 24,
          track_total_hits: true,
          _source: false,
          stored_fields: '_none_',
          sort: [{ publishedAt: 'desc' }, { id: 'desc' }],
          query: {
            bool: {
              filter: toFilters(question),
              must_not: [{ range: { expiresAt: { lte: Date.now() * 1000 } } }],
            },
          },
        },
      })
      const { hits } = body as unknown as Found
      return { ids: (hits.hits ?? []).map(({ sort: [, id] }) => id), total: hits.total.value }
    },
    close: () => client.close(),
  }
}

const room = 5e-7

function toFilters({ word, otherWord, city, deal, price, box }: Question) {
  const is = (field: string, value: string) => ({ term: { [field]: { value } } })
  return [
    ...(word ? [is('words', word)] : []),
    ...(otherWord && otherWord !== word ? [is('words', otherWord)] : []),
    ...(city ? [is('cityKey', city.toLowerCase())] : []),
    ...(deal ? [is('deal', deal)] : []),
    ...(price ? [{ range: { priceMinor: { gte: price.min * 100, lte: price.max * 100 } } }] : []),
    ...(box
      ? [
          {
            geo_bounding_box: {
              location: {
                left: box.west - room,
                right: box.east + room,
                bottom: box.south - room,
                top: box.north + room,
              },
            },
          },
        ]
      : []),
  ]
}
