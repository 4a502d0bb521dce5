import type pg from 'pg'

type Wanted = { agents: number; log: (line: string) => void }

/**
 * The listings that are there become those of so many members, few of whom have many, with what the product keeps about
 * agents written in bulk. Every member has two names, speaks one to three languages, and every fourth is verified.
 */
export async function fillAgents(client: pg.Client, { agents, log }: Wanted) {
  const { rows } = await client.query<{ count: number }>('select count(*)::int as count from agent')
  if (rows[0]?.count === agents) return
  await client.query('begin')
  for (const [what, text] of Object.entries(statementsFor(agents))) {
    log(what)
    await client.query(text)
  }
  await client.query('commit')
  await client.query('vacuum analyze')
}

const statementsFor = (agents: number) => ({
  members: `
    insert into account (id, email) overriding system value
      select id, 'lister-' || id || '@gable.test' from generate_series(1001, ${agents}) id on conflict do nothing;
    update account set city = 'Lunara', name = initcap(translate(left(md5((id % 900)::text), 6), '0123456789', 'ghijklmnop'))
      || ' ' || initcap(translate(left(md5((id % 4000)::text || 'b'), 7), '0123456789', 'ghijklmnop'))`,
  owners: `
    update property set owner_id = 1 + floor(${agents} * power((hashint8(id) & 2147483647) / 2147483648.0, 2))`,
  cities: `
    insert into city (city, state, country, city_key, state_key, country_key)
      select distinct on (city_key, state_key, country_key) city, state, country, city_key, state_key, country_key
      from property on conflict do nothing`,
  agents: `
    insert into agent (id, slug, words, languages, is_verified)
      select id, 'agent-' || id, array_to_tsvector(string_to_array(lower(name), ' ')),
        (array['en', 'ar', 'es', 'fr', 'de'])[1 + id % 3:2 + id % 4], id % 4 = 0
      from account`,
  listings: `
    insert into agent_listing (kind, listing_id, agent_id, part, city_id, published_at)
      select 'property', property.id, owner_id, deal, city.id, coalesce(published_at, property.created_at)
      from property join city using (city_key, state_key, country_key)`,
  counts: `
    update agent set sell_count = sells, rent_count = rents from (
      select agent_id, count(*) filter (where part = 'sell') as sells, count(*) filter (where part = 'rent') as rents
      from agent_listing group by agent_id) counted where agent_id = agent.id;
    insert into agent_area (agent_id, city_id, listing_count)
      select agent_id, city_id, count(*) from agent_listing group by agent_id, city_id`,
  reviews: `
    insert into agent_review (agent_id, rating, text)
      select agent_id, 1 + number % 5, 'They knew the street and answered on the same day.'
      from generate_series(1, ${agents}) agent_id, generate_series(1, 4) number where agent_id % 3 = 0;
    update agent set rating_sum = total, rating_count = found from (
      select agent_id, sum(rating) as total, count(*) as found from agent_review group by agent_id) counted
      where agent_id = agent.id`,
})
