import * as z from 'zod'
import { SpokenLanguage } from './accounts.ts'
import type { Call } from './call.ts'
import { ProjectCard } from './project.ts'
import { AgencyLink, ContactClosed, Picture, PropertyCard } from './property.ts'
import { Flag, Id, page, queryNumber, renamed, Slug, text } from './wire.ts'

/** What is behind each tab of an agent's page. */
const agentTabs = ['sell', 'rent', 'taken'] as const

const card = {
  id: z.int().nonnegative().describe('0 stands for the site, under whose name its staff list'),
  slug_id: Slug,
  name: z.string(),
  profile: z.string().describe('Their portrait; empty without one'),
  city: z.string(),
  is_verified: z.boolean(),
  is_admin: z.boolean().describe('Whether this is the site itself'),
  property_count: z.int().nonnegative().describe('Public homes that can still be had'),
  project_count: z.int().nonnegative(),
  rating: z.number().min(1).max(5).nullable().describe('Ours: what people say who asked them, on average'),
  review_count: z.int().nonnegative().describe('Ours'),
  languages: z.array(SpokenLanguage).describe('Ours: what they speak'),
  images: z.array(Picture).describe('Ours: of their newest homes'),
  agency: AgencyLink.nullable().describe('Ours: null where they work for themselves'),
}
const cardNames = {
  slug_id: 'slug',
  profile: 'profileImageUrl',
  is_verified: 'isVerified',
  is_admin: 'isAdmin',
  property_count: 'propertyCount',
  project_count: 'projectCount',
  review_count: 'reviewCount',
  images: 'pictures',
} as const

export const AgentCard = renamed(z.object(card), cardNames)
export type AgentCard = z.output<typeof AgentCard>

const Area = renamed(
  z.object({
    city: z.string(),
    state: z.string(),
    country: z.string(),
    count: z.int().positive(),
    area_latitude: z.number().nullable().describe('Of the city; null where no map knows it'),
    area_longitude: z.number().nullable(),
  }),
  { count: 'listingCount', area_latitude: 'latitude', area_longitude: 'longitude' },
)

const Agent = renamed(
  z.object({
    ...card,
    about_me: z.string(),
    facebook_id: z.string(),
    twiiter_id: z.string(),
    instagram_id: z.string(),
    youtube_id: z.string(),
    added_at: z.string().nullable().describe('Since when they are a member; null of the site'),
    sell_count: z.int().nonnegative(),
    rent_count: z.int().nonnegative(),
    taken_count: z.int().nonnegative().describe('Homes that were sold or let and still have a page'),
    areas: z.array(Area).describe('Where they have the most'),
    answers_within: z
      .int()
      .positive()
      .nullable()
      .describe('Minutes within which half of their last answers came; null where there are too few to say'),
    newest_id: Id.nullable().describe(
      'Of their homes that can be had: what a conversation is about unless another is chosen',
    ),
    has_number: z.boolean().describe('Whether show-number answers their number'),
    is_own: z.boolean().describe('Whether this is the caller'),
    may_review: z.boolean().describe('Whether the caller asked them about a home, and so may say how it was'),
    contact_closed: ContactClosed,
  }),
  {
    ...cardNames,
    about_me: 'aboutMe',
    facebook_id: 'facebookId',
    twiiter_id: 'twitterId',
    instagram_id: 'instagramId',
    youtube_id: 'youtubeId',
    added_at: 'memberSince',
    sell_count: 'sellCount',
    rent_count: 'rentCount',
    taken_count: 'takenCount',
    answers_within: 'answersWithinMinutes',
    newest_id: 'newestId',
    has_number: 'hasNumber',
    is_own: 'isOwn',
    may_review: 'mayReview',
    contact_closed: 'contactClosed',
  },
)
export type Agent = z.output<typeof Agent>

export const listAgents = {
  method: 'GET',
  path: '/agent-list',
  access: 'optional',
  demo: 'allowed',
  summary: 'Who has something public: the verified first, then those with the most; the total goes up to 10,000',
  input: renamed(
    z.strictObject({
      ...page,
      search: text(200).optional().describe('Ours: words of the name, or a city'),
      city: text(200).optional().describe('Ours: who has something there'),
      language: SpokenLanguage.optional().describe('Ours: who speaks it'),
      verified: Flag.optional().describe('Ours: the verified alone'),
      agency_slug_id: Slug.optional().describe('Ours: who works for this agency'),
      after: queryNumber(0, 1e15).pipe(z.int()).optional().describe('Ours: the id of the last one of the page before'),
    }),
    { search: 'text', verified: 'isVerifiedOnly', agency_slug_id: 'agencySlug', after: 'afterId' },
  ),
  output: z.array(AgentCard),
  errors: [],
} as const satisfies Call

export const getAgentProperties = {
  method: 'GET',
  path: '/agent-properties',
  access: 'optional',
  demo: 'allowed',
  summary: 'An agent by slug_id, or with is_admin the site itself, with their public homes or projects, newest first',
  input: renamed(
    z.strictObject({
      ...page,
      is_admin: Flag.optional(),
      slug_id: Slug.optional(),
      is_projects: Flag.optional().describe('Their projects instead of their homes'),
      tab: z.enum(agentTabs).optional().describe('Ours: for sale, to let, or sold and let'),
      with_taken: Flag.optional().describe('Ours: 0 leaves out what was sold or let'),
      after: Id.optional().describe('Ours: the id of the last one of the page before'),
    }),
    {
      is_admin: 'isAdmin',
      slug_id: 'slug',
      is_projects: 'wantsProjects',
      with_taken: 'withTaken',
      after: 'afterId',
    },
  ),
  output: z.object({
    agent: Agent,
    properties: z.array(PropertyCard).optional(),
    projects: z.array(ProjectCard).optional().describe('Instead of the homes, with is_projects'),
  }),
  errors: ['not_found'],
} as const satisfies Call
