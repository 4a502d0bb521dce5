import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { townTiles } from '../write-town.ts'

const committed = readFileSync(new URL('../../apps/web/public/demo-map/town.pmtiles', import.meta.url))

/** What is in an archive, unpacked: the same tiles may be packed into other bytes on another machine. */
function unpack(archive: Buffer) {
  const part = (index: number) => {
    const [offset, length] = [0, 1].map((step) => Number(archive.readBigUInt64LE(8 + (index + step) * 8)))
    return archive.subarray(offset, (offset ?? 0) + (length ?? 0))
  }
  const directory = readVarints(gunzipSync(part(0)))
  const count = directory[0] ?? 0
  const [ids, lengths] = [directory.slice(1, count + 1), directory.slice(1 + 2 * count, 1 + 3 * count)]
  const contents = part(6)
  let end = 0
  const tiles = lengths.map((length, index) => {
    const told = directory[1 + 3 * count + index] ?? 0
    const offset = told === 0 ? end : told - 1
    end = offset + length
    return gunzipSync(contents.subarray(offset, end)).toString('base64')
  })
  return { ids, metadata: gunzipSync(part(2)).toString(), tiles }
}

function readVarints(bytes: Buffer): number[] {
  const numbers: number[] = []
  let [value, factor] = [0, 1]
  for (const byte of bytes) {
    value += (byte & 127) * factor
    factor *= 128
    if (byte < 128) {
      numbers.push(value)
      value = 0
      factor = 1
    }
  }
  return numbers
}

test('the committed tiles are those of the model', () => {
  const [there, made] = [unpack(committed), unpack(townTiles())]
  expect(there.ids.length).toBeGreaterThan(300)
  expect(there).toEqual(made)
})
