import type { Agent } from '@gable/contract/agents'

/** What search engines read: an agent, where they work and how they are rated, and nothing of how to reach them. */
export const toAgentSchema = (
  { name, aboutMe, areas, rating, reviewCount, languages, isAdmin }: Agent,
  url: string,
  image: string,
) => ({
  '@context': 'https://schema.org',
  '@type': 'RealEstateAgent',
  name,
  url,
  ...(image && { image }),
  ...(aboutMe && !isAdmin && { description: aboutMe }),
  ...(areas.length > 0 && { areaServed: areas.map(({ city }) => ({ '@type': 'City', name: city })) }),
  ...(languages.length > 0 && { knowsLanguage: languages }),
  ...(rating !== null && {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount, bestRating: 5, worstRating: 1 },
  }),
})
