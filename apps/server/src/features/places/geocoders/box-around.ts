import type { Point } from '../geocoder.ts'

type Box = { west: number; south: number; east: number; north: number }

const halfDegrees = 0.5

/** About a hundred kilometres around a point, in a service's own words; it prefers what lies inside. */
export const boxAround = ({ latitude, longitude }: Point, write: (box: Box) => string): string =>
  write({
    west: Math.max(-180, longitude - halfDegrees),
    south: Math.max(-90, latitude - halfDegrees),
    east: Math.min(180, longitude + halfDegrees),
    north: Math.min(90, latitude + halfDegrees),
  })
