import type { DemoHome } from '../demo-home.ts'

export type RoomKind = 'living' | 'kitchen' | 'bedroom' | 'bath' | 'hall'
/** In metres from the corner of its floor; `row` says on which side of the hall it lies. */
export type Room = {
  kind: RoomKind
  x: number
  y: number
  width: number
  depth: number
  row: 'north' | 'hall' | 'south'
}
export type Floor = { width: number; depth: number; rooms: Room[] }

/** How much of a floor each takes beside the others. */
const weights: Record<RoomKind, number> = { living: 30, kitchen: 16, bedroom: 17, bath: 8, hall: 0 }
const hallDepth = 1.1
/** Below it one cooks in the living room. */
const leastForKitchen = 60
const leastWidth = 1.7
const shape = 1.3

const flats = ['midrise', 'tower', 'warehouse']

/** The floors of a home: all the bedrooms and bathrooms that its listing states, on the area that it states. */
export function layOutRooms({ facts, building }: Pick<DemoHome, 'facts' | 'building'>): Floor[] {
  const { area, bedrooms, bathrooms } = facts
  if (bedrooms === 0) return []
  const storeys = flats.includes(building.kind) ? 1 : Math.min(building.storeys, 1 + bedrooms)
  const hasKitchen = area >= leastForKitchen
  return shareOut({ bedrooms, bathrooms, hasKitchen }, storeys).map((kinds) => layOutFloor(kinds, area / storeys))
}

type Wanted = { bedrooms: number; bathrooms: number; hasKitchen: boolean }

/** One lives on the ground floor and sleeps above it; where there is but one, both. */
function shareOut({ bedrooms, bathrooms, hasKitchen }: Wanted, storeys: number): RoomKind[][] {
  const floors: RoomKind[][] = Array.from({ length: storeys }, () => [])
  floors[0]?.push('living', ...(hasKitchen ? (['kitchen'] as const) : []))
  const upper = Math.max(1, storeys - 1)
  const firstUpper = storeys - upper
  for (let room = 0; room < bedrooms; room += 1) floors[firstUpper + (room % upper)]?.push('bedroom')
  // The first bathroom is where one sleeps, the second on the ground floor.
  for (let room = 0; room < bathrooms; room += 1) floors[(firstUpper + room) % storeys]?.push('bath')
  return floors
}

/** Rooms on both sides of a hall, so that each has a door and a window. */
function layOutFloor(kinds: RoomKind[], area: number): Floor {
  const width = Math.sqrt(area * shape)
  const depth = area / width
  const [north, south] = intoTwoRows(kinds)
  const deep = depth - hallDepth
  const northDepth = deep * Math.min(0.62, Math.max(0.38, weightOf(north) / weightOf(kinds)))
  const hall: Room = { kind: 'hall', x: 0, y: northDepth, width, depth: hallDepth, row: 'hall' }
  const rooms = [
    ...layOutRow(north, { y: 0, depth: northDepth, width, row: 'north' }),
    hall,
    ...layOutRow(south, { y: northDepth + hallDepth, depth: deep - northDepth, width, row: 'south' }),
  ]
  return { width, depth, rooms }
}

const weightOf = (kinds: RoomKind[]) => kinds.reduce((sum, kind) => sum + weights[kind], 0)

/** The heaviest first, each into the row that has less; a row is never empty. */
function intoTwoRows(kinds: RoomKind[]): [RoomKind[], RoomKind[]] {
  const rows: [RoomKind[], RoomKind[]] = [[], []]
  for (const kind of kinds.toSorted((one, other) => weights[other] - weights[one])) {
    const lighter = weightOf(rows[0]) <= weightOf(rows[1]) ? 0 : 1
    rows[lighter].push(kind)
  }
  return rows
}

type Row = Pick<Room, 'y' | 'depth' | 'width' | 'row'>

/** Side by side by their weights, and none so narrow that nobody could turn around in it. */
function layOutRow(kinds: RoomKind[], { y, depth, width, row }: Row): Room[] {
  // With one room upstairs the other side of the hall is a part of the hall.
  if (kinds.length === 0) return [{ kind: 'hall', x: 0, y, width, depth, row }]
  const total = weightOf(kinds)
  const wished = kinds.map((kind) => Math.max(leastWidth, (width * weights[kind]) / total))
  const scale = width / wished.reduce((sum, one) => sum + one, 0)
  let x = 0
  return kinds.map((kind, index) => {
    const room = { kind, x, y, width: (wished[index] ?? 0) * scale, depth, row }
    x += room.width
    return room
  })
}
