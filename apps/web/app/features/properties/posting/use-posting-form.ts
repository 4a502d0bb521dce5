import type { Category, Facility } from '@gable/contract/catalogue'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { newGroup, useDraft } from '#app/features/listings/wizard/drafts/use-draft.ts'
import { useOwnQuery } from '#app/features/listings/wizard/drafts/use-own-query.ts'
import { useVisited } from '#app/features/listings/wizard/use-visited.ts'
import { useMedia } from '#app/features/uploads/use-media.ts'
import { toDraftContent, toMediaLists, toPostingValues } from './draft-content.ts'
import type { Posting } from './posting-context.ts'
import { findProblems, parametersFor } from './posting-rules.ts'
import type { Start } from './posting-start.ts'
import type { PostingStep, PostingValues } from './posting-values.ts'
import { useCopiedPhotos } from './use-copied-photos.ts'

type PostingFormOptions = {
  start: Start
  categories: readonly Category[]
  facilities: readonly Facility[]
  step: PostingStep
}

/** Everything that outlives a step: what was typed, the files on their way, and the draft on the server. */
export function usePostingForm({ start, categories, facilities, step }: PostingFormOptions) {
  const form = useForm<PostingValues>({ defaultValues: start.values, mode: 'onTouched' })
  const values = useWatch({ control: form.control }) as PostingValues
  const [draftId, setDraftId] = useState(start.kind === 'draft' ? start.draft.id : undefined)
  const media = useMedia(start.media, groupOf(start, draftId))
  useCopiedPhotos(start, media)

  const draft = useDraft({
    kind: 'property',
    initial: start.kind === 'draft' ? start.draft : undefined,
    onCreated: setDraftId,
    isOff: start.kind === 'edit',
    wish: { step, content: toDraftContent(values, media.lists) },
    onTaken: (content) => {
      form.reset(toPostingValues(content))
      media.replaceAll(toMediaLists(content))
    },
    onSaved: media.forgetSaved,
  })
  const query = useOwnQuery({ edited: start.kind === 'edit' ? start.home.slug : undefined, draftId })
  const visited = useVisited(start.visited, step)

  const parameters = parametersFor(categories, values)
  const problems = findProblems(values, parameters, {
    count: media.lists.photos.length,
    trouble: media.problem === 'failed' || media.problem === 'paused' ? media.problem : undefined,
  })
  const posting: Posting = {
    values,
    categories,
    facilities,
    parameters,
    media,
    problems,
    isEdit: start.kind === 'edit',
    toStep: (to) => `/user/properties/${to}${query}`,
  }
  return { form, posting, draft, draftId, visited }
}

/** Under which files that have not arrived are found again after a reload. */
const groupOf = (start: Start, draftId: string | undefined) =>
  start.kind === 'edit' ? `edit-${start.home.id}` : (draftId ?? newGroup('property'))
