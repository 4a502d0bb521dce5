import type { BoxE6, PointE6 } from '@gable/domain/search-area'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isInsideArea } from '../../../test/reference-area.ts'
import { coverRing } from './cover-ring.ts'

/** A small world, so that points lie on lines and corners all the time. */
const point = fc.record({ x: fc.integer({ min: -20, max: 20 }), y: fc.integer({ min: -20, max: 20 }) })
const ring = fc.array(point, { minLength: 3, maxLength: 8 })

const holds =
  ({ x, y }: PointE6) =>
  ({ west, south, east, north }: BoxE6) =>
    x >= west && x <= east && y >= south && y <= north

test('what is in a whole box is in the ring, and what is in no box is not', () => {
  fc.assert(
    fc.property(ring, point, fc.integer({ min: 1, max: 60 }), (corners, at, most) => {
      const { whole, partly } = coverRing(corners, most)
      const isInside = isInsideArea(at, { kind: 'polygons', rings: [corners], cuts: [] })
      if (whole.some(holds(at))) expect(isInside).toBe(true)
      else if (!partly.some(holds(at))) expect(isInside).toBe(false)
    }),
    { numRuns: 3_000 },
  )
})

test('a ring becomes few boxes, most of it whole', () => {
  const corners = Array.from({ length: 30 }, (_, index) => {
    const angle = (index / 30) * 2 * Math.PI
    return { x: Math.round(1e6 * Math.cos(angle)), y: Math.round(1e6 * Math.sin(angle)) }
  })
  const { whole, partly } = coverRing(corners)
  const sizeOf = (boxes: BoxE6[]) =>
    boxes.reduce((sum, { west, south, east, north }) => sum + (east - west) * (north - south), 0)
  expect(whole.length + partly.length).toBeLessThan(45)
  expect(sizeOf(whole) / (Math.PI * 1e12)).toBeGreaterThan(0.5)
})
