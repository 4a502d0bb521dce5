import type { Draft } from '@gable/contract/drafts'
import type { ProjectDetail } from '@gable/contract/project'
import { type MediaLists, noMedia } from '#app/features/uploads/media-list.ts'
import { toMediaLists, toProjectValues } from './draft-content.ts'
import { toMedia, toValues } from './from-project.ts'
import { emptyProject, type ProjectStep, projectSteps, type ProjectValues, toProjectStep } from './project-values.ts'

/** What the page was asked for. */
export type ProjectRequest = { edited?: ProjectDetail; draft?: Draft }

/** What the form begins with: nothing, a draft, or a project that is changed. */
export type ProjectStart = ProjectRequest & {
  values: ProjectValues
  media: MediaLists
  visited: readonly ProjectStep[]
}

export function toStart({ edited, draft }: ProjectRequest): ProjectStart {
  if (edited) return { edited, values: toValues(edited), media: toMedia(edited), visited: projectSteps }
  if (!draft) return { values: emptyProject, media: noMedia, visited: [] }
  const { content, step } = draft
  const visited = projectSteps.slice(0, projectSteps.indexOf(toProjectStep(step)))
  return { draft, values: toProjectValues(content), media: toMediaLists(content), visited }
}
