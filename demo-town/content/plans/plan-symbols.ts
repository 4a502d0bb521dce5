import type { Room } from './lay-out-rooms.ts'

type Box = { x: number; y: number; w: number; h: number }

const drawn = 'fill="#fff" stroke="#8a8f96" stroke-width="1.4"'

export const rect = (x: number, y: number, w: number, h: number, look: string) =>
  `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${w.toFixed(1)}" height="${h.toFixed(1)}" ${look}/>`

/** What tells one kind of room from another, at the end of the room away from its door. */
export function furnish({ kind, row }: Room, { x, y, w, h }: Box): string {
  const edge = 8
  /** A piece so wide and so deep, its back to the outer wall. */
  const piece = (left: number, width: number, depth: number, more = '') =>
    rect(left, row === 'north' ? y + edge : y + h - edge - depth, width, depth, `${drawn} ${more}`)
  if (kind === 'bedroom') {
    const bed = Math.min(92, w * 0.55)
    const pillows = row === 'north' ? y + edge + 6 : y + h - edge - 24
    const left = x + w - edge - bed
    return (
      piece(left, bed, Math.min(112, h * 0.42), 'rx="4"') +
      [0, 1]
        .map((side) => rect(left + 6 + (side * (bed - 6)) / 2, pillows, (bed - 18) / 2, 18, `${drawn} rx="4"`))
        .join('')
    )
  }
  if (kind === 'bath') {
    const tub = Math.min(42, w * 0.42)
    return piece(x + w - edge - tub, tub, Math.min(92, h * 0.4), 'rx="14"') + piece(x + edge, tub * 0.62, 26, 'rx="10"')
  }
  if (kind === 'kitchen') {
    return piece(x + edge, w - 2 * edge, 32) + piece(x + w * 0.28, 30, 22) + piece(x + w * 0.62, 26, 26, 'rx="13"')
  }
  if (kind === 'living') {
    const sofa = Math.min(130, w * 0.4)
    return piece(x + w - edge - sofa, sofa, 52, 'rx="6"') + piece(x + w - edge - sofa + 8, sofa - 16, 34, 'rx="4"')
  }
  return ''
}
