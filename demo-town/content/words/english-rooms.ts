import type { HomeKind } from '../../model/districts.ts'
import type { Written } from './english-titles.ts'
import { capital, floorName, list, many, storeysOf } from './english-parts.ts'

type Sentence = (told: Written) => string

/** What one notices first. */
export const openings: Record<HomeKind, Sentence[]> = {
  cottage: [
    () => 'The front door opens into the garden, and so does the back door.',
    () => 'A low roof, thick walls, and windows that sit exactly where the sun is at breakfast.',
    () => 'Nothing here is far from anything else: kitchen, table, fire, bed, apple tree.',
    () => 'It looks small from the gate and goes on being larger than you thought.',
    () => 'Roses over the door, which everybody promises and few keep.',
  ],
  terrace: [
    () => 'A proper terrace: hall, stairs, and a kitchen that has eaten the dining room and is better for it.',
    () => 'From the street you see a door and two windows; behind them the house runs back twelve metres to the yard.',
    () => 'High ceilings on the ground floor, a study under the roof, and the original staircase between them.',
    () => 'The walls on both sides hold warm neighbours, which you will notice in February.',
    () => 'The sort of house in which bicycles live in the hall.',
  ],
  villa: [
    () => 'Low, quiet and open to the evening: the terraces step down to the pool, and the living room follows them.',
    () => 'Glass on the garden side, walls on the street side, and shade wherever one would want to sit.',
    () => 'The house was drawn around two pines that were here first.',
    () => 'A house for many people, or for two who like space.',
    () => 'You come in at the top, and the view does the rest.',
  ],
  midrise: [
    () => 'Light from two sides, oak underfoot, and a balcony deep enough to eat on.',
    () => 'The plan is simple and right: rooms to the sun, bath and hall to the court.',
    () => 'A flat for people who cook: the kitchen has the best window.',
    () => 'Quiet, warm and well kept; the boards were sanded this spring.',
    () => 'You hear the swifts in May and the neighbours not at all.',
  ],
  tower: [
    () => 'The lift takes half a minute, and then there is nothing between the sofa and the horizon.',
    () => 'Up here the weather arrives an hour before it reaches the street.',
    () => 'A curved balcony, glass to the floor, and evenings that one does not get used to.',
    () => 'The town is a model railway from up here, with real trains.',
  ],
  warehouse: [
    () => 'One great room with beams, brick and windows to the floor, and smaller rooms where one needs doors.',
    () => 'Rope was stored here, then nothing, then us.',
    () => 'The iron columns carry numbers; yours are 14 to 18.',
    () => 'The freight lift still works and takes a piano.',
  ],
  farmhouse: [
    () => 'A house, a barn and a yard between them that has seen a good deal of work.',
    () => 'The kitchen is the middle of the house and the fire is the middle of the kitchen.',
    () => 'Walls of sixty centimetres: cool in January, warm in July.',
  ],
  shop: [
    () => 'Two windows on the pavement, a door between them, and a bell that works.',
    () => 'People walk past here all day, most of them slowly.',
    () => 'A dry cellar, a small kitchen behind, and deliveries from the lane.',
  ],
  plot: [
    () => 'Level, surveyed and fenced on three sides; water and power are at the boundary.',
    () => 'There is grass on it, a fig tree, and permission for a house.',
    () => 'An open piece of ground with neighbours who would like to know what you will build.',
  ],
}

const living = [
  'The living room takes a long table without giving up the sofa.',
  'The living room faces the afternoon.',
  'There is room for books on a wall that gets no sun, which books prefer.',
  'In the living room the windows reach almost to the floor.',
]
const kitchens = [
  'The kitchen was made by a joiner two streets away.',
  'The kitchen is plain and good: stone, oak, gas.',
  'Two people can cook here without apologising.',
  'The kitchen was renewed three years ago and has been used with care.',
]
const baths = [
  'The bathroom has a window.',
  'The bath is long enough to lie down in.',
  'The bathroom was tiled by somebody who can count.',
  'The shower is level with the floor.',
]

/** How the rooms are, in one to three sentences. */
export function rooms({ facts, building, luck }: Written): string {
  const { area, bedrooms, bathrooms, category, plot } = facts
  if (building.kind === 'plot') return `The plot measures ${plot} m². Nothing is built on it.`
  if (building.kind === 'shop') return `The shop floor measures ${area} m², with storage behind.`
  if (category === 'studio') {
    return `${area} m² with a real kitchen, a bath and storage to the ceiling. ${luck.pick(baths)}`
  }
  const size = luck.pick([
    `${area} m² with ${many(bedrooms, 'bedroom')} and ${many(bathrooms, 'bathroom')}.`,
    `There are ${many(bedrooms, 'bedroom')} and ${many(bathrooms, 'bathroom')} on ${area} m².`.replace(
      /^There are one/,
      'There is one',
    ),
  ])
  return [size, luck.pick([living, kitchens, baths].flatMap((from) => luck.pick(from)))].join(' ')
}

const extraWords: Record<string, string> = {
  pool: 'a pool',
  fireplace: 'a fireplace that draws',
  storage: 'a storage room',
  lift: 'a lift',
  'air-conditioning': 'air conditioning',
  terrace: 'a terrace',
}

export function extras({ facts }: Written): string {
  const told = facts.features.flatMap((feature) => extraWords[feature] ?? [])
  const parked = facts.parking > 0 ? [many(facts.parking, 'parking space')] : []
  const all = [...told, ...parked]
  return all.length > 0
    ? `${capital(list(all))} ${all.length > 1 || facts.parking > 1 ? 'belong' : 'belongs'} to it.`
    : ''
}

/** What it stands in: year, material, storeys, and where in it one is. */
export function house({ building, facts, luck }: Written): string {
  const { kind, built, storeys, roof } = building
  if (kind === 'plot') return ''
  const tall = storeysOf(storeys)
  if (facts.floor === undefined) {
    return luck.pick([
      `Built in ${built} on ${tall}, with a ${roof} roof.`,
      `The house dates from ${built} and has ${tall}.`,
      `It was put up in ${built}: ${tall}, one front door.`,
    ])
  }
  const place = floorName(facts.floor)
  return luck.pick([
    `The building has ${tall} and dates from ${built}; the home is on the ${place}.`,
    `You are on the ${place} of ${tall}, in a house of ${built}.`,
    `${capital(place)} in a building of ${tall}, completed in ${built}.`,
  ])
}
