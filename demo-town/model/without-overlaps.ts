import type { Building } from './buildings.ts'
import type { Point } from './geometry.ts'
import { insideOf } from './inside.ts'

const cellSize = 80

type Standing = { building: Building; isIn: (point: Point) => boolean }

/** Where quarters meet, their bent streets may claim the same ground twice: whoever built first stays. */
export function withoutOverlaps(buildings: Building[]): Building[] {
  const standing = new Map<string, Standing[]>()
  return buildings.filter((building) => {
    const around = neighbours(building.at).flatMap((cell) => standing.get(cell) ?? [])
    const probes = probesOf(building)
    const isIn = insideOf(building.outline)
    const isTaken = around.some((other) => probes.some(other.isIn) || probesOf(other.building).some(isIn))
    if (isTaken) return false
    const cell = cellOf(building.at)
    standing.set(cell, [...(standing.get(cell) ?? []), { building, isIn }])
    return true
  })
}

/** Its middle and points a little inside its corners: neighbours in a row share walls. */
function probesOf({ at, outline }: Building): Point[] {
  const towardsMiddle = ([x, y]: Point): Point => [x + (at[0] - x) * 0.15, y + (at[1] - y) * 0.15]
  return [at, ...outline.map(towardsMiddle)]
}

const cellOf = ([x, y]: Point) => `${Math.floor(x / cellSize)} ${Math.floor(y / cellSize)}`

function neighbours([x, y]: Point): string[] {
  const steps = [-cellSize, 0, cellSize]
  return steps.flatMap((dx) => steps.map((dy) => cellOf([x + dx, y + dy])))
}
