import { type MediaLists, noMedia } from '#app/features/uploads/media-list.ts'
import type { ListingWizard, StepName, WizardRequest, WizardStart } from './define-listing-wizard.ts'
import { fromEdit } from './drafts/edit-content.ts'
import { toDraftMedia } from './drafts/draft-content.ts'
import type { ListingValues } from './listing-values.ts'

export function toStart<Values extends ListingValues, Step extends StepName, Listing>(
  { values, stepNames, toStep }: ListingWizard<Values, Step, Listing>,
  asked: WizardRequest<Listing>,
): WizardStart<Values, Listing> {
  switch (asked.kind) {
    case 'new':
      return { kind: 'new', values: values.empty, media: noMedia, left: [] }
    case 'draft': {
      const { content, step } = asked.draft
      const left = stepNames.slice(0, stepNames.indexOf(toStep(step)))
      return { ...asked, values: values.fromDraft(content, values.empty), media: toDraftMedia(content), left }
    }
    case 'edit': {
      const before = values.fromListing(asked.listing)
      const resumed = asked.draft && fromEdit(values.fromDraft, before, asked.draft.content)
      // Changes that were sent while the last of them was kept are none any more.
      return { ...asked, ...before, left: [], ...(resumed && hasChanged(before, resumed) ? { resumed } : {}) }
    }
    default: {
      const original = values.fromListing(asked.listing)
      const photosToCopy = original.media.photos.flatMap(({ previewUrl, room }) =>
        previewUrl ? [{ url: previewUrl, room }] : [],
      )
      return { ...asked, values: original.values, media: noMedia, left: [], photosToCopy }
    }
  }
}

type Written = { values: unknown; media: MediaLists }

/** Whether somebody has typed anything, or added, removed, moved, rotated or named any picture. */
export const hasChanged = (start: Written, now: Written): boolean => written(start) !== written(now)

const written = ({ values, media }: Written) =>
  JSON.stringify([
    values,
    Object.values(media).map((items) => items.map(({ id, turn = 0, room = null }) => [id, turn, room])),
  ])
