import { searchTile } from '@gable/contract/search-tile'
import * as z from 'zod'
import { type Known, toInput } from './search-input.ts'
import type { SearchState } from './search-state.ts'

/**
 * The filters of a search as the tiles of its map are asked for. Without the part of the map that is looked at: tiles are
 * parts of the map themselves, and stay the same while it is moved. Written here, so that no validator travels for it.
 */
export function toTileQuery(search: SearchState, known: Known): string {
  const input = toInput({ ...search, box: undefined }, known)
  const { z: _z, x: _x, y: _y, ...fields } = z.encode(searchTile.input, { ...input, z: 0, x: 0, y: 0 })
  const written = Object.entries(fields).filter(([, value]) => value !== undefined)
  return new URLSearchParams(written.map(([name, value]) => [name, String(value)])).toString()
}
