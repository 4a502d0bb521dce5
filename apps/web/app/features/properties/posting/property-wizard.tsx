import type { PropertyDetail } from '@gable/contract/property'
import { defineListingWizard, type ReviewProps } from '#app/features/listings/wizard/define-listing-wizard.ts'
import { ReviewStep } from '#app/features/listings/wizard/review-step.tsx'
import { SearchStep } from '#app/features/listings/wizard/search-step.tsx'
import { findProblems, parametersFor } from './posting-rules.ts'
import {
  emptyPosting,
  fromDraft,
  fromProperty,
  type PostingStep,
  type PostingValues,
  toDraft,
} from './posting-values.ts'
import { PreviewCard } from './preview-card.tsx'
import { QualityPanel, useQualityAdvice } from './quality-panel.tsx'
import { StepBasics } from './step-basics.tsx'
import { StepDetails } from './step-details.tsx'
import { StepFacilities } from './step-facilities.tsx'
import { StepMedia } from './step-media.tsx'
import { StepPlace } from './step-place.tsx'
import { usePostingLabel, usePostingSummary } from './use-posting-words.ts'

const viewPath = 'properties-details'

export const propertyWizard = defineListingWizard<PostingValues, PostingStep, PropertyDetail>({
  kind: 'property',
  path: '/user/properties',
  listPath: '/user/my-properties',
  viewPath,
  steps: {
    basics: { fields: ['categoryId', 'title', 'price', 'description', 'translations'], Part: StepBasics },
    details: { fields: ['parameters'], Part: StepDetails },
    place: {
      fields: ['address', 'city', 'state', 'country', 'latitude', 'longitude', 'clientAddress'],
      Part: StepPlace,
    },
    // After the place: the map proposes the distances from there.
    facilities: { fields: ['facilities'], Part: StepFacilities },
    media: { fields: ['photos', 'videoLink'], Part: StepMedia },
    search: {
      fields: ['metaTitle', 'metaDescription', 'metaKeywords'],
      Part: () => <SearchStep path={viewPath} />,
    },
  },
  values: { empty: emptyPosting, fromListing: fromProperty, fromDraft, toDraft },
  rules: ({ values, catalogue, photos }) => findProblems(values, parametersFor(catalogue.categories, values), photos),
  // It brings the validator with it.
  send: async (sending) => (await import('./send-posting.ts')).sendPosting(sending),
  Review: PropertyReview,
  Aside: () => (
    <>
      <PreviewCard />
      <QualityPanel />
    </>
  ),
  saysWhatGoesOn: true,
})

function PropertyReview(props: ReviewProps) {
  const [ownLabel, ownSummary, toAdvice] = [usePostingLabel(), usePostingSummary(), useQualityAdvice()]
  return <ReviewStep {...props} ownLabel={ownLabel} ownSummary={ownSummary} toAdvice={toAdvice} />
}
