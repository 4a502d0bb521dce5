import { toSlug, withSuffix } from '@gable/domain/slug'
import { searchWords } from '@gable/domain/search-words'
import { type Expression, type ExpressionBuilder, sql, type SqlBool } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Tables } from '../../tables.ts'
import type { ListingName } from '../listings/listing-kind.ts'

/** Who may see which listing is said by the features that have them. */
export type IsPublic = { [Kind in ListingName]: (eb: ExpressionBuilder<Tables, Kind>) => Expression<SqlBool> }

/** What staff list is listed by the site. */
export const siteAgentId = 0
const siteSlug = 'site'

const among = (ids: number[]) => sql<number>`any(${ids}::bigint[])`

/** Counts these listings as what they are now, one that is gone or hidden no more; answers who became an agent. */
export async function recount(tx: Tx, isPublic: IsPublic, kind: ListingName, ids: number[]): Promise<number[]> {
  // Who is shut out or becomes staff at this moment waits until this is written, so that it is heard of afterwards.
  await sql`select from account where id in (select owner_id from ${sql.table(kind)} where id = ${among(ids)})
    order by id for share`.execute(tx)
  const wanted = countedAs(tx, isPublic, kind, ids)
  const newIds = await addMissing(tx, wanted)
  // In one order, so that two changes do not wait for each other; all counts of an agent change under this lock.
  await sql`
    select from agent where id in (
      select agent_id from agent_listing where kind = ${kind} and listing_id = ${among(ids)}
      union select agent_id from (${wanted}) wanted)
    order by id for update`.execute(tx)
  await sql`
    with gone as (
      delete from agent_listing counted
      where kind = ${kind} and listing_id = ${among(ids)} and not exists (
        select from (${wanted}) wanted where wanted.listing_id = counted.listing_id
          and wanted.agent_id = counted.agent_id and wanted.part = counted.part
          and wanted.city_id is not distinct from counted.city_id and wanted.published_at = counted.published_at)
      returning agent_id, part, city_id
    ), ${addChanges(sql`gone`, sql`-`)}
    update agent_area set listing_count = agent_area.listing_count - change
    from by_area where agent_area.agent_id = by_area.agent_id and agent_area.city_id = by_area.city_id`.execute(tx)
  await sql`
    with come as (
      insert into agent_listing (kind, listing_id, agent_id, part, city_id, published_at)
      select ${kind}, wanted.* from (${wanted}) wanted
      on conflict do nothing
      returning agent_id, part, city_id
    ), ${addChanges(sql`come`, sql`+`)}
    insert into agent_area (agent_id, city_id, listing_count) select agent_id, city_id, change from by_area
    on conflict (agent_id, city_id) do update
      set listing_count = agent_area.listing_count + excluded.listing_count`.execute(tx)
  return newIds
}

type Fragment = ReturnType<typeof sql>

const addChanges = (changed: Fragment, sign: Fragment) => sql`by_area as (
    select agent_id, city_id, count(*) as change from ${changed}
    where city_id is not null and part <> 'taken' group by agent_id, city_id
  ), by_agent as (
    update agent set sell_count = sell_count ${sign} sells, rent_count = rent_count ${sign} rents,
      taken_count = taken_count ${sign} takens, project_count = project_count ${sign} projects
    from (
      select agent_id, count(*) filter (where part = 'sell') as sells, count(*) filter (where part = 'rent') as rents,
        count(*) filter (where part = 'taken') as takens, count(*) filter (where part = 'project') as projects
      from ${changed} group by agent_id
    ) change
    where agent.id = change.agent_id
  )`

const partOf = {
  property: sql`case when property.market_state in ('sold', 'rented') then 'taken' else property.deal end`,
  project: sql`'project'`,
}

function countedAs(tx: Tx, isPublic: IsPublic, kind: ListingName, ids: number[]) {
  const rows = kind === 'property' ? publicProperties(tx, isPublic, ids) : publicProjects(tx, isPublic, ids)
  return sql`
    select listing.id as listing_id,
      case when account.staff_role is null then listing.owner_id else ${sql.lit(siteAgentId)} end as agent_id,
      listing.part, city.id as city_id, listing.published_at
    from (${rows}) listing
    join account on account.id = listing.owner_id
    left join city on city.city_key = listing.city_key and city.state_key = listing.state_key
      and city.country_key = listing.country_key`
}

const publicProperties = (tx: Tx, isPublic: IsPublic, ids: number[]) =>
  tx
    .selectFrom('property')
    .select(['property.id', 'property.ownerId', 'property.cityKey', 'property.stateKey', 'property.countryKey'])
    .select([sql`coalesce(property.published_at, property.created_at)`.as('publishedAt'), partOf.property.as('part')])
    .where('property.id', '=', among(ids))
    .where(isPublic.property)

const publicProjects = (tx: Tx, isPublic: IsPublic, ids: number[]) =>
  tx
    .selectFrom('project')
    .select(['project.id', 'project.ownerId', 'project.cityKey', 'project.stateKey', 'project.countryKey'])
    .select([sql`coalesce(project.published_at, project.created_at)`.as('publishedAt'), partOf.project.as('part')])
    .where('project.id', '=', among(ids))
    .where(isPublic.project)

/** Whoever is counted for the first time becomes an agent, and gets the slug that stays. */
async function addMissing(tx: Tx, wanted: Fragment): Promise<number[]> {
  const { rows } = await sql<{ id: number; name: string | null }>`
    select distinct wanted.agent_id as id, account.name
    from (${wanted}) wanted left join account on account.id = wanted.agent_id
    where not exists (select from agent where agent.id = wanted.agent_id)
    order by id`.execute(tx)
  for (const { id, name } of rows) await addAgent(tx, id, toSlug(name ?? ''))
  return rows.map(({ id }) => id)
}

async function addAgent(tx: Tx, id: number, wish: string | undefined) {
  // The site's own is nobody else's, and somebody may be ahead of us with the first one.
  const candidates =
    id === siteAgentId
      ? [siteSlug]
      : [...(wish && wish !== siteSlug ? [wish] : []), withSuffix(wish ?? 'agent', id), `agent-${crypto.randomUUID()}`]
  for (const slug of candidates) {
    const added = tx
      .insertInto('agent')
      .values({ id, slug })
      .onConflict((conflict) => conflict.doNothing())
    if (await added.returning('id').executeTakeFirst()) return
    const known = await tx.selectFrom('agent').select('id').where('id', '=', id).executeTakeFirst()
    if (known) return
  }
  throw new Error(`No slug was free for agent ${id}`)
}

export type FindVerifiedIds = (db: Db, ids: number[]) => Promise<Set<number>>
type Named = { id: number; name: string; languages: string[] }

/** After a change of the profiles or of who is verified: the list is searched and sorted by these copies. */
export async function refreshAgents(tx: Tx, ids: number[], findVerifiedIds: FindVerifiedIds) {
  const { rows } = await sql<Named>`
    select agent.id, account.name, account.languages from agent join account on account.id = agent.id
    where agent.id = ${among(ids)} order by agent.id for update of agent`.execute(tx)
  const verified = await findVerifiedIds(
    tx,
    rows.map(({ id }) => id),
  )
  for (const { id, name, languages } of rows) {
    const words = sql`array_to_tsvector(${searchWords(name)}::text[])`
    await sql`update agent set words = ${words}, languages = ${languages}::text[],
      is_verified = ${verified.has(id)} where id = ${id}`.execute(tx)
  }
}

/** The next ids at which something is or was counted. */
export async function listIdsAfter(db: Db, kind: ListingName, afterId: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    (select id from ${sql.table(kind)} where id > ${afterId} order by id limit ${limit})
    union
    (select listing_id from agent_listing where kind = ${kind} and listing_id > ${afterId}
      order by listing_id limit ${limit})
    order by id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

export async function listAgentIdsAfter(db: Db, afterId: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from agent where id > ${afterId} order by id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Makes the counts of one agent the number of what is counted; whoever changes them waits. */
export async function correctAgent(tx: Tx, id: number) {
  await sql`select from agent where id = ${id} for update`.execute(tx)
  const part = (name: string) => sql`(select count(*) from agent_listing where agent_id = ${id} and part = ${name})`
  await sql`update agent set sell_count = ${part('sell')}, rent_count = ${part('rent')},
    taken_count = ${part('taken')}, project_count = ${part('project')},
    (rating_sum, rating_count) = (select coalesce(sum(rating), 0), count(*) from agent_review
      where agent_id = ${id} and taken_down_at is null)
    where id = ${id}`.execute(tx)
  await sql`delete from agent_area where agent_id = ${id}`.execute(tx)
  await sql`insert into agent_area (agent_id, city_id, listing_count)
    select ${id}::bigint, city_id, count(*) from agent_listing
    where agent_id = ${id} and city_id is not null and part <> 'taken' group by city_id`.execute(tx)
}

/** Of somebody who left; their listings are gone already. */
export async function removeAgent(tx: Tx, id: number) {
  for (const table of ['agentArea', 'agentListing'] as const) {
    await tx.deleteFrom(table).where('agentId', '=', id).execute()
  }
  await tx.deleteFrom('agent').where('id', '=', id).execute()
}
