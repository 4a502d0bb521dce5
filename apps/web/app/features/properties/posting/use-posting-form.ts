import type { Category, Facility } from '@gable/contract/catalogue'
import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { useMedia } from '../../../uploads/use-media.ts'
import { useVisited } from '../../../wizard/use-visited.ts'
import { toDraftContent, toMediaLists, toPostingValues } from './draft-content.ts'
import type { Posting } from './posting-context.ts'
import { findProblems, parametersFor } from './posting-rules.ts'
import type { Start } from './posting-start.ts'
import type { PostingStep, PostingValues } from './posting-values.ts'
import { useCopiedPhotos } from './use-copied-photos.ts'
import { newGroup, useDraft } from './use-draft.ts'

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
    initial: start.kind === 'draft' ? start.draft : undefined,
    onCreated: setDraftId,
    isOff: start.kind === 'edit',
    wish: { step, content: toDraftContent(values, media.lists) },
    onTaken: (content) => {
      form.reset(toPostingValues(content))
      media.replaceAll(toMediaLists(content))
    },
  })
  const query = useOwnQuery(start, draftId)
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
  start.kind === 'edit' ? `edit-${start.home.id}` : (draftId ?? newGroup)

/** The address says which draft this is, so that it can be opened on another device or after a reload. */
function useOwnQuery(start: Start, draftId: string | undefined): string {
  const navigate = useNavigate()
  const { pathname, hash, search } = useLocation()
  const isIdle = useNavigation().state === 'idle'
  const query =
    start.kind === 'edit' ? `?edit=${encodeURIComponent(start.home.slug)}` : draftId ? `?draft=${draftId}` : ''

  useEffect(() => {
    // Somebody who is just going to another step must not be called back.
    if (query === '' || search === query || !isIdle) return
    void navigate({ pathname, search: query, hash }, { replace: true, preventScrollReset: true })
  }, [navigate, query, search, pathname, hash, isIdle])

  return query
}
