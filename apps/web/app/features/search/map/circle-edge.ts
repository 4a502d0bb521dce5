import type { Circle, Point } from '../search-state.ts'

const corners = 64
const kmPerDegree = 111.195

/** The edge of a circle on the ground, good enough to be seen. */
export function circleEdge({ latitude, longitude, radiusKm }: Circle): Point[] {
  const height = radiusKm / kmPerDegree
  // Meridians come together towards the poles.
  const width = height / Math.max(0.01, Math.cos((latitude * Math.PI) / 180))
  return Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * 2 * Math.PI
    return { latitude: latitude + height * Math.sin(angle), longitude: longitude + width * Math.cos(angle) }
  })
}
