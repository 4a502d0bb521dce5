import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { tileId, writePmtiles } from './pmtiles.ts'

const archiveOf = (tiles: { z: number; x: number; y: number; text: string }[]) =>
  writePmtiles({
    tiles: tiles.map(({ text, ...place }) => ({ ...place, data: gzipSync(text) })),
    metadata: { name: 'test' },
    bounds: [13, -22, 14, -21],
    centre: [13.5, -21.5, 12],
  })

test('tiles are counted along the Hilbert curve, as the specification has it', () => {
  const ids = [
    [0, 0, 0],
    [1, 0, 0],
    [1, 0, 1],
    [1, 1, 1],
    [1, 1, 0],
    [2, 0, 0],
  ].map(([z = 0, x = 0, y = 0]) => tileId({ z, x, y }))
  expect(ids).toEqual([0, 1, 2, 3, 4, 5])
  expect(tileId({ z: 12, x: 3423, y: 1763 })).toBe(19_078_479)
})

test('an archive says where its parts are, and its tiles are found there', () => {
  const archive = archiveOf([
    { z: 1, x: 1, y: 1, text: 'south east' },
    { z: 0, x: 0, y: 0, text: 'world' },
  ])
  const number = (index: number) => Number(archive.readBigUInt64LE(8 + index * 8))
  expect(archive.toString('utf8', 0, 7)).toBe('PMTiles')
  expect(JSON.parse(gunzipSync(archive.subarray(number(2), number(2) + number(3))).toString())).toEqual({
    name: 'test',
  })
  const directory = [...gunzipSync(archive.subarray(number(0), number(0) + number(1)))]
  // Two entries; ids 0 and 3 as steps; each once; lengths; the second right behind the first.
  const [count, , , , , first = 0, second = 0] = directory
  expect(directory.slice(0, 5)).toEqual([2, 0, 3, 1, 1])
  expect(directory.slice(7)).toEqual([1, 0])
  expect(count).toBe(2)
  const tiles = archive.subarray(number(6), number(6) + number(7))
  expect(gunzipSync(tiles.subarray(0, first)).toString()).toBe('world')
  expect(gunzipSync(tiles.subarray(first, first + second)).toString()).toBe('south east')
})

test('equal tiles are kept once, and beside each other they are one entry', () => {
  const archive = archiveOf([
    { z: 1, x: 0, y: 0, text: 'sea' },
    { z: 1, x: 0, y: 1, text: 'sea' },
    { z: 1, x: 1, y: 1, text: 'land' },
    { z: 1, x: 1, y: 0, text: 'sea' },
  ])
  const counts = [8, 9, 10].map((index) => Number(archive.readBigUInt64LE(8 + index * 8)))
  expect(counts).toEqual([4, 3, 2])
})
