/** Where a lister hides the door, the home lies somewhere in a circle of this size around the point that is shown. */
export const approximateRadiusMetres = 200
const nearestMetres = 60
const metresPerDegree = 111_320

type Point = { latitude: number; longitude: number }

/**
 * The point moved by an amount that two numbers from 0 to 1 decide: the same numbers always move it the same way, so
 * that asking often reveals nothing. Evenly spread over a ring, because a point near the middle would be the door.
 */
export function movePoint({ latitude, longitude }: Point, [turn, share]: readonly [number, number]): Point {
  const metres = Math.sqrt(nearestMetres ** 2 + share * (approximateRadiusMetres ** 2 - nearestMetres ** 2))
  const angle = 2 * Math.PI * turn
  const north = (metres * Math.cos(angle)) / metresPerDegree
  // Meridians meet at the poles: there a metre would be any number of degrees.
  const east = (metres * Math.sin(angle)) / (metresPerDegree * Math.max(Math.cos((latitude * Math.PI) / 180), 0.01))
  return { latitude: round(Math.min(90, Math.max(-90, latitude + north))), longitude: round(wrap(longitude + east)) }
}

const wrap = (degrees: number) => (degrees > 180 ? degrees - 360 : degrees < -180 ? degrees + 360 : degrees)
const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6
