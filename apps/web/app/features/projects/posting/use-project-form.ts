import type { Category } from '@gable/contract/catalogue'
import { useForm, useWatch } from 'react-hook-form'
import { useSite } from '../../../site.ts'
import { useMedia } from '../../../uploads/use-media.ts'
import { useAutosave } from '../../../wizard/use-autosave.ts'
import { useVisited } from '../../../wizard/use-visited.ts'
import { keepProject } from './kept-project.ts'
import type { ProjectPosting } from './project-context.ts'
import { findProblems } from './project-rules.ts'
import type { ProjectStart } from './project-start.ts'
import type { ProjectStep, ProjectValues } from './project-values.ts'

type ProjectFormOptions = { start: ProjectStart; categories: readonly Category[]; step: ProjectStep }

/** Everything that outlives a step: what was typed, the files on their way, and what this device keeps of both. */
export function useProjectForm({ start, categories, step }: ProjectFormOptions) {
  const accountId = useSite().account?.id ?? 0
  const { edited } = start
  const form = useForm<ProjectValues>({ defaultValues: start.values, mode: 'onTouched' })
  const values = useWatch({ control: form.control }) as ProjectValues
  const media = useMedia(start.media, edited ? `project-${edited.id}` : 'project')
  const kept = useAutosave(
    { accountId, values, media: media.lists },
    {
      save: async (wanted) => {
        if (!edited) keepProject(wanted)
      },
      // A browser that keeps nothing says so; the form works all the same.
      judge: () => ({ kind: 'refused', code: 'unavailable' }),
    },
  )
  const visited = useVisited(start.visited, step)
  const trouble = media.problem === 'failed' || media.problem === 'paused' ? media.problem : undefined
  const query = edited ? `?edit=${encodeURIComponent(edited.slug)}` : ''
  const project: ProjectPosting = {
    values,
    categories,
    media,
    isEdit: edited !== undefined,
    problems: findProblems(values, { count: media.lists.photos.length, trouble }, media.lists.plans),
    toStep: (to) => `/user/add-project/${to}${query}`,
  }
  return { form, project, kept, visited }
}
