import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { PictureRoom } from '@gable/domain/picture-rooms'
import type { HomeKind } from '../model/districts.ts'

/** One home that was photographed as a whole; files by their path. */
export type Photographed = { id: string; pictures: string[]; panorama?: string }
type Picture = {
  home?: string
  project?: string
  place?: string
  kind?: string
  shows?: string
  size?: [number, number]
}

const folder = (path: string) => new URL(path, import.meta.url)
const rendered = folder('../pictures/')
const samples = folder('../samples/')
const plans = folder('../drawings/plans/')

/** What a kind shows until its own homes are photographed. */
const sampleHomes: Record<HomeKind, string[]> = {
  cottage: ['cottage-golden-hour', 'dining-room', 'kitchen', 'bedroom-detail', 'bathroom'],
  terrace: ['brick-terrace-street', 'living-room-sofa', 'kitchen', 'bedroom', 'bathroom', 'terrace-door'],
  villa: ['villa-pool-dusk', 'villa-pool-side', 'living-room', 'kitchen-island', 'bath-tub', 'dining-table'],
  midrise: ['apartment-block-balconies', 'living-room', 'kitchen', 'bedroom', 'bathroom'],
  tower: ['tower-project-visual', 'balcony-sea-view', 'living-room-sofa', 'kitchen-island', 'bath-tub'],
  farmhouse: ['cottage-golden-hour', 'dining-room', 'kitchen', 'bedroom-detail'],
  shop: ['brick-terrace-street', 'loft-desk'],
  warehouse: ['loft-desk', 'loft-study', 'kitchen-island', 'bathroom'],
  plot: ['cottage-golden-hour'],
}
const sampleProjects: Record<string, string[]> = {
  'harbour-point': ['tower-project-visual', 'balcony-sea-view', 'kitchen-island', 'living-room', 'bath-tub'],
  'garden-quarter': ['apartment-block-balconies', 'living-room-sofa', 'kitchen'],
  'mill-row': ['brick-terrace-street', 'terrace-door', 'dining-room'],
}
const townViews: Record<string, string> = { lunara: 'lunara-harbour-air', oakwell: 'hero-farmhouse' }
/** In the order in which one walks through a home; what is not named comes last. */
const walk = ['front', 'living', 'kitchen', 'dining', 'bedroom', 'bath', 'study', 'balcony', 'hall']
/** What the renderings show, as listers would say it; the rest is taken from outside. */
const roomOfScene: Record<string, PictureRoom> = {
  living: 'living_room',
  kitchen: 'kitchen',
  dining: 'dining_room',
  bedroom: 'bedroom',
  bath: 'bathroom',
  study: 'study',
  balcony: 'balcony',
  hall: 'hall',
  pool: 'pool',
}
const roomOfSample: Record<string, PictureRoom> = {
  'balcony-sea-view': 'balcony',
  'bath-tub': 'bathroom',
  bathroom: 'bathroom',
  bedroom: 'bedroom',
  'bedroom-detail': 'bedroom',
  'dining-room': 'dining_room',
  'dining-table': 'dining_room',
  kitchen: 'kitchen',
  'kitchen-island': 'kitchen',
  'living-room': 'living_room',
  'living-room-sofa': 'living_room',
  'loft-desk': 'study',
  'loft-study': 'study',
  'terrace-door': 'terrace',
  'villa-pool-dusk': 'pool',
  'villa-pool-side': 'pool',
}
const fewest: Partial<Record<HomeKind, number>> = { shop: 1, plot: 1 }

/** The pictures that there are, by the homes and projects that they show. */
export function readPictures() {
  const list = new URL('pictures.json', rendered)
  const known = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Record<string, Picture>) : {}
  const entries = Object.entries(known).filter(([id]) => existsSync(new URL(`${id}.jpg`, rendered)))
  const homes = Map.groupBy(entries, ([, { home }]) => home)
  const kindOf = (home: string) => homes.get(home)?.[0]?.[1].kind

  function findHomes(kind: HomeKind): Photographed[] {
    const whole = [...homes].flatMap(([home, taken]) =>
      home !== undefined && kindOf(home) === kind && taken.length >= (fewest[kind] ?? 3)
        ? [photographed(home, taken)]
        : [],
    )
    if (whole.length > 0) return whole
    return [{ id: kind, pictures: sampleHomes[kind].map(sample) }]
  }

  const rooms = new Map([
    ...entries.map(([id, { shows = '' }]) => [jpeg(id), roomOfScene[shows]] as const),
    ...Object.entries(roomOfSample).map(([name, room]) => [sample(name), room] as const),
  ])
  const found = new Map<HomeKind, Photographed[]>()
  return {
    homesOf(kind: HomeKind): Photographed[] {
      const before = found.get(kind) ?? findHomes(kind)
      found.set(kind, before)
      return before
    },
    roomOf: (file: string): PictureRoom => rooms.get(file) ?? 'exterior',
    named: jpeg,
    /** The view that stands for a town, once it has been taken. */
    ofTown: (town: string): string | undefined =>
      entries.flatMap(([id]) => (id === townViews[town] ? [jpeg(id)] : []))[0],
    ofProject(project: string): string[] {
      const own = entries.filter(([, picture]) => picture.project === project).map(([id]) => jpeg(id))
      return own.length > 0 ? own : (sampleProjects[project] ?? []).map(sample)
    },
  }
}

function photographed(home: string, taken: [string, Picture][]): Photographed {
  const place = ([id, { shows = '' }]: [string, Picture]) => {
    const index = walk.indexOf(shows)
    return (index < 0 ? walk.length : index) + (id.endsWith('-corner') || id.startsWith('hero-') ? walk.length : 0)
  }
  const isRound = ([id]: [string, Picture]) => id.endsWith('-panorama')
  const round = taken.find(isRound)
  return {
    id: home,
    pictures: taken
      .filter((one) => !isRound(one))
      .toSorted((one, other) => place(one) - place(other))
      .map(([id]) => jpeg(id)),
    ...(round && { panorama: jpeg(round[0]) }),
  }
}

const somePlan: Partial<Record<HomeKind, string>> = {
  cottage: 'orchard-cottage',
  terrace: 'station-terrace',
  villa: 'pine-villa',
  midrise: 'park-flat',
  tower: 'harbour-tower-flat',
  farmhouse: 'valley-farmhouse',
  warehouse: 'quay-loft',
}

/** A drawing for a project; homes have one of their own. */
export function planOf(kind: HomeKind): { plan?: string } {
  const name = somePlan[kind]
  return name ? { plan: fileURLToPath(new URL(`plan-${name}.png`, plans)) } : {}
}

const jpeg = (id: string) => fileURLToPath(new URL(`${id}.jpg`, rendered))
const sample = (name: string) => fileURLToPath(new URL(`${name}.jpg`, samples))

/** Rooms of pictures as a new listing says them, the cover first. */
export const namedRooms = (files: readonly string[], { roomOf }: Pick<Pictures, 'roomOf'>) =>
  Object.fromEntries(files.map((file, index) => [index === 0 ? 'new:cover' : `new:${index - 1}`, roomOf(file)]))

export type Pictures = ReturnType<typeof readPictures>
