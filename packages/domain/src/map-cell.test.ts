import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cellOf, maxRanges, rangesOf } from './map-cell.ts'
import { type Area, boxesAround, type BoxE6 } from './search-area.ts'

const x = fc.integer({ min: -180e6, max: 180e6 })
const y = fc.integer({ min: -90e6, max: 90e6 })
const anyBox = fc.tuple(x, x, y, y).map(
  ([a, b, c, d]): BoxE6 => ({
    west: Math.min(a, b),
    east: Math.max(a, b),
    south: Math.min(c, d),
    north: Math.max(c, d),
  }),
)

const isIn = (cell: number, ranges: [number, number][]) => ranges.some(([low, high]) => cell >= low && cell <= high)

test('a cell is a whole number that a double holds exactly', () => {
  expect(cellOf(-180e6, -90e6)).toBe(0)
  expect(Number.isSafeInteger(cellOf(180e6, 90e6))).toBe(true)
})

test('every point of a box is in one of its ranges, and there are at most 32', () => {
  fc.assert(
    fc.property(
      anyBox,
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (box, a, b) => {
        const ranges = rangesOf([box])
        const point = [box.west + (box.east - box.west) * a, box.south + (box.north - box.south) * b].map(Math.round)
        expect(ranges.length).toBeLessThanOrEqual(maxRanges)
        expect(isIn(cellOf(point[0] ?? 0, point[1] ?? 0), ranges)).toBe(true)
      },
    ),
    { numRuns: 2_000 },
  )
})

test('a box of a city takes in little of what is around it', () => {
  const ranges = rangesOf([{ west: -8.7e6, east: -8.5e6, south: 41.1e6, north: 41.2e6 }])
  const covered = ranges.reduce((sum, [low, high]) => sum + high - low + 1, 0)
  const asked = (0.2e6 / 8) * (0.1e6 / 4)
  expect(covered / asked).toBeLessThan(1.6)
})

test('a circle near the date line or a pole is held by its boxes', () => {
  const circle = (centreX: number, centreY: number): Area => ({
    kind: 'circle',
    centre: { x: centreX, y: centreY },
    radiusMetres: 50_000,
  })
  const held = (area: Area, pointX: number, pointY: number) =>
    boxesAround(area).some(
      ({ west, east, south, north }) => pointX >= west && pointX <= east && pointY >= south && pointY <= north,
    )
  expect(held(circle(179.9e6, 0), -179.9e6, 0)).toBe(true)
  expect(held(circle(-180e6, 10e6), 180e6, 10e6)).toBe(true)
  expect(held(circle(0, 89.9e6), 180e6, 89.9e6)).toBe(true)
})
