import type { Category } from '@gable/contract/catalogue'
import { createContext, use } from 'react'
import type { Problems } from '#app/features/listings/wizard/wizard-form.ts'
import type { Media } from '#app/features/uploads/use-media.ts'
import type { ProjectStep, ProjectValues } from './project-values.ts'

/** What every step of the form may look at. */
export type ProjectPosting = {
  values: ProjectValues
  categories: readonly Category[]
  media: Media
  problems: Problems
  toStep: (step: ProjectStep) => string
  isEdit: boolean
}

export const ProjectContext = createContext<ProjectPosting | undefined>(undefined)

export function useProject(): ProjectPosting {
  const project = use(ProjectContext)
  if (!project) throw new Error('A step of the form stands outside of it')
  return project
}
