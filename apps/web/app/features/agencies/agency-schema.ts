import type { Agency } from '@gable/contract/agencies'

/** What search engines read: an agency as it presents itself. */
export const toAgencySchema = ({ name, about, website, phone, city }: Agency, url: string, image: string) => ({
  '@context': 'https://schema.org',
  '@type': 'RealEstateAgent',
  name,
  url,
  ...(image && { image }),
  ...(about && { description: about }),
  ...(website && { sameAs: website }),
  ...(phone && { telephone: phone }),
  ...(city && { address: { '@type': 'PostalAddress', addressLocality: city } }),
})
