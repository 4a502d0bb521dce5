import * as z from 'zod'
import { AgentCard } from './agents.ts'
import { ArticleCard } from './articles.ts'
import type { Call } from './call.ts'
import { Category } from './catalogue.ts'
import { City } from './cities.ts'
import { Faq } from './faqs.ts'
import { ProjectCard } from './project.ts'
import { Deal } from './deal.ts'
import { PropertyCard } from './property.ts'
import { Latitude, Longitude, page, renamed, text } from './wire.ts'

/** The sections of the home page that are rows of homes. */
export const landingRows = ['slider', 'featured', 'nearby', 'newest', 'most_viewed', 'most_liked'] as const
export type LandingRow = (typeof landingRows)[number]

/** Every section, in the order that the page has until an operator sets another. */
export const landingSections = [
  'slider',
  'featured',
  'categories',
  'nearby',
  'newest',
  'cities',
  'most_viewed',
  'most_liked',
  'projects',
  'agents',
  'articles',
  'faqs',
] as const

const Section = z.discriminatedUnion('type', [
  z.object({ type: z.enum(landingRows), properties: z.array(PropertyCard) }),
  z.object({ type: z.literal('categories'), categories: z.array(Category) }),
  z.object({ type: z.literal('cities'), cities: z.array(City) }),
  z.object({ type: z.literal('projects'), projects: z.array(ProjectCard) }),
  z.object({ type: z.literal('agents'), agents: z.array(AgentCard) }),
  z.object({ type: z.literal('articles'), articles: z.array(ArticleCard) }),
  z.object({ type: z.literal('faqs'), faqs: z.array(Faq) }),
])
export type LandingSection = z.output<typeof Section>

const point = {
  latitude: Latitude.optional().describe('Ours, with longitude: what lies near comes first'),
  longitude: Longitude.optional(),
}

export const getHomepage = {
  method: 'GET',
  path: '/homepage-data',
  access: 'optional',
  demo: 'allowed',
  summary: 'The sections of the home page in their order, each only if there is something in it',
  input: z.strictObject(point),
  output: z.object({ sections: z.array(Section) }),
  errors: [],
} as const satisfies Call

export const getNearbyProperties = {
  method: 'GET',
  path: '/get_nearby_properties',
  access: 'optional',
  demo: 'allowed',
  summary: 'Public properties of a city or state, or around a point, the nearest first; without a place none',
  input: renamed(
    z.strictObject({
      ...page,
      ...point,
      city: text(200).optional(),
      state: text(200).optional(),
      type: Deal.optional(),
    }),
    { type: 'deal' },
  ),
  output: z.array(PropertyCard),
  errors: [],
} as const satisfies Call
