import type { PropertyDetail } from '@gable/contract/property'
import type { PictureSource } from '@gable/ui/picture'
import { useLocalPath, useSite } from '../../site.ts'
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
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toScriptText(description) }} />
}

/** JSON that cannot end the element it stands in, whatever a lister wrote. */
export function toScriptText(value: object): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}
