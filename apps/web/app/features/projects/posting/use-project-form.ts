import type { Category } from '@gable/contract/catalogue'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { newGroup, useDraft } from '#app/features/listings/wizard/drafts/use-draft.ts'
import { useOwnQuery } from '#app/features/listings/wizard/drafts/use-own-query.ts'
import { useVisited } from '#app/features/listings/wizard/use-visited.ts'
import { useMedia } from '#app/features/uploads/use-media.ts'
import { toDraftContent, toMediaLists, toProjectValues } from './draft-content.ts'
import type { ProjectPosting } from './project-context.ts'
import { findProblems } from './project-rules.ts'
import type { ProjectStart } from './project-start.ts'
import type { ProjectStep, ProjectValues } from './project-values.ts'

type ProjectFormOptions = { start: ProjectStart; categories: readonly Category[]; step: ProjectStep }

/** Everything that outlives a step: what was typed, the files on their way, and the draft on the server. */
export function useProjectForm({ start, categories, step }: ProjectFormOptions) {
  const { edited } = start
  const form = useForm<ProjectValues>({ defaultValues: start.values, mode: 'onTouched' })
  const values = useWatch({ control: form.control }) as ProjectValues
  const [draftId, setDraftId] = useState(start.draft?.id)
  const media = useMedia(start.media, edited ? `project-${edited.id}` : (draftId ?? newGroup('project')))
  const draft = useDraft({
    kind: 'project',
    initial: start.draft,
    onCreated: setDraftId,
    isOff: edited !== undefined,
    wish: { step, content: toDraftContent(values, media.lists) },
    onTaken: (content) => {
      form.reset(toProjectValues(content))
      media.replaceAll(toMediaLists(content))
    },
    onSaved: media.forgetSaved,
  })
  const query = useOwnQuery({ edited: edited?.slug, draftId })
  const visited = useVisited(start.visited, step)
  const trouble = media.problem === 'failed' || media.problem === 'paused' ? media.problem : undefined
  const project: ProjectPosting = {
    values,
    categories,
    media,
    isEdit: edited !== undefined,
    problems: findProblems(values, { count: media.lists.photos.length, trouble }, media.lists.plans),
    toStep: (to) => `/user/add-project/${to}${query}`,
  }
  return { form, project, draft, draftId, visited }
}
