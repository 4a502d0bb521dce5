import type { Category, Facility } from '@gable/contract/catalogue'
import type { Draft, DraftContent, DraftKind } from '@gable/contract/drafts'
import type { ComponentType } from 'react'
import type { MediaItem, MediaLists } from '#app/features/uploads/media-list.ts'
import type { PhotoState } from './field-checks.ts'
import type { ListingValues } from './listing-values.ts'
import type { Confirmation } from './review-end.tsx'
import type { Problems } from './wizard-form.ts'

/** Every step that some wizard has; the review is the last one of each. */
export type StepName = 'basics' | 'details' | 'facilities' | 'place' | 'media' | 'plans' | 'search' | 'review'

export type Catalogue = { categories: readonly Category[]; facilities: readonly Facility[] }

/** What the page was asked for. */
export type WizardRequest<Listing> =
  | { kind: 'new' }
  | { kind: 'draft'; draft: Draft }
  | { kind: 'copy'; listing: Listing }
  /** With the changes of it that were not sent last time. */
  | { kind: 'edit'; listing: Listing; draft?: Draft | undefined }

export type PhotoToCopy = Pick<MediaItem, 'room'> & { url: string }

export type Written<Values> = { values: Values; media: MediaLists }

/** What the form begins with. */
export type WizardStart<Values, Listing> = WizardRequest<Listing> &
  Written<Values> & {
    /** The steps that were left before: what they lack may be told. */
    left: readonly StepName[]
    /** Photographs that are fetched and sent again: a picture belongs to one listing. */
    photosToCopy?: readonly PhotoToCopy[]
    /** What differs from the listing, from changes that were not sent last time. */
    resumed?: Written<Values>
  }

export type Sending<Values, Listing> = Written<Values> & {
  start: WizardStart<Values, Listing>
  catalogue: Catalogue
  draftId: string | undefined
  /** A key that stays the same while what is sent does. */
  keyFor: (body: unknown) => string
}
export type Sent = { slug: string; isInReview: boolean }

export type WizardTexts<Step extends StepName> = {
  pageTitle: string
  /** Instead of a title that is not written yet. */
  unnamed: string
  titleOf: (step: Step | 'review') => string
  textOf: (step: Step) => string
  confirm: string
  sent: string
  view: string
  mine: string
  another: string
}

export type ReviewProps = {
  /** Why it could not be sent. */
  failure: string | undefined
  confirmation: Confirmation
  confirmLabel: string
  stepOf: (path: string) => StepName
  viewPath: string
}

type WizardDefinition<Values extends ListingValues, Step extends StepName, Listing> = {
  kind: DraftKind
  /** The addresses of the form, of the member's own list and, with its slug, of a listing. */
  path: string
  listPath: string
  viewPath: string
  /** In their order, with the fields that each asks for. The review follows by itself. */
  steps: Record<Step, { fields: readonly string[]; Part: ComponentType }>
  values: {
    empty: Values
    fromListing: (listing: Listing) => Written<Values>
    /** What the content does not say is as it was before, which is nothing for a new listing. */
    fromDraft: (content: DraftContent, before: Values) => Values
    toDraft: (values: Values, media: MediaLists) => DraftContent
  }
  /** What keeps the form from being sent, in its order. The server asks all of it again. */
  rules: (written: Written<Values> & { catalogue: Catalogue; photos: PhotoState }) => Problems
  send: (sending: Sending<Values, Listing>) => Promise<Sent>

  /** The last step, with the words that this kind has of its own. */
  Review: ComponentType<ReviewProps>
  /** Beside the form. */
  Aside: ComponentType
  /** Whether the bar at the bottom also says what goes on while nothing is wrong. */
  saysWhatGoesOn?: boolean
}

export type ListingWizard<Values extends ListingValues, Step extends StepName, Listing> = ReturnType<
  typeof defineListingWizard<Values, Step, Listing>
>

/** All that the form of one kind of listing has of its own; pages, drafts, uploads and sending are the same for all. */
export function defineListingWizard<Values extends ListingValues, Step extends StepName, Listing>(
  definition: WizardDefinition<Values, Step, Listing>,
) {
  const asked = Object.keys(definition.steps) as Step[]
  const stepNames: readonly (Step | 'review')[] = [...asked, 'review']
  const isStep = (text: string | undefined): text is Step | 'review' => stepNames.some((step) => step === text)
  return {
    ...definition,
    stepNames,
    isStep,
    /** An older version of the form may have had other steps. */
    toStep: (text: string | undefined): Step | 'review' => (isStep(text) ? text : ('basics' as Step)),
    /** Where a field is asked for; `plans.2` belongs where `plans` do. */
    stepOf(path: string): Step {
      const [name = ''] = path.split('.')
      return asked.find((step) => definition.steps[step].fields.includes(name)) ?? ('basics' as Step)
    },
  }
}
