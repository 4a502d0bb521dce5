import { areaOf, clipInside, distance, middleOf, type Point, type Ring } from './geometry.ts'
import type { Random } from './random.ts'
import type { HomeKind } from './districts.ts'
import { type Block, cornersOf } from './layout.ts'
import type { Name } from './names.ts'
import type { Road, StreetNames } from './streets.ts'
import { isByWater } from './shores.ts'
import { isInPark } from './parks.ts'

export type BuildingKind = HomeKind | 'school' | 'hospital' | 'worship' | 'museum'
export type Building = {
  id: string
  kind: BuildingKind
  district: string
  town: string
  street: Name
  number: number
  storeys: number
  built: number
  roof: 'pitched' | 'flat'
  material: 'render' | 'stone' | 'brick' | 'concrete' | 'timber'
  homes: number
  at: Point
  outline: Ring
}

/** How a kind is built: share of the parcel's width and depth it takes, how far from the street, and its storeys. */
type Shape = { wide: number; deep: number; setback: number; storeys: readonly [number, number]; roof: Building['roof'] }
const shapes: Record<HomeKind, Shape> = {
  cottage: { wide: 0.62, deep: 0.34, setback: 6, storeys: [1, 1], roof: 'pitched' },
  terrace: { wide: 1, deep: 0.42, setback: 2.4, storeys: [2, 3], roof: 'pitched' },
  villa: { wide: 0.66, deep: 0.36, setback: 9, storeys: [2, 2], roof: 'flat' },
  midrise: { wide: 0.94, deep: 0.52, setback: 1.5, storeys: [4, 7], roof: 'flat' },
  tower: { wide: 0.92, deep: 0.66, setback: 4, storeys: [14, 24], roof: 'flat' },
  farmhouse: { wide: 0.6, deep: 0.3, setback: 14, storeys: [2, 2], roof: 'pitched' },
  shop: { wide: 1, deep: 0.6, setback: 0.2, storeys: [2, 4], roof: 'pitched' },
  warehouse: { wide: 0.94, deep: 0.62, setback: 2, storeys: [3, 5], roof: 'flat' },
  plot: { wide: 0.9, deep: 0.9, setback: 1, storeys: [0, 0], roof: 'flat' },
}
const materials: Record<HomeKind, Building['material'][]> = {
  cottage: ['render', 'render', 'stone'],
  terrace: ['brick', 'brick', 'render'],
  villa: ['render', 'concrete', 'timber'],
  midrise: ['brick', 'render', 'concrete'],
  tower: ['concrete'],
  farmhouse: ['render', 'stone'],
  shop: ['brick', 'render'],
  warehouse: ['brick'],
  plot: ['stone'],
}

type Parcel = {
  outline: Ring
  u: readonly [number, number]
  v: readonly [number, number]
  isLow: boolean
  number: number
}

/** Two rows of parcels, back to back, each facing its own street. */
export function buildBlock(block: Block, rows: StreetNames, random: Random): Building[] {
  const { quarter, row } = block
  return parcelsOf(block).flatMap((parcel) => {
    const street = rows.get(parcel.isLow ? row : row + 1)
    return street
      ? buildOn(
          parcel,
          block,
          street,
          random,
          `${quarter.district.id}-${block.column}-${row}-${parcel.isLow ? 'a' : 'b'}${parcel.number}`,
        )
      : []
  })
}

function parcelsOf({ quarter, column, row, outline }: Block): Parcel[] {
  const { blockWidth, blockDepth, frontage, streetWidth } = quarter.district.fabric
  const left = column * blockWidth + streetWidth / 2
  const count = Math.max(1, Math.floor((blockWidth - streetWidth) / frontage))
  const width = (blockWidth - streetWidth) / count
  const [low, high] = [row * blockDepth + streetWidth / 2, (row + 1) * blockDepth - streetWidth / 2]
  return [true, false].flatMap((isLow) =>
    Array.from({ length: count }, (_, index): Parcel => {
      const u = [left + index * width, left + (index + 1) * width] as const
      const v = isLow ? ([low, (low + high) / 2] as const) : ([(low + high) / 2, high] as const)
      // Numbers grow along the street; odd on one side, even on the other.
      const number = ((column + 14) * count + index) * 2 + (isLow ? 1 : 2)
      return { outline: clipInside(cornersOf(quarter, u, v), outline), u, v, isLow, number }
    }),
  )
}

function buildOn(parcel: Parcel, { quarter }: Block, street: Name, random: Random, id: string): Building[] {
  const { district } = quarter
  const { fabric } = district
  const kind = choose(fabric.kinds, random)
  const isEmpty = random() < 0.04
  const wanted = footprint(parcel, kind, quarter.place)
  const ring = clipInside(wanted, parcel.outline)
  if (isEmpty || ring.length < 3 || areaOf(ring) < Math.max(34, 0.55 * areaOf(wanted))) return []
  const outline = ring.map(quarter.bend)
  if (outline.some(isTaken)) return []
  const year = Math.round(fabric.built[0] + random() ** 0.8 * (fabric.built[1] - fabric.built[0]))
  // Nobody built towers before there was concrete for them.
  const built = kind === 'tower' ? Math.max(year, 1965 + (year % 57)) : year
  return [
    complete(
      kind,
      outline,
      { id, district: district.id, town: district.town, street, number: parcel.number, built },
      random,
    ),
  ]
}

function footprint({ u, v, isLow }: Parcel, kind: HomeKind, place: (u: number, v: number) => Point): Ring {
  const { wide, deep, setback } = shapes[kind]
  const [width, depth] = [u[1] - u[0], v[1] - v[0]]
  const side = (width * (1 - wide)) / 2
  const near = Math.min(setback, depth * 0.4)
  const far = Math.min(depth * 0.96, near + Math.max(depth * deep, 8))
  const [low, high] = isLow ? [v[0] + near, v[0] + far] : [v[1] - far, v[1] - near]
  return cornersOf({ place }, [u[0] + side, u[1] - side], [low, high])
}

type Known = Pick<Building, 'id' | 'district' | 'town' | 'street' | 'number' | 'built'>

function complete(kind: HomeKind, outline: Ring, known: Known, random: Random): Building {
  const {
    storeys: [least, most],
    roof,
  } = shapes[kind]
  const storeys = least + Math.floor(random() * (most - least + 1))
  const of = materials[kind]
  const material = of[Math.floor(random() * of.length)] ?? 'render'
  return {
    ...known,
    kind,
    storeys,
    roof,
    material,
    homes: homesIn(kind, storeys, areaOf(outline)),
    at: middleOf(outline),
    outline,
  }
}

/** One home in a house; a flat for every 90 m² of a storey elsewhere. */
function homesIn(kind: HomeKind, storeys: number, area: number): number {
  if (kind === 'midrise' || kind === 'tower') return storeys * Math.max(2, Math.round(area / 110))
  return kind === 'warehouse' ? storeys * Math.max(1, Math.round(area / 220)) : 1
}

function choose(kinds: Partial<Record<HomeKind, number>>, random: Random): HomeKind {
  const entries = Object.entries(kinds) as [HomeKind, number][]
  let rest = random() * entries.reduce((sum, [, weight]) => sum + weight, 0)
  return entries.find(([, weight]) => (rest -= weight) < 0)?.[0] ?? entries[0]?.[0] ?? 'cottage'
}

const isTaken = (corner: Point) => isByWater(corner, 4) || isInPark(corner)

/** A farm every few hundred metres along the lanes of the country, numbered along its lane. */
export function buildFarms(roads: Road[], random: Random): Building[] {
  const lanes = roads.filter((road) => road.class === 'street' && !road.district && !road.isBridge)
  const built = new Map<string, number>()
  return lanes.flatMap(({ line, named }) =>
    line.slice(1, -1).flatMap((point, index): Building[] => {
      if (index % 4 !== 1 || !named) return []
      const number = (built.get(named.name) ?? 0) + 1
      const farm = buildFarm(line[index] as Point, point, { street: named, number }, random)
      if (farm.length > 0) built.set(named.name, number)
      return farm
    }),
  )
}

/** A house and a barn beside a lane that comes from `before`. */
function buildFarm(before: Point, at: Point, address: Pick<Building, 'street' | 'number'>, random: Random): Building[] {
  const length = distance(before, at)
  const [dx, dy] = [(at[0] - before[0]) / length, (at[1] - before[1]) / length]
  const side = random() < 0.5 ? 1 : -1
  const place = (u: number, v: number): Point => [at[0] + dx * u - dy * v * side, at[1] + dy * u + dx * v * side]
  const house = cornersOf({ place }, [-7, 7], [22, 29.2])
  const barn = cornersOf({ place }, [13, 29], [26, 36])
  if ([...house, ...barn].some(isTaken)) return []
  const id = `country-${address.street.name.toLowerCase().replaceAll(' ', '-')}-${address.number}`
  const known = { ...address, id, district: 'country', town: 'country', built: 1840 + Math.round(random() * 130) }
  return [
    complete('farmhouse', house, known, random),
    { ...complete('warehouse', barn, { ...known, id: `${id}-barn` }, random), storeys: 1, homes: 0 },
  ]
}
