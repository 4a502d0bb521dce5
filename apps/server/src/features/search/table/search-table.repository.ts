import { cellOf } from '@gable/domain/map-cell'
import { type SearchDocument, textParts, type TextPart } from '@gable/domain/search-document'
import { lexemesOfText } from '@gable/domain/search-stems'
import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'
import { quote } from '../postgres/conditions.repository.ts'
import { addWords } from './search-words.repository.ts'

export type VersionedDocument = { version: number; document: SearchDocument }

/** Of these listings only the given ones are in the tables afterwards, each in its own, and as they are given. */
export async function saveDocuments(tx: Tx, ids: number[], documents: VersionedDocument[]) {
  const isTaken = ({ document }: VersionedDocument) => document.isTaken
  await saveRows(
    tx,
    'search_property',
    ids,
    documents.filter((one) => !isTaken(one)),
  )
  await saveRows(tx, 'search_taken_property', ids, documents.filter(isTaken))
  await addWords(
    tx,
    documents.map(({ document }) => document),
  )
}

const tables = ['search_property', 'search_taken_property'] as const
type Table = (typeof tables)[number]

async function saveRows(tx: Tx, table: Table, ids: number[], documents: VersionedDocument[]) {
  const writtenIds = documents.map(({ document }) => document.id)
  await sql`
    delete from ${sql.table(table)}
    where property_id = any(${ids}::bigint[]) and property_id <> all(${writtenIds}::bigint[])`.execute(tx)
  if (documents.length === 0) return
  await sql`
    insert into ${sql.table(table)} (${sql.raw(columns.join(', '))})
    select ${sql.raw(columns.map((column) => expressions[column] ?? column).join(', '))}
    from json_to_recordset(${JSON.stringify(documents.map(toRow))}::json) as row (${sql.raw(recordType)})
    on conflict (property_id) do update set ${sql.raw(
      columns.map((column) => `${column} = excluded.${column}`).join(', '),
    )}`.execute(tx)
}

/** What is counted is not part of a version: the rest of the row stays as it is. */
export const saveCounts =
  (column: 'view_count' | 'like_count') => async (tx: Tx, counts: ReadonlyMap<number, number>) => {
    const count = sql.ref(column)
    for (const table of tables) {
      await sql`
        update ${sql.table(table)} s set ${count} = counted.number
        from unnest(${[...counts.keys()]}::bigint[], ${[...counts.values()]}::bigint[]) as counted (property_id, number)
        where s.property_id = counted.property_id and ${count} <> counted.number`.execute(tx)
    }
  }

/** Column by column as the JSON has them. */
const types = {
  property_id: 'bigint',
  version: 'bigint',
  owner_id: 'bigint',
  deal: 'text',
  category_id: 'bigint',
  city_key: 'text',
  state_key: 'text',
  country_key: 'text',
  x: 'integer',
  y: 'integer',
  cell: 'bigint',
  price_minor: 'bigint',
  price_per_area: 'double precision',
  reduction: 'integer',
  is_premium: 'boolean',
  published_micros: 'bigint',
  expires_at: 'bigint',
  has_photos: 'boolean',
  has_video: 'boolean',
  has_panorama: 'boolean',
  view_count: 'bigint',
  like_count: 'bigint',
  promoted_until_micros: 'bigint',
  on_top_until_micros: 'bigint',
  numbers: 'double precision[]',
  facility_metres: 'integer[]',
  options: 'text[]',
  words: 'text',
} as const
type Column = keyof typeof types
const columns = Object.keys(types) as Column[]
const recordType = columns.map((column) => `${column} ${types[column]}`).join(', ')
const expressions: Partial<Record<Column, string>> = {
  expires_at: `coalesce('epoch'::timestamptz + expires_at * interval '1 microsecond', 'infinity')`,
  words: 'words::tsvector',
}

const toRow = ({ version, document }: VersionedDocument): Record<Column, unknown> => ({
  property_id: document.id,
  version,
  owner_id: document.ownerId,
  deal: document.deal,
  category_id: document.categoryId,
  city_key: document.cityKey,
  state_key: document.stateKey,
  country_key: document.countryKey,
  x: document.x,
  y: document.y,
  cell: cellOf(document.x, document.y),
  price_minor: document.priceMinor,
  price_per_area: document.pricePerArea,
  reduction: document.reduction,
  is_premium: document.isPremium,
  published_micros: document.publishedMicros,
  expires_at: document.expiresMicros,
  has_photos: document.hasPhotos,
  has_video: document.hasVideo,
  has_panorama: document.hasPanorama,
  view_count: document.viewCount,
  like_count: document.likeCount,
  promoted_until_micros: document.promotedUntilMicros,
  on_top_until_micros: document.onTopUntilMicros,
  numbers: byId(document.numbers),
  facility_metres: byId(document.facilityMetres),
  options: document.options,
  words: toTsvector(document),
})

/** An array in which each value stands at the place of its id; what is not stated takes a bit. */
function byId(values: Record<number, number>): (number | null)[] {
  const highest = Math.max(0, ...Object.keys(values).map(Number))
  return Array.from({ length: highest }, (_, index) => values[index + 1] ?? null)
}

const weights: Record<TextPart, string> = { title: 'A', place: 'B', body: 'D' }
/** No word of one text follows on a word of another. */
const gap = 2
const lastPlace = 16_383
const maxPlaces = 256

type Words = Pick<SearchDocument, 'texts' | 'placeLexemes'>

/** Every word and its stems at their places, as PostgreSQL reads a tsvector, and what it is found by in its place. */
export function toTsvector({ texts, placeLexemes }: Words): string {
  const places = new Map<string, string[]>()
  let place = 0
  for (const part of textParts) {
    for (const words of texts[part]) {
      for (const word of words) {
        place = Math.min(place + 1, lastPlace)
        for (const lexeme of [word, ...lexemesOfText(word)]) note(lexeme, `${place}${weights[part]}`)
      }
      place += gap
    }
  }
  const written = [...places].map(([lexeme, at]) => `${quote(lexeme)}:${at.join(',')}`)
  return [...written, ...placeLexemes.map(quote)].join(' ')

  function note(lexeme: string, at: string) {
    const known = places.get(lexeme)
    if (!known) places.set(lexeme, [at])
    else if (known.length < maxPlaces) known.push(at)
  }
}
