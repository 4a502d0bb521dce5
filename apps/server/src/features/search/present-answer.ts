import type { PropertyCard } from '@gable/contract/property'
import type { Highlight, SearchAnswer } from '@gable/contract/search'
import { CursorText } from '@gable/contract/search-wire'
import { fromMinor } from '@gable/domain/currency'
import { findExcerpt, findMarks } from '@gable/domain/search-marks'
import type { Facet, FacetCounts } from '@gable/domain/search-query'
import type { SearchText } from '@gable/domain/search-text'
import * as z from 'zod'
import type { Found } from './search.service.ts'

type Parts = {
  found: Found
  cards: PropertyCard[]
  promoted: PropertyCard[]
  descriptions: ReadonlyMap<number, string>
  toDrop: SearchAnswer['toDrop']
  placeLabel: SearchAnswer['placeLabel']
  currency: string
}

/** Everything that a results page shows. */
export function toAnswer({ found, cards, promoted, descriptions, toDrop, placeLabel, currency }: Parts): SearchAnswer {
  const { isTotalMinimum, facets, next, text, corrections, query } = found
  return {
    isTotalMinimum,
    toDrop,
    placeLabel,
    corrections,
    properties: cards,
    promoted,
    facets: facets.map((counts, index) => toCounted(counts, query.facets[index], currency)),
    highlights: text ? cards.flatMap((card) => toHighlight(card, descriptions, text)) : [],
    nextCursor: next ? z.encode(CursorText, next) : null,
  }
}

type Value = string | number

function toCounted({ filter, counts }: FacetCounts, facet: Facet | undefined, currency: string) {
  const ladder = facet?.kind === 'ladder' ? facet : undefined
  const show = (value: Value): Value => {
    if (ladder?.field === 'priceMinor') return fromMinor(Number(value), currency)
    if (ladder?.field === 'publishedMicros') return new Date(Number(value) / 1000).toISOString()
    return value
  }
  const nextRung = (value: Value) => ladder?.rungs[ladder.rungs.indexOf(Number(value)) + 1]
  return {
    filter,
    counts: counts.map(({ value, count }) => {
      const upTo = nextRung(value)
      return { value: show(value), upTo: upTo === undefined ? null : show(upTo), count }
    }),
  }
}

function toHighlight(card: PropertyCard, descriptions: ReadonlyMap<number, string>, text: SearchText): Highlight[] {
  if (card.isLocked) return []
  const title = findMarks(card.title, text)
  const { excerpt, marks } = findExcerpt(descriptions.get(card.id) ?? '', text)
  return title.length > 0 || excerpt ? [{ id: card.id, title, excerpt, marks }] : []
}
