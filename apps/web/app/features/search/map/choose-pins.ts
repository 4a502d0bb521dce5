type Candidate = { id: number; x: number; y: number; text: string }
type Box = { left: number; top: number; right: number; bottom: number }

const padding = 26
const letter = 7.6
const height = 40
const room = 3
const clusterReach = 32

/** Which homes have room for their price, the first ones first; the rest stay dots. Places are pixels. */
export function choosePins(
  candidates: readonly Candidate[],
  clusters: readonly { x: number; y: number }[],
): Set<number> {
  const taken: Box[] = clusters.map(({ x, y }) => ({
    left: x - clusterReach,
    top: y - clusterReach,
    right: x + clusterReach,
    bottom: y + clusterReach,
  }))
  const chosen = new Set<number>()
  for (const candidate of candidates) {
    const box = boxOf(candidate)
    if (taken.some((other) => overlap(box, other))) continue
    taken.push(box)
    chosen.add(candidate.id)
  }
  return chosen
}

/** The tip of a pin is its place. */
function boxOf({ x, y, text }: Candidate): Box {
  const half = (padding + text.length * letter) / 2 + room
  return { left: x - half, right: x + half, top: y - height - room, bottom: y + room }
}

const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
