export type Pixel = { x: number; y: number }

/** The same line with at most so many points, without those that hardly matter for its shape. */
export function simplifyLine(line: readonly Pixel[], most: number): Pixel[] {
  let simple = withoutNear(line, 1)
  for (let tolerance = 2; simple.length > most; tolerance *= 1.5) simple = withoutNear(simple, tolerance)
  return simple
}

/** Ramer, Douglas and Peucker: a point stays if the line without it would pass it at a distance. */
function withoutNear(line: readonly Pixel[], tolerance: number): Pixel[] {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last || line.length < 3) return [...line]
  const distances = line.map((point) => distanceTo(point, first, last))
  const farthest = distances.indexOf(Math.max(...distances))
  if ((distances[farthest] ?? 0) <= tolerance) return [first, last]
  const before = withoutNear(line.slice(0, farthest + 1), tolerance)
  return [...before.slice(0, -1), ...withoutNear(line.slice(farthest), tolerance)]
}

/** From a point to the line between two others. */
function distanceTo(point: Pixel, from: Pixel, to: Pixel): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = dx * dx + dy * dy
  const share = length === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / length
  const along = Math.min(1, Math.max(0, share))
  return Math.hypot(point.x - from.x - along * dx, point.y - from.y - along * dy)
}
