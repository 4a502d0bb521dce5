import { useState } from 'react'
import { type DefaultValues, useForm, useWatch } from 'react-hook-form'
import { useMedia } from '#app/features/uploads/use-media.ts'
import { useSite } from '#app/shell/site.ts'
import type { Catalogue, ListingWizard, StepName, WizardStart, Written } from './define-listing-wizard.ts'
import { toDraftMedia } from './drafts/draft-content.ts'
import { fromEdit, toEdit } from './drafts/edit-content.ts'
import { editGroup, newGroup, useDraft } from './drafts/use-draft.ts'
import { useOwnQuery } from './drafts/use-own-query.ts'
import type { ListingValues } from './listing-values.ts'
import { useCopiedPhotos } from './use-copied-photos.ts'
import { useLeftSteps } from './use-step-map.ts'
import type { WizardState } from './wizard-context.ts'

type FormOptions<Values extends ListingValues, Step extends StepName, Listing extends { id: number; slug: string }> = {
  wizard: ListingWizard<Values, Step, Listing>
  start: WizardStart<Values, Listing>
  catalogue: Catalogue
  step: Step | 'review'
}

/** Everything that outlives a step: what was typed, the files on their way, and the draft on the server. */
export function useWizardForm<
  Values extends ListingValues,
  Step extends StepName,
  Listing extends { id: number; slug: string },
>({ wizard, start, catalogue, step }: FormOptions<Values, Step, Listing>) {
  const begun = start.resumed ?? start
  const form = useForm<Values>({ defaultValues: begun.values as DefaultValues<Values>, mode: 'onTouched' })
  const values = useWatch({ control: form.control }) as Values
  const [draftId, setDraftId] = useState(start.kind === 'draft' ? start.draft.id : undefined)
  const edited = start.kind === 'edit' ? start.listing : undefined
  const filesOfNew = newGroup(wizard.kind, useSite().account?.id ?? 0)
  // Under which files that have not arrived are found again after a reload.
  const group = edited ? editGroup(wizard.kind, edited.id) : (draftId ?? filesOfNew)
  const media = useMedia(begun.media, group)
  useCopiedPhotos(start.photosToCopy, media)

  function write(written: Written<Values>) {
    form.reset(written.values)
    media.replaceAll(written.media)
  }

  const { toDraft, fromDraft, empty } = wizard.values
  const now = { values, media: media.lists }
  const draft = useDraft({
    kind: wizard.kind,
    initial: start.kind === 'draft' || start.kind === 'edit' ? start.draft : undefined,
    filesOfNew,
    onCreated: edited ? ignore : setDraftId,
    listingId: edited?.id,
    // Walking through the steps changes nothing of what is there.
    wish: edited
      ? { step: 'basics', content: toEdit(toDraft, { before: start, now }) }
      : { step, content: toDraft(values, media.lists) },
    onTaken: (content) =>
      write(
        edited
          ? fromEdit(fromDraft, start, content)
          : { values: fromDraft(content, empty), media: toDraftMedia(content) },
      ),
    onSaved: media.forgetSaved,
  })
  const query = useOwnQuery({ edited: edited?.slug, draftId })
  const left = useLeftSteps(start.left, step, wizard.stepNames)

  const uploadProblem = media.problem === 'failed' || media.problem === 'paused' ? media.problem : undefined
  const photos = { count: media.lists.photos.length, uploadProblem }
  const state: WizardState<Values> = {
    values,
    catalogue,
    media,
    problems: wizard.rules({ values, media: media.lists, catalogue, photos }),
    stepNames: wizard.stepNames,
    isEdit: edited !== undefined,
    toStep: (to) => `${wizard.path}/${to}${query}`,
  }
  return { form, state, draft, draftId, left, discardChanges: () => write(start) }
}

const ignore = () => undefined
