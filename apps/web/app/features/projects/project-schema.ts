import type { ProjectDetail } from '@gable/contract/project'

/** The development as search engines understand it. The addresses of its plans are signed and end, so they stay out. */
export function toProjectSchema(project: ProjectDetail, url: string, images: readonly string[]) {
  const { title, description, address, city, state, country, latitude, longitude, plans } = project
  return {
    '@context': 'https://schema.org',
    '@type': 'ApartmentComplex',
    '@id': url,
    name: title,
    description,
    url,
    image: images,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address,
      addressLocality: city,
      addressRegion: state,
      addressCountry: country,
    },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    accommodationFloorPlan: plans.map((plan) => ({ '@type': 'FloorPlan', name: plan.title })),
  }
}
