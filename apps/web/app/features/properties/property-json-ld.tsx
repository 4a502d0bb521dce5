import type { PropertyDetail } from '@gable/contract/property'
import type { PictureSource } from '@gable/ui/picture'
import { JsonLd } from '#app/shared/json-ld.tsx'
import { useLocalPath, useSite } from '#app/shell/site.ts'
import { toListingSchema } from './listing-schema.ts'

/** What search engines read. Only homes that everybody may see are described to them. */
export function PropertyJsonLd({ property, photos }: { property: PropertyDetail; photos: readonly PictureSource[] }) {
  const { publicUrl } = useSite()
  const toLocal = useLocalPath()
  if (property.reviewState !== 'approved' || property.isPremium) return null
  const absolute = (path: string) => (path.startsWith('/') ? publicUrl + path : path)
  const url = absolute(toLocal(`/properties-details/${encodeURIComponent(property.slug)}`))
  const description = toListingSchema(
    property,
    url,
    photos.map(({ src }) => absolute(src)),
  )
  return <JsonLd description={description} />
}
