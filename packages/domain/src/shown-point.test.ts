import fc from 'fast-check'
import { expect, test } from 'vitest'
import { approximateRadiusMetres, movePoint } from './shown-point.ts'

const share = fc.double({ min: 0, max: 1, noNaN: true })
const anywhere = fc.record({
  latitude: fc.double({ min: -89, max: 89, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

test('T34 the shown point is near the home and never at its door', () => {
  fc.assert(
    fc.property(anywhere, share, share, (home, turn, reach) => {
      const metres = distance(home, movePoint(home, [turn, reach]))
      expect(metres).toBeGreaterThan(50)
      expect(metres).toBeLessThan(approximateRadiusMetres * 1.01)
    }),
  )
})

test('a point is on the globe wherever the home is', () => {
  const edges = fc.constantFrom(-90, 90, 0)
  fc.assert(
    fc.property(edges, fc.constantFrom(-180, 180), share, share, (latitude, longitude, turn, reach) => {
      const moved = movePoint({ latitude, longitude }, [turn, reach])
      expect(Math.abs(moved.latitude)).toBeLessThanOrEqual(90)
      expect(Math.abs(moved.longitude)).toBeLessThanOrEqual(180)
    }),
  )
})

type Point = { latitude: number; longitude: number }

function distance(from: Point, to: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const [a, b] = [radians(from.latitude), radians(to.latitude)]
  const half = Math.sin((b - a) / 2) ** 2
  const other = Math.cos(a) * Math.cos(b) * Math.sin(radians(to.longitude - from.longitude) / 2) ** 2
  return 2 * 6_371_000 * Math.asin(Math.sqrt(half + other))
}
