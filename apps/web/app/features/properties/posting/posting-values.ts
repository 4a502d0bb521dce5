import type { Deal } from '@gable/domain/market-moves'

export const rentPeriods = ['daily', 'monthly', 'quarterly', 'yearly'] as const
export type RentPeriod = (typeof rentPeriods)[number]

/** The form as it is typed: figures are text until they are sent. */
export type PostingValues = {
  deal: Deal
  rentPeriod: RentPeriod
  categoryId: string
  title: string
  description: string
  price: string
  isPremium: boolean
  /** By the id of the parameter; several when several may be chosen. */
  parameters: Record<string, string | string[]>
  /** Kilometres by the id of the facility. */
  facilities: Record<string, string>
  address: string
  city: string
  state: string
  country: string
  latitude: string
  longitude: string
  hidesLocation: boolean
  clientAddress: string
  videoLink: string
  metaTitle: string
  metaDescription: string
  metaKeywords: string[]
}

export const emptyPosting: PostingValues = {
  deal: 'sell',
  rentPeriod: 'monthly',
  categoryId: '',
  title: '',
  description: '',
  price: '',
  isPremium: false,
  parameters: {},
  facilities: {},
  address: '',
  city: '',
  state: '',
  country: '',
  latitude: '',
  longitude: '',
  hidesLocation: true,
  clientAddress: '',
  videoLink: '',
  metaTitle: '',
  metaDescription: '',
  metaKeywords: [],
}

export const postingSteps = ['basics', 'details', 'facilities', 'place', 'media', 'search', 'review'] as const
export type PostingStep = (typeof postingSteps)[number]

export const isPostingStep = (text: string | undefined): text is PostingStep =>
  postingSteps.some((step) => step === text)

export const toPostingStep = (text: string): PostingStep => (isPostingStep(text) ? text : 'basics')

const fieldsOf: Record<Exclude<PostingStep, 'review'>, readonly string[]> = {
  basics: ['categoryId', 'title', 'price', 'description'],
  details: ['parameters'],
  facilities: ['facilities'],
  place: ['address', 'city', 'state', 'country', 'latitude', 'longitude', 'clientAddress'],
  media: ['photos', 'videoLink'],
  search: ['metaTitle', 'metaDescription', 'metaKeywords'],
}

/** Where a field is asked for; `parameters.12` belongs where `parameters` do. */
export function stepOf(path: string): PostingStep {
  const [name = ''] = path.split('.')
  const found = Object.entries(fieldsOf).find(([, names]) => names.includes(name))?.[0]
  return isPostingStep(found) ? found : 'basics'
}
