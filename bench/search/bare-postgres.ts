import pg from 'pg'
import type { Question } from './questions.ts'

/** The same cards and the same total by one hand-written statement on an open connection, and nothing else. */
export async function createBarePostgres(connectionString: string) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  return {
    async ask(question: Question) {
      const { where, values } = toConditions(question)
      const { rows } = await client.query<{ id: string | null; total: string }>(statement(where), values)
      const ids = rows.flatMap(({ id }) => (id === null ? [] : [Number(id)]))
      return { ids, total: Number(rows[0]?.total) }
    },
    close: () => client.end(),
  }
}

const statement = (where: string) => `
  with matching as materialized (select p.id, published_at from property p where ${where}),
    page as (select id from matching order by published_at desc, id desc limit 24)
  select total, p.id, slug, title, price_minor, currency, deal, rent_period, category_id, city, state, country, address,
    parameters, p.created_at, published_at, st_y(location::geometry) as latitude, st_x(location::geometry) as longitude,
    m.id as media_id, m.width, m.height, m.widths, m.placeholder
  from (select count(*) as total from matching) counted
  left join (page join property p using (id)) on true
  left join property_picture pp on pp.property_id = p.id and pp.position = 0
  left join media m on m.id = pp.media_id
  order by published_at desc, p.id desc`

const isPublic = `review_state = 'approved' and is_active and (expires_at is null or expires_at > now())
  and exists (select from account a where a.id = p.owner_id and a.is_active)`

function toConditions({ word, otherWord, city, deal, price, box }: Question) {
  const values: unknown[] = []
  const bind = (value: unknown) => `$${values.push(value)}`
  const words = [word, otherWord].filter(Boolean).map((each) => `'${each}'`)
  const where = [
    isPublic,
    ...(word ? [`words @@ ${bind(words.join(' & '))}::tsquery`] : []),
    ...(city ? [`city_key = ${bind(city.toLowerCase())}`] : []),
    ...(deal ? [`deal = ${bind(deal)}`] : []),
    ...(price ? [`price_minor between ${bind(price.min * 100)} and ${bind(price.max * 100)}`] : []),
    ...(box
      ? [
          `location::geometry && st_makeenvelope(${[box.west, box.south, box.east, box.north].map(bind).join(', ')}, 4326)
           and st_x(location::geometry) between ${bind(box.west)} and ${bind(box.east)}
           and st_y(location::geometry) between ${bind(box.south)} and ${bind(box.north)}`,
        ]
      : []),
  ].join(' and ')
  return { where, values }
}
