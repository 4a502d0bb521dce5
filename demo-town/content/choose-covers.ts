import type { HomeKind } from '../model/districts.ts'
import type { DemoHome, End } from './demo-home.ts'
import type { Photographed, Pictures } from './pictures.ts'
import { toReceived } from './received-file.ts'

/** How many rooms may be a cover beside the front: who sells a flat shows the flat. */
const roomCovers: Partial<Record<HomeKind, number>> = { midrise: 3, tower: 3, warehouse: 3, terrace: 2, cottage: 1 }
const isShown: Record<End, boolean> = {
  open: true,
  taken: true,
  offered: true,
  pending: false,
  rejected: false,
  paused: false,
  expired: false,
}

/** Each photographed home of a kind once for every picture that may be its cover, the cover first. */
function choicesOf(kind: HomeKind, pictures: Pictures): Photographed[] {
  const covers = 1 + (roomCovers[kind] ?? 0)
  const homes = pictures.homesOf(kind)
  return Array.from({ length: covers }, (_, at) => homes.flatMap((home) => withCover(home, at))).flat()
}

function withCover(home: Photographed, at: number): Photographed[] {
  const cover = home.pictures[at]
  return cover ? [{ ...home, pictures: [cover, ...home.pictures.filter((file) => file !== cover)] }] : []
}

/**
 * Which photographed home each one shows. Whoever looks through the newest meets a picture again only after all others
 * of its kind.
 */
export function chooseCovers(homes: DemoHome[], pictures: Pictures): Map<DemoHome, Photographed> {
  const newestFirst = homes.toSorted((one, other) => one.fate.days - other.fate.days)
  const { shown = [], hidden = [] } = Object.groupBy(newestFirst, ({ fate }) =>
    isShown[fate.end] ? 'shown' : 'hidden',
  )
  const waiting = new Map<HomeKind, Photographed[]>()
  return new Map(
    [...shown, ...hidden].map((home) => {
      const { kind } = home.building
      const [next, ...rest] = waiting.get(kind) ?? choicesOf(kind, pictures)
      if (!next) throw new Error(`There is no picture of a ${kind}`)
      waiting.set(kind, [...rest, next])
      return [home, next]
    }),
  )
}

/** The fingerprints of the pictures that a home may show as its cover, its own first. */
export function coversFor({ building, look }: DemoHome, pictures: Pictures): string[] {
  const choices = choicesOf(building.kind, pictures)
  const first = look % choices.length
  const covers = [...choices.slice(first), ...choices.slice(0, first)].map((shown) => shown.pictures[0] ?? '')
  return covers.map((file) => toReceived(file).sha256)
}
