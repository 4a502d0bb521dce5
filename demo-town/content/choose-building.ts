import type { HomeKind } from '../model/districts.ts'
import type { Town } from '../model/town.ts'
import type { HomeBuilding } from './demo-home.ts'
import { createLuck, type Luck } from './luck.ts'

/** Of a hundred listings. Terraces are the most common building and flats the most common listing. */
const shares: Record<HomeKind, number> = {
  midrise: 33,
  terrace: 20,
  tower: 13,
  villa: 12,
  cottage: 9,
  warehouse: 5,
  shop: 3,
  plot: 3,
  farmhouse: 2,
}
/** How much the listings crowd in some buildings: several in a tower, seldom two in one house. */
const crowding: Partial<Record<HomeKind, number>> = { tower: 3, midrise: 1.7, warehouse: 1.5 }

/** Buildings in which homes are listed, by chance. */
export function createBuildingChooser(town: Town, seed: number) {
  const byKind = Map.groupBy(
    town.buildings.filter((building): building is HomeBuilding => building.homes > 0 && building.kind in shares),
    ({ kind }) => kind,
  )
  const mixed = new Map([...byKind].map(([kind, buildings]) => [kind, mix(buildings, createLuck(seed))]))
  return (luck: Luck): HomeBuilding => {
    const kind = luck.weigh(shares)
    const buildings = mixed.get(kind) ?? []
    return buildings[Math.floor(buildings.length * luck.next() ** (crowding[kind] ?? 1))] as HomeBuilding
  }
}

function mix<One>(from: One[], luck: Luck): One[] {
  const mixed = [...from]
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = luck.below(last + 1)
    ;[mixed[last], mixed[other]] = [mixed[other] as One, mixed[last] as One]
  }
  return mixed
}
