import { useTranslation } from 'react-i18next'
import { DocumentsField, VideoField } from '#app/features/listings/wizard/media-fields.tsx'
import { PhotoGrid } from '#app/features/listings/wizard/photo-grid.tsx'
import { PlaceFields } from '#app/features/listings/wizard/place-fields.tsx'
import { type Confirmation, ConfirmationBox, WhatHappensNext } from '#app/features/listings/wizard/review-end.tsx'
import { ReviewRow, ReviewSummary } from '#app/features/listings/wizard/review-list.tsx'
import { SearchFields } from '#app/features/listings/wizard/search-fields.tsx'
import { SearchPreview } from '#app/features/listings/wizard/search-preview.tsx'
import { useProject } from './project-context.ts'
import { projectSteps, stepOf } from './project-values.ts'
import { useProjectLabel, useProjectSummary } from './use-project-words.ts'

export const StepPlace = () => <PlaceFields isBlurred={false} />

export function StepMedia() {
  const { t } = useTranslation('projects')
  const { media } = useProject()
  return (
    <>
      <PhotoGrid media={media} />
      <div className="grid items-start gap-x-6 gap-y-5 md:grid-cols-2">
        <VideoField />
        <DocumentsField media={media} hint={t('posting.documentsHint')} />
      </div>
    </>
  )
}

export function StepSearch() {
  const { media } = useProject()
  return (
    <>
      <SearchFields media={media} />
      <ProjectSearchPreview />
    </>
  )
}

function ProjectSearchPreview() {
  const { values } = useProject()
  const place = [values.city, values.country].filter(Boolean).join(', ')
  return (
    <SearchPreview
      path="project-details"
      title={values.metaTitle || [values.title, place].filter(Boolean).join(', ')}
      description={values.metaDescription || values.description}
    />
  )
}

export function StepReview({ failure, confirmation }: { failure: string | undefined; confirmation: Confirmation }) {
  const { t } = useTranslation(['posting', 'projects'])
  const { problems, toStep, isEdit } = useProject()
  const toLabel = useProjectLabel()
  const toSummary = useProjectSummary()
  return (
    <>
      <ReviewSummary problems={problems} failure={failure} toLabel={toLabel} wayTo={(path) => toStep(stepOf(path))} />
      <ol className="wizard-checklist">
        {projectSteps
          .filter((step) => step !== 'review')
          .map((step) => (
            <ReviewRow
              key={step}
              name={t(`steps.${step}`)}
              to={toStep(step)}
              wrong={[...problems.keys()].filter((path) => stepOf(path) === step).map(toLabel)}
              summary={toSummary(step)}
              advice={undefined}
            />
          ))}
      </ol>
      <ProjectSearchPreview />
      {!isEdit && <WhatHappensNext />}
      <ConfirmationBox label={t('projects:posting.confirm')} confirmation={confirmation} />
    </>
  )
}
