/** A place on the drawing: x grows to the east, y to the south. */
export type Point = readonly [x: number, y: number]
export type Ring = readonly Point[]
export type Line = readonly Point[]

export function signedArea(ring: Ring): number {
  return edgesOf(ring).reduce((sum, [p, q]) => sum + p[0] * q[1] - q[0] * p[1], 0) / 2
}

export const areaOf = (ring: Ring) => Math.abs(signedArea(ring))

export function middleOf(ring: Ring): Point {
  const sum = (axis: 0 | 1) => ring.reduce((total, point) => total + point[axis], 0)
  return [sum(0) / ring.length, sum(1) / ring.length]
}

export const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1])

export function edgesOf(ring: Ring): [Point, Point][] {
  return ring.map((point, index) => [point, ring[(index + 1) % ring.length] as Point])
}

export function isInside([x, y]: Point, ring: Ring): boolean {
  const crossed = edgesOf(ring).filter(
    ([a, b]) => a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0],
  )
  return crossed.length % 2 === 1
}

/** What lies behind the line through `on`, seen along `normal`. */
export function clipBehind(ring: Ring, on: Point, normal: Point): Point[] {
  const ahead = ([x, y]: Point) => (x - on[0]) * normal[0] + (y - on[1]) * normal[1]
  return edgesOf(ring).flatMap(([p, q]) => {
    const [a, b] = [ahead(p), ahead(q)]
    const kept = a <= 0 ? [p] : []
    return a * b < 0 ? [...kept, between(p, q, a / (a - b))] : kept
  })
}

/** The part of `ring` inside a convex ring, which is first made smaller by `margin`. */
export function clipInside(ring: Ring, convex: Ring, margin = 0): Ring {
  const outwards = signedArea(convex) > 0 ? 1 : -1
  let rest = ring
  for (const [p, q] of edgesOf(convex)) {
    const length = distance(p, q)
    if (length < 0.3) continue
    const normal: Point = [(outwards * (q[1] - p[1])) / length, (-outwards * (q[0] - p[0])) / length]
    rest = clipBehind(rest, [p[0] - normal[0] * margin, p[1] - normal[1] * margin], normal)
    if (rest.length < 3) return []
  }
  return rest
}

export const shrink = (convex: Ring, margin: number): Ring => clipInside(convex, convex, margin)

/** A line that bends softly through the points (Catmull-Rom), as short straight pieces. */
export function curveThrough(points: Line, pieces = 6): Line {
  const at = (index: number) => points[Math.min(Math.max(index, 0), points.length - 1)] as Point
  const bends = points.slice(1).flatMap((_, index) => {
    const guides = [at(index - 1), at(index), at(index + 1), at(index + 2)] as const
    return Array.from({ length: pieces }, (_piece, step) => pointOfBend(guides, (step + 1) / pieces))
  })
  return [at(0), ...bends]
}

function pointOfBend(guides: readonly [Point, Point, Point, Point], t: number): Point {
  const along = (axis: 0 | 1) => {
    const [before, from, to, after] = guides.map((point) => point[axis]) as [number, number, number, number]
    const bend = 2 * before - 5 * from + 4 * to - after
    const twist = 3 * from - before - 3 * to + after
    return from + ((to - before) * t + bend * t ** 2 + twist * t ** 3) / 2
  }
  return [along(0), along(1)]
}

function between(p: Point, q: Point, part: number): Point {
  return [p[0] + (q[0] - p[0]) * part, p[1] + (q[1] - p[1]) * part]
}
