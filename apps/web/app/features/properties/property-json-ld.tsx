import type { PropertyDetail } from '@gable/contract/property'
import type { PictureSource } from '@gable/ui/picture'
import { JsonLd } from '#app/shared/json-ld.tsx'
import { useLocalPath, useSite } from '#app/shell/site.ts'
import { toListingSchema } from './listing-schema.ts'

/** What search engines read. Only homes that everybody may see are described to them. */
export function PropertyJsonLd({ home, photos }: { home: PropertyDetail; photos: readonly PictureSource[] }) {
  const { publicUrl } = useSite()
  const toLocal = useLocalPath()
  if (home.reviewState !== 'approved' || home.isPremium) return null
  const absolute = (path: string) => (path.startsWith('/') ? publicUrl + path : path)
  const url = absolute(toLocal(`/properties-details/${encodeURIComponent(home.slug)}`))
  const description = toListingSchema(
    home,
    url,
    photos.map(({ src }) => absolute(src)),
  )
  return <JsonLd description={description} />
}
