import { gzipSync } from 'node:zlib'

export type Tile = { z: number; x: number; y: number; data: Buffer }
export type Archive = {
  tiles: Tile[]
  metadata: Record<string, unknown>
  bounds: readonly [west: number, south: number, east: number, north: number]
  centre: readonly [longitude: number, latitude: number, zoom: number]
}
type Entry = { id: number; offset: number; length: number; run: number }

const headerLength = 127
const gzipped = 2
const vectorTiles = 1

/** A PMTiles archive, version 3: header, one directory, metadata, tiles along the Hilbert curve, equal ones once. */
export function writePmtiles({ tiles, metadata, bounds, centre }: Archive): Buffer {
  const sorted = tiles.map((tile) => ({ ...tile, id: tileId(tile) })).toSorted((a, b) => a.id - b.id)
  const { entries, contents, distinct } = layOut(sorted)
  const directory = gzipSync(writeDirectory(entries))
  // The specification wants header and root directory within the first 16 KiB; a town has far fewer tiles than that.
  if (directory.length > 16_384 - headerLength) throw new Error('too many tiles for one directory')
  const about = gzipSync(JSON.stringify(metadata))
  const header = Buffer.alloc(headerLength)
  header.write('PMTiles', 0)
  header.writeUInt8(3, 7)
  const metadataAt = headerLength + directory.length
  const tilesAt = metadataAt + about.length
  const numbers = [headerLength, directory.length, metadataAt, about.length, tilesAt, 0, tilesAt, contents.length]
  for (const [index, value] of [...numbers, sorted.length, entries.length, distinct].entries()) {
    header.writeBigUInt64LE(BigInt(value), 8 + index * 8)
  }
  const zooms = sorted.map(({ z }) => z)
  const bytes = [1, gzipped, gzipped, vectorTiles, Math.min(...zooms), Math.max(...zooms)]
  for (const [index, value] of bytes.entries()) header.writeUInt8(value, 96 + index)
  for (const [index, degrees] of bounds.entries()) header.writeInt32LE(Math.round(degrees * 1e7), 102 + index * 4)
  header.writeUInt8(centre[2], 118)
  header.writeInt32LE(Math.round(centre[0] * 1e7), 119)
  header.writeInt32LE(Math.round(centre[1] * 1e7), 123)
  return Buffer.concat([header, directory, about, contents])
}

/** Where each tile lies. Neighbours on the curve that are equal share one entry. */
function layOut(sorted: (Tile & { id: number })[]) {
  const entries: Entry[] = []
  const known = new Map<string, { offset: number; length: number }>()
  const parts: Buffer[] = []
  let end = 0
  for (const { id, data } of sorted) {
    const key = data.toString('base64')
    let place = known.get(key)
    if (!place) {
      place = { offset: end, length: data.length }
      known.set(key, place)
      parts.push(data)
      end += data.length
    }
    const last = entries.at(-1)
    if (last && last.offset === place.offset && last.id + last.run === id) last.run += 1
    else entries.push({ id, run: 1, ...place })
  }
  return { entries, contents: Buffer.concat(parts), distinct: known.size }
}

function writeDirectory(entries: Entry[]): Buffer {
  const numbers = [
    entries.length,
    ...entries.map(({ id }, index) => id - (entries[index - 1]?.id ?? 0)),
    ...entries.map(({ run }) => run),
    ...entries.map(({ length }) => length),
    // Nought says: right behind the one before.
    ...entries.map(({ offset }, index) => {
      const before = entries[index - 1]
      return before && before.offset + before.length === offset ? 0 : offset + 1
    }),
  ]
  return Buffer.from(numbers.flatMap(toVarint))
}

function toVarint(value: number): number[] {
  const bytes: number[] = []
  let rest = value
  while (rest > 127) {
    bytes.push((rest % 128) + 128)
    rest = Math.floor(rest / 128)
  }
  return [...bytes, rest]
}

/** A tile's place on the Hilbert curve of its zoom, behind all tiles of the zooms before. */
export function tileId({ z, x, y }: { z: number; x: number; y: number }): number {
  let id = (4 ** z - 1) / 3
  let [a, b] = [x, y]
  for (let size = 2 ** (z - 1); size >= 1; size /= 2) {
    const right = (a & size) > 0 ? 1 : 0
    const low = (b & size) > 0 ? 1 : 0
    id += size * size * ((3 * right) ^ low)
    if (low === 0) {
      if (right === 1) {
        a = size - 1 - (a & (size - 1))
        b = size - 1 - (b & (size - 1))
      }
      ;[a, b] = [b, a]
    }
  }
  return id
}
