import { isInside, type Point, type Ring } from './geometry.ts'

/** Whether points lie in a ring, asked very often: most are told from its bounds alone. */
export function insideOf(ring: Ring): (point: Point) => boolean {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)]
  const [west, east, south, north] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  return (point) =>
    point[0] >= west && point[0] <= east && point[1] >= south && point[1] <= north && isInside(point, ring)
}
