import type { PropertyDetail } from '@gable/contract/property'
import type { PictureSource } from '@gable/ui/picture'
import { useLocalPath, useSite } from '../../site.ts'

const schema = 'https://schema.org'

/** What search engines read. Only public homes are described to them. */
export function PropertyJsonLd({ home, photos }: { home: PropertyDetail; photos: readonly PictureSource[] }) {
  const { publicUrl } = useSite()
  const toLocal = useLocalPath()
  if (home.reviewState !== 'approved') return null
  const absolute = (path: string) => (path.startsWith('/') ? publicUrl + path : path)
  const url = absolute(toLocal(`/properties-details/${encodeURIComponent(home.slug)}`))
  const isTaken = home.marketState === 'sold' || home.marketState === 'rented'
  const description = {
    '@context': schema,
    '@type': 'RealEstateListing',
    name: home.title,
    description: home.description,
    url,
    datePosted: home.publishedAt,
    image: photos.map(({ src }) => absolute(src)),
    contentLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        streetAddress: home.address,
        addressLocality: home.city,
        addressRegion: home.state,
        addressCountry: home.country,
      },
      geo: { '@type': 'GeoCoordinates', latitude: home.latitude, longitude: home.longitude },
    },
    offers: {
      '@type': 'Offer',
      price: home.price,
      priceCurrency: home.currency,
      availability: `${schema}/${isTaken ? 'SoldOut' : 'InStock'}`,
      businessFunction: `http://purl.org/goodrelations/v1#${home.deal === 'sell' ? 'Sell' : 'LeaseOut'}`,
    },
  }
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toScriptText(description) }} />
}

/** JSON that cannot end the element it stands in, whatever a lister wrote. */
export function toScriptText(value: object): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}
