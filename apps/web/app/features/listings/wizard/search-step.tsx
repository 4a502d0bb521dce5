import { SearchFields } from './search-fields.tsx'
import { SearchPreview } from './search-preview.tsx'
import { useWizard } from './wizard-context.ts'

/** What search engines show of a listing at this path. */
export function SearchStep({ path }: { path: string }) {
  const { media } = useWizard()
  return (
    <>
      <SearchFields media={media} />
      <ListingSearchPreview path={path} />
    </>
  )
}

export function ListingSearchPreview({ path }: { path: string }) {
  const { values } = useWizard()
  const place = [values.city, values.country].filter(Boolean).join(', ')
  return (
    <SearchPreview
      path={path}
      title={values.metaTitle || [values.title, place].filter(Boolean).join(', ')}
      description={values.metaDescription || values.description}
    />
  )
}
