import type { ProjectDetail } from '@gable/contract/project'
import { type MediaLists, noMedia } from '../../../uploads/media-list.ts'
import { toMedia, toValues } from './from-project.ts'
import { findKeptProject } from './kept-project.ts'
import { emptyProject, type ProjectStep, projectSteps, type ProjectValues } from './project-values.ts'

/** What the form begins with: nothing, what this device kept, or a project that is changed. */
export type ProjectStart = {
  edited: ProjectDetail | undefined
  isContinued: boolean
  values: ProjectValues
  media: MediaLists
  visited: readonly ProjectStep[]
}

export function toStart(edited: ProjectDetail | undefined, accountId: number): ProjectStart {
  if (edited) {
    const [values, media] = [toValues(edited), toMedia(edited)]
    return { edited, isContinued: false, values, media, visited: projectSteps }
  }
  const kept = findKeptProject(accountId)
  return {
    edited,
    isContinued: kept !== undefined,
    visited: [],
    values: kept?.values ?? emptyProject,
    media: kept?.media ?? noMedia,
  }
}
