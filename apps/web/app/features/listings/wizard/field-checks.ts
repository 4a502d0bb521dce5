import { maxMetaKeywords, metaProblems } from '@gable/domain/meta-rules'
import { parseVideoLink } from '@gable/domain/video-link'
import type { ListingValues } from './listing-values.ts'
import type { Problem, Problems } from './wizard-form.ts'

export const longest = { title: 200, description: 20_000, place: 200, address: 500 } as const

/** Those of a list of fields that have a problem, in its order. */
export const onlyProblems = (found: readonly (readonly [string, Problem | undefined])[]): Problems =>
  new Map(found.filter((pair): pair is [string, Problem] => pair[1] !== undefined))

export function checkWords(text: string, most: number): Problem | undefined {
  const { length } = text.trim()
  if (length === 0) return { key: 'required' }
  return length > most ? { key: 'tooLong', values: { count: most } } : undefined
}

/** Of money the server takes less than this. */
export const moneyLimit = 1e13

/** Whoever adds a language writes both texts in it. */
export const translationChecks = ({ translations }: Pick<ListingValues, 'translations'>) =>
  translations.flatMap(({ title, description }, index): [string, Problem | undefined][] => [
    [`translations.${index}.title`, checkWords(title, longest.title)],
    [`translations.${index}.description`, checkWords(description, longest.description)],
  ])

type PlaceValues = Record<'address' | 'city' | 'state' | 'country' | 'latitude' | 'longitude', string>

export const placeChecks = (values: PlaceValues): [string, Problem | undefined][] => [
  ['address', checkWords(values.address, longest.address)],
  ['city', checkWords(values.city, longest.place)],
  ['state', checkWords(values.state, longest.place)],
  ['country', checkWords(values.country, longest.place)],
  ['latitude', checkPin(values)],
]

/** The two figures are one pin. */
function checkPin({ latitude, longitude }: PlaceValues): Problem | undefined {
  if (latitude.trim() === '' || longitude.trim() === '') return { key: 'placeRequired' }
  const isOnEarth = Math.abs(Number(latitude)) <= 90 && Math.abs(Number(longitude)) <= 180
  return isOnEarth ? undefined : { key: 'number' }
}

export type PhotoState = { count: number; uploadProblem: 'failed' | 'paused' | undefined }

export function mediaChecks({ count, uploadProblem }: PhotoState, videoLink: string): [string, Problem | undefined][] {
  const isVideo = videoLink.trim() === '' || parseVideoLink(withScheme(videoLink))
  return [
    ['photos', checkPhotos(count, uploadProblem)],
    ['videoLink', isVideo ? undefined : { key: 'video' }],
  ]
}

function checkPhotos(count: number, uploadProblem: PhotoState['uploadProblem']): Problem | undefined {
  if (count === 0) return { key: 'photoRequired' }
  if (uploadProblem === 'failed') return { key: 'uploadFailed' }
  return uploadProblem === 'paused' ? { key: 'uploadPaused' } : undefined
}

/** People copy addresses without their beginning. */
export function withScheme(link: string): string {
  const text = link.trim()
  return text === '' || /^[a-z]+:/i.test(text) ? text : `https://${text}`
}

type MetaValues = { metaDescription: string; metaKeywords: readonly string[] }

export const metaChecks = ({ metaDescription, metaKeywords }: MetaValues): [string, Problem | undefined][] => [
  [
    'metaDescription',
    metaProblems({ description: metaDescription }).length > 0 ? { key: 'metaDescription' } : undefined,
  ],
  ['metaKeywords', metaKeywords.length > maxMetaKeywords ? { key: 'keywords' } : undefined],
]
