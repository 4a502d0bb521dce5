import { metaProblems } from './meta-rules.ts'
import { parseVideoLink } from './video-link.ts'

/** How far a development is. */
export const projectTypes = ['upcoming', 'under_construction', 'ready'] as const
export type ProjectType = (typeof projectTypes)[number]

/** A floor plan as far as rules about it go; one that was saved before has its document already. */
export type PlanText = { title: string; hasDocument: boolean }

export const isPlanComplete = ({ title, hasDocument }: PlanText): boolean => title.trim() !== '' && hasDocument

/** Floor details must be complete before another floor is added. */
export const mayAddPlan = (plans: readonly PlanText[]): boolean => plans.every(isPlanComplete)

export const requiredProjectFields = [
  'title',
  'description',
  'categoryId',
  'type',
  'city',
  'state',
  'country',
  'address',
  'latitude',
  'longitude',
] as const

/** What a project says; the form asks with what was typed, the server with what came. */
export type ProjectText = { [Field in (typeof requiredProjectFields)[number]]?: unknown } & {
  videoLink?: string | undefined
  metaTitle?: string | undefined
  metaDescription?: string | undefined
  metaKeywords?: string | undefined
  plans?: readonly PlanText[] | undefined
  hasTitleImage: boolean
}
export type ProjectProblem = { field: string; severity: 'warning' | 'error'; code: string }

const metaFields = { title: 'metaTitle', description: 'metaDescription', keywords: 'metaKeywords' } as const

/** Everything that is wrong with a project, in the order of the form; with a warning alone it may be posted. */
export function projectProblems(project: ProjectText): ProjectProblem[] {
  const missing = requiredProjectFields.filter((field) => !String(project[field] ?? '').trim())
  const { metaTitle: title, metaDescription: description, metaKeywords: keywords, videoLink = '', plans = [] } = project
  return [
    ...missing.map((field) => problem(field, 'required')),
    ...(project.hasTitleImage ? [] : [problem('titleImage', 'required')]),
    ...(mayAddPlan(plans) ? [] : [problem('plans', 'plan_incomplete')]),
    ...(videoLink === '' || parseVideoLink(videoLink) ? [] : [problem('videoLink', 'video_link')]),
    ...metaProblems({ title, description, keywords }).map((found) => ({ ...found, field: metaFields[found.field] })),
  ]
}

const problem = (field: string, code: string): ProjectProblem => ({ field, severity: 'error', code })
