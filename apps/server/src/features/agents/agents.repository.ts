import { type Expression, expressionBuilder, type ExpressionBuilder, type RawBuilder, sql, type SqlBool } from 'kysely'
import { cityKey, searchWords } from '@gable/domain/search-words'
import type { Db } from '#platform/db.ts'
import type { Tables } from '../../tables.ts'
import { siteAgentId } from './agent-counts.repository.ts'
import type { AgentPart } from './agents.tables.ts'

/** No page begins behind them. */
const maxListed = 10_000
const picturesShown = 3
const homesLookedAt = 6
const areasShown = 12

export type AgentQuery = {
  text?: string | undefined
  city?: string | undefined
  language?: string | undefined
  agencySlug?: string | undefined
  isVerifiedOnly: boolean
  afterId?: number | undefined
  offset: number
  limit: number
}

/** Of whoever left or is shut out there is nothing, whatever is still counted. */
const isHere = sql`not exists (select from account where account.id = agent.id and account.is_active = false)`
const cityIds = (city: string) => sql`select id from city where city_key = ${cityKey(city)}`
const agentsIn = (city: string) => sql`
  select agent_id from agent_area where listing_count > 0 and city_id = any(array(${cityIds(city)}))`

const membersOf = (slug: string) => sql`
  select account_id from agency_member where agency_id = (select id from agency where slug = ${slug})`

function testsOf({ text, city, language, agencySlug, isVerifiedOnly }: Omit<AgentQuery, 'offset' | 'limit'>) {
  const words = searchWords(text ?? '')
  return [
    sql`agent.listing_count > 0`,
    isHere,
    ...(isVerifiedOnly ? [sql`(agent.is_verified or agent.id = ${sql.lit(siteAgentId)})`] : []),
    ...(words.length > 0
      ? [sql`(agent.words @@ ${asTsquery(words)}::tsquery or agent.id = any(array(${agentsIn(text ?? '')})))`]
      : []),
    ...(city ? [sql`agent.id = any(array(${agentsIn(city)}))`] : []),
    ...(agencySlug ? [sql`agent.id = any(array(${membersOf(agencySlug)}))`] : []),
    ...(language ? [sql`agent.languages @> array[${language}]::text[]`] : []),
  ]
}

/** All words, each as somebody begins to type it. Quoted, so that none is read as an operator. */
const asTsquery = (words: string[]) => words.map((word) => `'${word.replaceAll(/['\\]/g, '$&$&')}':*`).join(' & ')
const inOrder = sql`order by agent.is_verified desc, agent.listing_count desc, agent.id desc`
const allOf = (tests: RawBuilder<unknown>[]) => sql.join(tests, sql` and `)

/** One page of agents, the verified first and then those with the most, and how many there are up to a bound. */
export async function listAgents(db: Db, query: AgentQuery) {
  const tests = testsOf(query)
  const place = query.afterId === undefined ? undefined : await findPlace(db, query.afterId)
  const isBehind = place
    ? sql`(agent.is_verified, agent.listing_count, agent.id) < (${place.isVerified}, ${place.listingCount}, ${place.id})`
    : sql`${query.afterId === undefined}`
  const page = sql<AgentRow>`${selectAgents}
    where ${allOf([...tests, isBehind])}
    ${inOrder} offset ${query.offset} limit ${query.limit}`
  // In the order of the list, so that its index leads to those who are listed past all who are not.
  const count = sql<{ total: number }>`
    select count(*) as total from (select from agent where ${allOf(tests)} ${inOrder} limit ${maxListed}) listed`
  const [{ rows }, counted] = await Promise.all([page.execute(db), count.execute(db)])
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

const findPlace = (db: Db, id: number) =>
  db.selectFrom('agent').select(['id', 'isVerified', 'listingCount']).where('id', '=', id).executeTakeFirst()

export type AgentRow = {
  id: number
  slug: string
  languages: string[]
  isVerified: boolean
  sellCount: number
  rentCount: number
  takenCount: number
  projectCount: number
  ratingSum: number
  ratingCount: number
  /** None of the site. */
  name: string | null
  city: string | null
  portraitId: string | null
  portraitWidths: number[] | null
  agencySlug: string | null
  agencyName: string | null
}

const columns = sql`agent.id, agent.slug, agent.languages, agent.is_verified, agent.sell_count, agent.rent_count,
  agent.taken_count, agent.project_count, agent.rating_sum, agent.rating_count, account.name, account.city, portrait.id as portrait_id,
  portrait.widths as portrait_widths, agency.slug as agency_slug, agency.name as agency_name`
const joined = sql`from agent left join account on account.id = agent.id
  left join media portrait on portrait.id = account.profile_media_id
  left join agency_member member on member.account_id = agent.id left join agency on agency.id = member.agency_id`
const selectAgents = sql`select ${columns} ${joined}`

export type AgentDetailRow = AgentRow & {
  aboutMe: string | null
  facebookId: string | null
  twitterId: string | null
  instagramId: string | null
  youtubeId: string | null
  memberSince: Date | null
  hasNumber: boolean | null
  /** Null where too few answers are young enough. */
  typicalMinutes: number | null
}
type Wanted = { slug: string } | { id: number }

export async function findAgent(db: Db, wanted: Wanted): Promise<AgentDetailRow | undefined> {
  const { rows } = await sql<AgentDetailRow>`
    select ${columns}, account.about_me, account.facebook_id, account.twitter_id, account.instagram_id,
      account.youtube_id, account.created_at as member_since,
      account.shows_number and account.mobile <> '' as has_number, response.typical_minutes ${joined}
    left join agent_response response on response.agent_id = agent.id and response.holds_until > now()
    where ${'id' in wanted ? sql`agent.id = ${wanted.id}` : sql`agent.slug = ${wanted.slug}`} and ${isHere}`.execute(db)
  return rows[0]
}

/** The same as a card, by whose listing it is: what staff list is listed by the site. */
export async function findAgentOf(db: Db, ownerId: number): Promise<AgentRow | undefined> {
  const { rows } = await sql<AgentRow>`${selectAgents}
    where agent.id = (select case when staff_role is null then id else ${sql.lit(siteAgentId)} end
      from account where id = ${ownerId}) and ${isHere}`.execute(db)
  return rows[0]
}

type Ended = { agentId: number; part: AgentPart; count: number }

/** Whose time is over stays counted until the clock comes by; it is no longer shown from that very moment. */
export async function countEnded(db: Db, agentIds: number[]): Promise<Ended[]> {
  const { rows } = await sql<Ended>`
    select counted.agent_id, counted.part, count(*) as count
    from property join agent_listing counted on counted.kind = 'property' and counted.listing_id = property.id
    where property.review_state = 'approved' and property.expires_at <= now()
      and counted.agent_id = any(${agentIds}::bigint[])
    group by counted.agent_id, counted.part`.execute(db)
  return rows
}

type Area = {
  city: string
  state: string
  country: string
  listingCount: number
  latitude: number | null
  longitude: number | null
}

/** Where they have the most, each with the place of the city as the gazetteer knows it. */
export async function listAreas(db: Db, agentId: number): Promise<Area[]> {
  const { rows } = await sql<Area>`
    select area.city, area.state, area.country, area.shown_count as listing_count, place.latitude, place.longitude
    from (
      select city.*, agent_area.listing_count as shown_count from agent_area join city on city.id = agent_area.city_id
      where agent_id = ${agentId} and agent_area.listing_count > 0
      order by agent_area.listing_count desc, city.id limit ${areasShown}) area
    left join lateral (
      select st_y(place.location::geometry) as latitude, st_x(place.location::geometry) as longitude
      from place_name join place on place.id = place_name.place_id
      where place_name.key = area.city_key and place.kind = 'city' and lower(place.country) = area.country_key
      order by place_name.is_own desc, place.population desc limit 1) place on true
    order by area.shown_count desc, area.id`.execute(db)
  return rows
}

type Page = { parts: readonly AgentPart[]; afterId?: number | undefined; offset: number; limit: number }

/** The newest of these parts; each is read by the index as far as the page reaches. */
export async function listListingIds(db: Db, agentId: number, { parts, afterId, offset, limit }: Page) {
  const kind = parts.includes('project') ? 'project' : 'property'
  const place = sql`(select published_at from agent_listing where kind = ${kind} and listing_id = ${afterId ?? 0})`
  const isBehind =
    afterId === undefined
      ? sql`true`
      : sql`published_at <= ${place} and (published_at < ${place} or listing_id < ${afterId})`
  const ofPart = (part: AgentPart) => sql`(
    select listing_id, published_at from agent_listing
    where agent_id = ${agentId} and part = ${part} and ${isBehind}
    order by published_at desc, listing_id desc limit ${offset + limit})`
  const { rows } = await sql<{ listingId: number }>`
    select listing_id from (${sql.join(parts.map(ofPart), sql` union all `)}) newest
    order by published_at desc, listing_id desc offset ${offset} limit ${limit}`.execute(db)
  return rows.map(({ listingId }) => listingId)
}

type PublicProperty = (eb: ExpressionBuilder<Tables, 'property'>) => Expression<SqlBool>
export type AgentPictureRow = {
  agentId: number
  id: string
  width: number
  height: number
  widths: number[]
  placeholder: string | null
}

/** Of the newest homes that everybody may see, as far as they have pictures. */
export async function listPictures(db: Db, isPublic: PublicProperty, agentIds: number[]) {
  const newest = (part: AgentPart) => sql`(
    select listing_id, published_at from agent_listing where agent_id = wanted.id and part = ${part}
    order by published_at desc, listing_id desc limit ${homesLookedAt})`
  const { rows } = await sql<AgentPictureRow>`
    select wanted.id as agent_id, picture.*
    from unnest(${agentIds}::bigint[]) as wanted (id)
    cross join lateral (
      select media.id, media.width, media.height, media.widths, media.placeholder
      from (${newest('sell')} union all ${newest('rent')}) newest
      join property on property.id = newest.listing_id
      join property_picture on property_picture.property_id = property.id and property_picture.position = 0
      join media on media.id = property_picture.media_id
      where ${isPublic(expressionBuilder<Tables, 'property'>())} and not property.is_premium
      order by newest.published_at desc, newest.listing_id desc limit ${picturesShown}) picture`.execute(db)
  return Map.groupBy(rows, ({ agentId }) => agentId)
}
