import type { Voice } from '../listers.ts'
import { districtWords } from './district-words.ts'
import { capital, list, materialWords, nearest } from './english-parts.ts'
import { extras, house, openings, rooms } from './english-rooms.ts'
import type { Written } from './english-titles.ts'

/** A description as somebody of this voice writes it. */
export function describeInEnglish(told: Written, voice: Voice): string {
  const { luck, building } = told
  const parts = {
    opening: luck.pick(openings[building.kind])(told),
    rooms: rooms(told),
    extras: extras(told),
    house: house(told),
    place: luck.pick(districtWords[building.district]?.en ?? ['']),
    near: near(told),
    terms: terms(told),
  }
  const paragraphs = {
    warm: [
      [luck.pick(lived)(told), parts.opening, parts.rooms],
      [parts.house, parts.extras, parts.place],
      [parts.near, parts.terms, luck.pick(invitations)],
    ],
    plain: [
      [parts.house, parts.rooms, parts.extras],
      [parts.opening, condition(told)],
      [parts.near, parts.terms],
    ],
    brisk: [
      [parts.opening, parts.rooms],
      [parts.extras, parts.house, parts.near],
      [parts.terms, luck.pick(calls)],
    ],
    story: [
      [luck.pick(histories)(told), parts.opening],
      [parts.house, parts.rooms, parts.extras],
      [parts.place, parts.near, parts.terms],
    ],
  }[voice]
  return paragraphs.map((sentences) => sentences.filter(Boolean).join(' ')).join('\n\n')
}

type Sentence = (told: Written) => string
const years = ({ luck, building }: Written) => Math.max(2, Math.min(2024 - building.built, 3 + luck.below(18)))
const isHome = ({ building }: Written) => building.kind !== 'plot' && building.kind !== 'shop'

const lived: Sentence[] = [
  (told) => (isHome(told) ? `We have lived here for ${years(told)} years and leave only because the family grew.` : ''),
  (told) => (isHome(told) ? 'This was my mother’s, and she kept it the way one keeps a good coat.' : ''),
  (told) => (isHome(told) ? 'We bought it for the light and stayed for the neighbours.' : ''),
  () => 'I am sorry to let it go.',
]
const histories: Sentence[] = [
  ({ building }) =>
    building.built < 1900
      ? `When the walls went up in ${building.built}, the harbour was still wood.`
      : `The first owner was a ship’s cook, and the deeds call the place “the dry one”.`,
  ({ building }) => `Nobody on ${building.street.name} remembers who planted the trees, but everybody has an opinion.`,
  ({ building }) =>
    `Number ${building.number} has changed hands four times, always by word of mouth; this is the first advertisement.`,
  ({ building }) => `${capital(building.street.name)} was a cart track once, which is why it bends.`,
]
const invitations = [
  'Come in the late afternoon.',
  'The kettle is on at weekends.',
  'Bring the children; they will want to stay.',
  'Questions are welcome, also silly ones.',
]
const calls = [
  'Viewings on weekdays after five.',
  'Keys with me, viewings at short notice.',
  'Plans and papers on request.',
  'Serious enquiries answered the same day.',
]

function near({ facts }: Written): string {
  const told = nearest(facts)
  return told.length > 0 ? `${capital(list(told))}.` : 'The nearest shop is a drive away, which is the point.'
}

function condition({ building, luck }: Written): string {
  const { material, built, kind } = building
  if (kind === 'plot') return 'Soil report and survey can be read before the viewing.'
  const renewed = Math.max(built + 1, 2008 + luck.below(15))
  return luck.pick([
    `The ${materialWords[material]} front was cleaned in ${renewed}.`,
    `Wiring and pipes were renewed in ${renewed}; invoices are there.`,
    `Windows from ${renewed}, roof checked last autumn.`,
    'No damp was found, and I looked for it.',
  ])
}

function terms({ facts, building, luck }: Written): string {
  if (facts.deal === 'rent') {
    return luck.pick([
      'Available at once.',
      'Free from the first of next month.',
      'Two months’ deposit, no fee for the tenant.',
      'For at least a year, gladly longer.',
    ])
  }
  if (building.kind === 'plot') return 'Sold freehold.'
  return luck.pick([
    'Freehold, free of debts.',
    'Vacant from the day of signing.',
    'The price is meant as a price.',
    '',
  ])
}
