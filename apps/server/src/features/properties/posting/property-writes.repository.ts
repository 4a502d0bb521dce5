import { sql, type UpdateObject } from 'kysely'
import type { Tx } from '#platform/db.ts'
import type { Tables } from '../../../tables.ts'
import type { ListingCore } from '../../listings/listing-core.ts'
import type { ListingColumns } from './listing-content.ts'

type Row = Tables['property']
type Beginning = { id: number; ownerId: number; slug: string; currency: string; language: string } & Pick<
  Row,
  'marketState'
>

export async function addProperty(tx: Tx, beginning: Beginning, columns: ListingColumns) {
  await tx
    .insertInto('property')
    .values({ ...beginning, ...toRow(columns), reviewState: 'pending' })
    .execute()
}

export async function saveContent(
  { rows }: Pick<ListingCore<'property'>, 'rows'>,
  tx: Tx,
  id: number,
  columns: ListingColumns,
  more: UpdateObject<Tables, 'property'>,
): Promise<number> {
  return rows.raise(tx, id, { ...toRow(columns), ...more })
}

function toRow({ latitude, longitude, shownPoint, words, parameters, ...columns }: ListingColumns) {
  return {
    ...columns,
    parameters: JSON.stringify(parameters),
    location: toPoint({ latitude, longitude }),
    shownLocation: shownPoint && toPoint(shownPoint),
    words: sql`array_to_tsvector(${words}::text[])`,
  }
}

const toPoint = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  sql`st_setsrid(st_makepoint(${longitude}, ${latitude}), 4326)::geography`
