import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boxOf, deepestTile, gridOf, gridSide, type Tile, tileExtent, tileOfCell, toTilePoint } from './map-tile.ts'

const anyTile = fc.integer({ min: 0, max: deepestTile }).chain((z) =>
  fc.record({
    z: fc.constant(z),
    x: fc.integer({ min: 0, max: 2 ** z - 1 }),
    y: fc.integer({ min: 0, max: 2 ** z - 1 }),
  }),
)
const edges = [-90e6, -1, 0, 1, 90e6]
const anyPoint = fc.record({
  x: fc.oneof(fc.constantFrom(-180e6, 180e6, 0, 1_406_250), fc.integer({ min: -180e6, max: 180e6 })),
  y: fc.oneof(fc.constantFrom(...edges), fc.integer({ min: -90e6, max: 90e6 })),
})

/** The grid as every map knows it. */
function tileAt({ x, y }: { x: number; y: number }, z: number): Tile {
  const size = 2 ** z
  const sine = Math.sin(((y / 1e6) * Math.PI) / 180)
  const down = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)
  const held = (index: number) => Math.max(0, Math.min(size - 1, index))
  return { z, x: held(Math.floor(((x + 180e6) / 360e6) * size)), y: held(Math.floor(down * size)) }
}

const isIn = ({ west, south, east, north }: ReturnType<typeof boxOf>, { x, y }: { x: number; y: number }) =>
  x >= west && x <= east && y >= south && y <= north

test('every point is in the box of its tile and not in those of its neighbours', () => {
  fc.assert(
    fc.property(anyPoint, fc.integer({ min: 0, max: deepestTile }), (point, z) => {
      const { x, y } = tileAt(point, z)
      for (const [right, down] of [
        [0, 0],
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        const near = { z, x: x + right, y: y + down }
        if (Math.min(near.x, near.y) < 0 || Math.max(near.x, near.y) >= 2 ** z) continue
        expect(isIn(boxOf(near), point)).toBe(right === 0 && down === 0)
      }
    }),
  )
})

test('the squares of a grid are the tiles two steps farther in, and fill it', () => {
  fc.assert(
    fc.property(anyTile, (tile) => {
      const grid = gridOf(tile)
      for (let index = 0; index < gridSide; index += 1) {
        const { west, south } = boxOf(tileOfCell(grid, { column: index, row: index }))
        expect({ west, south }).toEqual({ west: grid.columns[index], south: grid.rows[index] })
      }
      expect(grid.box).toMatchObject({ west: grid.columns[0], south: grid.rows[0] })
    }),
  )
})

test('a point of a tile lies within its extent', () => {
  fc.assert(
    fc.property(anyPoint, fc.integer({ min: 0, max: deepestTile }), (point, z) => {
      for (const along of toTilePoint(tileAt(point, z), point)) {
        expect(along).toBeGreaterThanOrEqual(0)
        expect(along).toBeLessThanOrEqual(tileExtent)
      }
    }),
  )
})
