import type { ProjectType } from '@gable/domain/project-rules'

/** A floor: its title here, its document among the files under the same id. */
export type PlanValues = {
  id: string
  title: string
  /** Its id on a project that has it already. */
  planId?: number
}

/** The form as it is typed. */
export type ProjectValues = {
  type: ProjectType
  categoryId: string
  title: string
  description: string
  address: string
  city: string
  state: string
  country: string
  latitude: string
  longitude: string
  videoLink: string
  plans: PlanValues[]
  metaTitle: string
  metaDescription: string
  metaKeywords: string[]
}

export const emptyProject: ProjectValues = {
  type: 'under_construction',
  categoryId: '',
  title: '',
  description: '',
  address: '',
  city: '',
  state: '',
  country: '',
  latitude: '',
  longitude: '',
  videoLink: '',
  plans: [],
  metaTitle: '',
  metaDescription: '',
  metaKeywords: [],
}

export const projectSteps = ['basics', 'place', 'media', 'plans', 'search', 'review'] as const
export type ProjectStep = (typeof projectSteps)[number]

export const isProjectStep = (text: string | undefined): text is ProjectStep =>
  projectSteps.some((step) => step === text)

export const toProjectStep = (text: string): ProjectStep => (isProjectStep(text) ? text : 'basics')

const fieldsOf: Record<Exclude<ProjectStep, 'review'>, readonly string[]> = {
  basics: ['type', 'categoryId', 'title', 'description'],
  place: ['address', 'city', 'state', 'country', 'latitude'],
  media: ['photos', 'videoLink'],
  plans: ['plans'],
  search: ['metaTitle', 'metaDescription', 'metaKeywords'],
}

/** Where a field is asked for; `plans.2` belongs where `plans` do. */
export function stepOf(path: string): ProjectStep {
  const [name = ''] = path.split('.')
  const found = Object.entries(fieldsOf).find(([, names]) => names.includes(name))?.[0]
  return isProjectStep(found) ? found : 'basics'
}
