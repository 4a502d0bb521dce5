import type { ListingName } from './listing-kind.ts'

const columns = [
  'id',
  'slug',
  'ownerId',
  'title',
  'textLanguage',
  'categoryId',
  'city',
  'state',
  'country',
  'address',
  'createdAt',
  'publishedAt',
] as const
type Column = (typeof columns)[number]

/** What the card of every kind of listing is made from. */
export const cardColumnsOf = <Name extends ListingName>(name: Name) =>
  columns.map((column): `${Name}.${Column}` => `${name}.${column}`)

/** Rows in the order of the ids that were asked for; those that are missing are left out. */
export function inOrder<Row extends { id: number }>(ids: number[], rows: Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
