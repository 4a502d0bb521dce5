import type { SearchDocument, TextPart } from '@gable/domain/search-document'
import { farthestMetres, type FlagField } from '@gable/domain/search-query'
import { type IndexDocument, withFingerprint } from './index-document.ts'

/** A lexeme of a tsvector, with its places and the weight at each. */
export type PlacedLexeme = [lexeme: string, places: number[], weights: string[]]

/** A row of the search table. */
export type TableRow = Omit<SearchDocument, 'texts' | 'placeLexemes' | 'numbers' | 'facilityMetres'> & {
  /** Each value at the place of its id. */
  numbers: (number | null)[]
  facilityMetres: (number | null)[]
  words: PlacedLexeme[]
}

const weightOf = { title: 'A', place: 'B' } as const satisfies Partial<Record<TextPart, string>>

/** The index says what the search table says: both engines know a listing by the same row. */
export function toIndexDocument(row: TableRow): IndexDocument {
  const { id, ownerId, deal, categoryId, cityKey, stateKey, countryKey, x, y, priceMinor, pricePerArea } = row
  const { reduction, isPremium, isTaken, publishedMicros, expiresMicros, viewCount, likeCount, options, words } = row
  const { promotedUntilMicros, onTopUntilMicros } = row
  const facilityMetres = byId(row.facilityMetres)
  return withFingerprint({
    id,
    ownerId,
    deal,
    categoryId,
    cityKey,
    stateKey,
    countryKey,
    x,
    y,
    location: { lat: y / 1e6, lon: x / 1e6 },
    priceMinor,
    ...(pricePerArea !== null && { pricePerArea }),
    reduction,
    isPremium,
    ...(isTaken && { isTaken }),
    publishedMicros,
    ...(expiresMicros !== null && { expiresMicros }),
    flags: flagsOf(row),
    viewCount,
    likeCount,
    promotedUntilMicros,
    onTopUntilMicros,
    numbers: byId(row.numbers),
    facilityMetres,
    facilityIds: Object.keys(facilityMetres)
      .map(Number)
      .filter((facilityId) => (facilityMetres[facilityId] ?? 0) <= farthestMetres),
    options,
    lexemes: words.map(([lexeme]) => lexeme),
    titleLexemes: lexemesAt(words, weightOf.title),
    placeLexemes: lexemesAt(words, weightOf.place),
    texts: textsOf(words),
  })
}

const flagsOf = ({ hasPhotos, hasVideo, hasPanorama, reduction }: TableRow): FlagField[] => [
  ...(hasPhotos ? (['hasPhotos'] as const) : []),
  ...(hasVideo ? (['hasVideo'] as const) : []),
  ...(hasPanorama ? (['hasPanorama'] as const) : []),
  ...(reduction > 0 ? (['hasPriceDrop'] as const) : []),
]

const byId = (values: (number | null)[]): Record<number, number> =>
  Object.fromEntries(values.flatMap((value, index) => (value === null ? [] : [[index + 1, value]])))

const lexemesAt = (words: PlacedLexeme[], weight: string) =>
  words.flatMap(([lexeme, , weights]) => (weights.includes(weight) ? [lexeme] : []))

/** What stands side by side again as text; where places are missing, one text ended. */
function textsOf(words: PlacedLexeme[]): string[] {
  const written: string[] = []
  for (const [lexeme, places] of words) {
    if (lexeme.includes(':')) continue
    // Beyond the last place that PostgreSQL can number, several words share it.
    for (const place of places) written[place] = written[place] ? `${written[place]} ${lexeme}` : lexeme
  }
  const texts: string[][] = []
  let before = Number.NEGATIVE_INFINITY
  for (const [place, word] of written.entries()) {
    if (word === undefined) continue
    if (place > before + 1) texts.push([])
    texts.at(-1)?.push(word)
    before = place
  }
  return texts.map((text) => text.join(' '))
}
