import { deepestTile } from '@gable/domain/map-tile'
import * as z from 'zod'
import type { Call } from './call.ts'
import { searchFields, searchNames } from './search-filters.ts'
import { Bytes, queryNumber, renamed } from './wire.ts'

// A tile has no pages.
const { offset: _offset, limit: _limit, cursor: _cursor, ...filters } = searchFields
const { cursor: _after, ...names } = searchNames

const Index = queryNumber(0, 2 ** deepestTile - 1).pipe(z.int())
const place = {
  z: queryNumber(0, deepestTile).pipe(z.int()).describe('Zoom'),
  x: Index.describe('Column from the west'),
  y: Index.describe('Row from the north'),
}

/** What a home says in a tile; its id is the feature's. */
export type TileProperty = {
  /** 1 for the first homes of the question, which are worth a price; 2 for those that are worth a dot. */
  tier: 1 | 2
  /** The decimal of the card; missing while locked. */
  price?: string
  rent_period?: string
  is_locked?: boolean
  /** The same for homes so near to each other that one hides the others. */
  stack?: number
  /** Of the first tier only, as is the title: seconds since 1970. */
  published?: number
  title?: string
}

/** Many homes: where their square is, and the mean of their points as the feature's own. */
export type TileCluster = {
  count: number
  /** There was no time to count all: there are at least so many. */
  is_minimum?: boolean
  west: number
  south: number
  east: number
  north: number
}

export const searchTile = {
  method: 'GET',
  path: '/search-tile',
  access: 'optional',
  demo: 'allowed',
  summary: 'A Mapbox vector tile of the homes that search finds: layers homes and clusters',
  input: renamed(z.strictObject({ ...filters, ...place }), names),
  output: Bytes,
  contentType: 'application/vnd.mapbox-vector-tile',
  errors: [],
} as const satisfies Call
