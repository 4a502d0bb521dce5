import { SearchFields } from '#app/features/listings/wizard/search-fields.tsx'
import { SearchPreview } from '#app/features/listings/wizard/search-preview.tsx'
import { usePosting } from './posting-context.ts'

export function StepSearch() {
  const { media } = usePosting()
  return (
    <>
      <SearchFields media={media} />
      <PostingSearchPreview />
    </>
  )
}

export function PostingSearchPreview() {
  const { values } = usePosting()
  const place = [values.city, values.country].filter(Boolean).join(', ')
  return (
    <SearchPreview
      path="properties-details"
      title={values.metaTitle || [values.title, place].filter(Boolean).join(', ')}
      description={values.metaDescription || values.description}
    />
  )
}
