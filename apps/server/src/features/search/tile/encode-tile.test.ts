import { boxOf, gridOf, tileOfCell } from '@gable/domain/map-tile'
import { expect, test } from 'vitest'
import { readTile } from '../../../test/read-tile.ts'
import { encodeTile, type TilePin } from './encode-tile.ts'

const near = { z: 12, x: 1949, y: 1536 }
const deep = { z: 16, x: 31_190, y: 24_580 }
const most = 60_000

/** Spread over the tile, one after the other. */
function pinsIn(tile: typeof deep, count: number, facts: Partial<TilePin> = {}): TilePin[] {
  const { west, south, east, north } = boxOf(tile)
  const side = Math.ceil(Math.sqrt(count))
  return Array.from({ length: count }, (_, index) => ({
    id: 2 ** 40 + index,
    title: `Home ${index}`,
    price: `${100_000 + index * 1_234}.00`,
    rentPeriod: 'monthly',
    longitude: (west + ((east - west) * ((index % side) + 0.5)) / side) / 1e6,
    latitude: (south + ((north - south) * (Math.floor(index / side) + 0.5)) / side) / 1e6,
    isLocked: false,
    publishedAt: new Date('2026-11-01T00:00:00Z'),
    ...facts,
  }))
}

const encode = (tile: typeof deep, pins: TilePin[], cells: Parameters<typeof encodeTile>[0]['cells'] = []) =>
  encodeTile({ grid: gridOf(tile), cells, isMinimum: false }, pins)

test('the fullest tile with the longest titles is not larger than 60 kB', () => {
  const grid = gridOf(deep)
  const bytes = encode(deep, pinsIn(deep, 16 * grid.maxSingles, { title: '大'.repeat(200) }))
  process.stdout.write(`the fullest tile: ${(bytes.length / 1000).toFixed(1)} kB\n`)
  expect(readTile(bytes, deep).homes).toHaveLength(16 * grid.maxSingles)
  expect(bytes.length).toBeLessThan(most)
})

test('the first homes have their price and title, the rest are dots', () => {
  const { homes } = readTile(encode(near, pinsIn(near, 40)), near)
  expect(homes.map(({ tier }) => tier)).toEqual([...Array<number>(24).fill(1), ...Array<number>(16).fill(2)])
  expect(homes[0]).toMatchObject({ price: '100000.00', title: 'Home 0', rent_period: 'monthly' })
  expect(homes[30]).not.toHaveProperty('title')
})

test('homes at one point know of each other, and have no price of their own', () => {
  const [one, two] = pinsIn(near, 2)
  if (!one || !two) throw new Error('There are two')
  const { homes } = readTile(encode(near, [one, { ...one, id: 7 }, two]), near)
  expect(homes.map(({ id, stack, tier }) => [id, stack, tier])).toEqual([
    [one.id, one.id, 2],
    [7, one.id, 2],
    [two.id, undefined, 1],
  ])
})

test('a home that was moved elsewhere is not in this tile', () => {
  const [one] = pinsIn(near, 1)
  expect(readTile(encode(near, one ? [{ ...one, latitude: 0 }] : []), near).homes).toEqual([])
})

test('a cluster stands at the mean of its homes and says where its square is', () => {
  const grid = gridOf(near)
  const { west, south, east, north } = boxOf(tileOfCell(grid, { column: 1, row: 2 }))
  const cell = { column: 1, row: 2, count: 99, x: (west + east) / 2, y: (south + north) / 2 }
  const { clusters } = readTile(encode(near, [], [cell]), near)
  expect(clusters).toMatchObject([{ count: 99, west: west / 1e6, north: north / 1e6 }])
  expect(clusters[0]?.longitude).toBeCloseTo(cell.x / 1e6, 4)
  expect(clusters[0]?.latitude).toBeCloseTo(cell.y / 1e6, 4)
})

test('what was counted in part is at least so many', () => {
  const cell = { column: 0, row: 0, count: 2, x: grid0(near).x, y: grid0(near).y }
  const bytes = encodeTile({ grid: gridOf(near), cells: [cell], isMinimum: true }, [])
  expect(readTile(bytes, near).clusters).toMatchObject([{ count: 2, is_minimum: true }])
})

function grid0(tile: typeof near) {
  const { west, south } = boxOf(tile)
  return { x: west, y: south }
}
