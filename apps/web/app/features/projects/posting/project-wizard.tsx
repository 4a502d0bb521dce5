import type { ProjectDetail } from '@gable/contract/project'
import { defineListingWizard, type ReviewProps } from '#app/features/listings/wizard/define-listing-wizard.ts'
import { PlaceFields } from '#app/features/listings/wizard/place-fields.tsx'
import { ReviewStep } from '#app/features/listings/wizard/review-step.tsx'
import { SearchStep } from '#app/features/listings/wizard/search-step.tsx'
import { ProjectPreview } from './project-preview.tsx'
import { findProblems } from './project-rules.ts'
import {
  emptyProject,
  fromDraft,
  fromProject,
  type ProjectStep,
  type ProjectValues,
  toDraft,
} from './project-values.ts'
import { StepBasics } from './step-basics.tsx'
import { StepMedia } from './step-media.tsx'
import { StepPlans } from './step-plans.tsx'
import { useProjectLabel, useProjectSummary } from './use-project-words.ts'

const viewPath = 'project-details'

export const projectWizard = defineListingWizard<ProjectValues, ProjectStep, ProjectDetail>({
  kind: 'project',
  path: '/user/add-project',
  listPath: '/user/my-projects',
  viewPath,
  steps: {
    basics: {
      fields: ['type', 'categoryId', 'title', 'description', 'translations', 'priceFrom', 'unitCount', 'deliveryOn'],
      Part: StepBasics,
    },
    place: {
      fields: ['address', 'city', 'state', 'country', 'latitude'],
      Part: () => <PlaceFields isBlurred={false} />,
    },
    media: { fields: ['photos', 'videoLink'], Part: StepMedia },
    plans: { fields: ['plans'], Part: StepPlans },
    search: {
      fields: ['metaTitle', 'metaDescription', 'metaKeywords'],
      Part: () => <SearchStep path={viewPath} />,
    },
  },
  values: { empty: emptyProject, fromListing: fromProject, fromDraft, toDraft },
  rules: ({ values, media, photos }) => findProblems(values, photos, media.plans),
  // It brings the validator with it.
  send: async (sending) => (await import('./send-project.ts')).sendProject(sending),
  Review: ProjectReview,
  Aside: ProjectPreview,
})

function ProjectReview(props: ReviewProps) {
  return <ReviewStep {...props} ownLabel={useProjectLabel()} ownSummary={useProjectSummary()} />
}
