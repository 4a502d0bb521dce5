import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moveBy, wholeView, zoomAt } from './zoom.ts'

const frame = { width: 800, height: 600 }

test('what lies under the finger stays there', () => {
  const at = { x: 100, y: -50 }
  const near = zoomAt(wholeView, 2, at, frame)
  expect(near).toEqual({ scale: 2, x: -100, y: 50 })
  const nearer = zoomAt(near, 4, at, frame)
  // The point of the photograph under the finger, before and after.
  expect((at.x - nearer.x) / nearer.scale).toBe((at.x - near.x) / near.scale)
})

test('a photograph never grows without end nor smaller than its frame', () => {
  expect(zoomAt(wholeView, 100, { x: 0, y: 0 }, frame).scale).toBe(5)
  expect(zoomAt({ scale: 2, x: 300, y: 0 }, 0.1, { x: 0, y: 0 }, frame)).toMatchObject({ scale: 1 })
})

test('however it is pulled, the photograph covers its frame', () => {
  const number = fc.double({ min: -5_000, max: 5_000, noNaN: true })
  fc.assert(
    fc.property(fc.double({ min: 0.1, max: 9, noNaN: true }), number, number, (scale, x, y) => {
      const view = moveBy(zoomAt(wholeView, scale, { x, y }, frame), { x: y, y: x }, frame)
      expect(Math.abs(view.x)).toBeLessThanOrEqual((frame.width * (view.scale - 1)) / 2)
      expect(Math.abs(view.y)).toBeLessThanOrEqual((frame.height * (view.scale - 1)) / 2)
    }),
  )
})
