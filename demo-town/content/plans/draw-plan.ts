import type { Floor, Room } from './lay-out-rooms.ts'
import { drawFigures } from './plan-figures.ts'
import { furnish, rect } from './plan-symbols.ts'

const scale = 56
const margin = 52
const wall = 8
const sillDepth = 14
const doorWidth = 0.85 * scale
const ink = '#2b3036'
const line = '#8a8f96'

/** The floors side by side as SVG, the ground floor first. */
export function drawPlan(floors: readonly Floor[]): string {
  const height = Math.max(...floors.map(({ depth }) => depth)) * scale + 2 * margin
  let x = margin
  const drawn = floors.map((floor) => {
    const part = `<g transform="translate(${x.toFixed(1)} ${margin})">${drawFloor(floor)}</g>`
    x += floor.width * scale + margin
    return part
  })
  const size = `width="${Math.round(x)}" height="${Math.round(height)}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${rect(0, 0, x, height, 'fill="#fff"')}${drawn.join('')}</svg>`
}

function drawFloor({ width, depth, rooms }: Floor): string {
  const [w, h] = [width * scale, depth * scale]
  const outer = rect(-wall, -wall, w + 2 * wall, h + 2 * wall, `fill="${ink}"`)
  const parts = [drawRoom, (room: Room) => openRoom(room, h), measure]
  return outer + parts.flatMap((draw) => rooms.map((room) => draw(room))).join('')
}

/** Its floor and what stands on it. */
function drawRoom(room: Room): string {
  const { x, y, w, h } = inPixels(room)
  const half = wall / 2
  const colour = room.kind === 'hall' ? '#f6f3ee' : '#fff'
  return rect(x + half, y + half, w - wall, h - wall, `fill="${colour}"`) + furnish(room, { x, y, w, h })
}

/** How large it is. */
function measure(room: Room): string {
  if (room.kind === 'hall') return ''
  const { x, y, w, h } = inPixels(room)
  const size = Math.min(15, w / 9)
  const [middle, foot] = [x + w / 2, y + h / 2 + (room.row === 'north' ? h / 5 : -h / 8)]
  return (
    drawFigures(`${room.width.toFixed(1)} × ${room.depth.toFixed(1)} m`, middle, foot, size) +
    drawFigures(`${Math.round(room.width * room.depth)} m²`, middle, foot + size * 1.7, size)
  )
}

/** A window in the outer wall and a door to the hall. */
function openRoom(room: Room, floorHeight: number): string {
  if (room.kind === 'hall') return ''
  const { x, y, w, h } = inPixels(room)
  const isNorth = room.row === 'north'
  const glass = Math.min(w * 0.5, room.kind === 'bath' ? 0.7 * scale : 1.8 * scale)
  const sill = isNorth ? -wall : floorHeight + wall - sillDepth + 2
  const window =
    rect(x + (w - glass) / 2, sill, glass, sillDepth - 2, 'fill="#fff"') +
    rect(x + (w - glass) / 2, sill + 4, glass, 4, 'fill="#7fa8c9"')
  const door = Math.min(doorWidth, w * 0.5)
  const [left, edge] = [x + w * 0.16, isNorth ? y + h : y]
  const gap = rect(left, edge - wall / 2 - 0.5, door, wall + 1, 'fill="#f6f3ee"')
  const swing = isNorth ? edge - door : edge + door
  const arc = `<path d="M${left.toFixed(1)} ${edge.toFixed(1)}V${swing.toFixed(1)}A${door.toFixed(1)} ${door.toFixed(1)} 0 0 ${isNorth ? 1 : 0} ${(left + door).toFixed(1)} ${edge.toFixed(1)}" fill="none" stroke="${line}" stroke-width="1.4"/>`
  return window + gap + arc
}

function inPixels({ x, y, width, depth }: Room) {
  return { x: x * scale, y: y * scale, w: width * scale, h: depth * scale }
}
