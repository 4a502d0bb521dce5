import { expect, test } from 'vitest'
import { simplifyLine } from './simplify-line.ts'

const circle = (points: number, radius: number) =>
  Array.from({ length: points }, (_, index) => {
    const angle = (index / points) * 2 * Math.PI
    return { x: 300 + radius * Math.cos(angle), y: 300 + radius * Math.sin(angle) }
  })

test('points on a straight line say nothing', () => {
  const side = Array.from({ length: 100 }, (_, index) => ({ x: index, y: 0 }))
  const corner = { x: 99, y: 80 }
  expect(simplifyLine([...side, corner], 40)).toEqual([{ x: 0, y: 0 }, { x: 99, y: 0 }, corner])
})

test.each([100, 500])('%d points of a hand become at most forty, and keep the shape', (points) => {
  const simple = simplifyLine(circle(points, 200), 40)
  expect(simple.length).toBeLessThanOrEqual(40)
  expect(simple.length).toBeGreaterThan(10)
  for (const { x, y } of simple) expect(Math.hypot(x - 300, y - 300)).toBeCloseTo(200)
})

test('a scribble is bounded too', () => {
  const scribble = Array.from({ length: 500 }, (_, index) => ({ x: index, y: index % 2 === 0 ? 0 : 400 }))
  expect(simplifyLine(scribble, 40).length).toBeLessThanOrEqual(40)
})
