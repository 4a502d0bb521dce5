import pg from 'pg'
import type { Question } from './questions.ts'

/** The same cards and the same total by hand-written SQL on two open connections, and nothing else. */
export async function createBarePostgres(connectionString: string) {
  const clients = [new pg.Client({ connectionString }), new pg.Client({ connectionString })] as const
  await Promise.all(clients.map((client) => client.connect()))
  const [forRows, forTotal] = clients
  return {
    async ask(question: Question) {
      const { where, values } = toConditions(question)
      const [page, counted] = await Promise.all([
        forRows.query<{ id: string }>(`${cards} where ${where} order by published_at desc, p.id desc limit 24`, values),
        forTotal.query<{ total: string }>(`select count(*) as total from property p where ${where}`, values),
      ])
      return { ids: page.rows.map(({ id }) => Number(id)), total: Number(counted.rows[0]?.total) }
    },
    close: () => Promise.all(clients.map((client) => client.end())),
  }
}

const cards = `
  select p.id, slug, title, price_minor, currency, deal, rent_period, category_id, city, state, country, address,
    parameters, p.created_at, published_at, st_y(location::geometry) as latitude, st_x(location::geometry) as longitude,
    m.id as media_id, m.width, m.height, m.widths, m.placeholder
  from property p
  left join property_picture pp on pp.property_id = p.id and pp.position = 0
  left join media m on m.id = pp.media_id`

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
