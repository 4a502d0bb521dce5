import type { Parameter } from '@gable/contract/catalogue'
import { shownAddressOf, shownPlacesOf, toPlaceLexeme } from '@gable/domain/address-places'
import { isTaken } from '@gable/domain/market-moves'
import { type SearchDocument, toDayNumber } from '@gable/domain/search-document'
import { toReference } from '@gable/domain/reference'
import { toE6 } from '@gable/domain/search-area'
import { wordsInOrder } from '@gable/domain/search-words'
import type { ListingFacts } from './listing-facts.repository.ts'

type Popularity = { viewCount: number; likeCount: number }
export type Catalogue = {
  parameters: ReadonlyMap<number, Pick<Parameter, 'key' | 'kind'>>
  /** In all languages: people search in theirs. */
  categoryNames: ReadonlyMap<number, string[]>
}

/** The parameter that a price is divided by. */
export const areaKey = 'area'

/** A listing as a search sees it: nothing that is hidden is among its words or on its map. */
export function toSearchDocument(facts: ListingFacts, catalogue: Catalogue, popularity: Popularity): SearchDocument {
  const { id, ownerId, deal, categoryId, cityKey, stateKey, countryKey, priceMinor, isPremium } = facts
  const { publishedMicros, expiresMicros, hasPhotos, hasVideo, hasPanorama } = facts
  const { promotedUntilMicros, onTopUntilMicros } = facts
  const values = statedValues(facts, catalogue)
  return {
    id,
    ownerId,
    deal,
    categoryId,
    cityKey,
    stateKey,
    countryKey,
    priceMinor,
    isPremium,
    isTaken: isTaken(facts.marketState),
    publishedMicros,
    expiresMicros,
    hasPhotos,
    hasVideo,
    hasPanorama,
    x: toE6(facts.longitude),
    y: toE6(facts.latitude),
    pricePerArea: values.area ? priceMinor / values.area : null,
    reduction: reductionOf(facts),
    viewCount: popularity.viewCount,
    likeCount: popularity.likeCount,
    promotedUntilMicros,
    onTopUntilMicros,
    numbers: values.numbers,
    options: values.options,
    facilityMetres: Object.fromEntries(facts.facilities.map((facility) => [facility.id, facility.metres])),
    // As the local places count them.
    placeLexemes: shownPlacesOf(facts).map(toPlaceLexeme),
    texts: textsOf(facts, catalogue),
  }
}

function statedValues({ parameters }: ListingFacts, catalogue: Catalogue) {
  const numbers: Record<number, number> = {}
  const options: string[] = []
  let area: number | undefined
  for (const [id, value] of Object.entries(parameters)) {
    const parameter = catalogue.parameters.get(Number(id))
    if (!parameter) continue
    if (typeof value === 'number') numbers[Number(id)] = value
    else if (parameter.kind === 'date' && typeof value === 'string') numbers[Number(id)] = toDayNumber(value)
    else if (parameter.kind !== 'text') options.push(...[value].flat().map((option) => `${id}:${option}`))
    if (parameter.key === areaKey && typeof value === 'number') area = value
  }
  return { numbers, options, area }
}

/** In hundredths of a percent of what it cost before. */
function reductionOf({ priceChange }: ListingFacts): number {
  if (!priceChange || priceChange.to >= priceChange.from) return 0
  return Math.max(1, Math.round(((priceChange.from - priceChange.to) / priceChange.from) * 10_000))
}

function textsOf(facts: ListingFacts, { categoryNames }: Catalogue): SearchDocument['texts'] {
  const { id, title, description, translations, city, state, country, categoryId } = facts
  const place = [city, state, country, shownAddressOf(facts)]
  const known = [toReference(id), ...place, ...(categoryNames.get(categoryId) ?? [])]
  const inOrder = (texts: string[]) => texts.map(wordsInOrder).filter(({ length }) => length > 0)
  return {
    title: inOrder([title, ...translations.map((told) => told.title)]),
    place: inOrder(known),
    body: inOrder([description, ...translations.map((told) => told.description)]),
  }
}
