import type { Product } from '../../apps/server/src/compose.ts'
import { insertListings } from '../../demo-town/bulk/insert-listings.ts'
import { firstHomes } from '../../demo-town/content/create-homes.ts'
import { toBulk } from '../../demo-town/content/fill-bulk.ts'
import { listers } from '../../demo-town/content/listers.ts'
import { readCatalogue } from '../../demo-town/content/to-listing.ts'
import type { Town } from '../../demo-town/model/town.ts'

/** What a taste is about, of a home that can be had. */
export type Home = {
  id: number
  deal: 'sell' | 'rent'
  categoryId: number
  city: string
  price: number
  bedrooms: number
  latitude: number
  longitude: number
}

const picture = { filesId: null, width: 1600, height: 1200, widths: [640], placeholder: null }

/** The homes of the demo town without their pictures, as often seen as there. Answers those that can be had. */
export async function fillTownHomes(product: Product, town: Town, count: number): Promise<Home[]> {
  const { pool } = product
  const catalogue = await readCatalogue(product)
  await pool.query(
    `insert into account (id, email) overriding system value
      select n, 'lister-' || n || '@gable.test' from generate_series(1, $1::int) n`,
    [listers.length],
  )
  const made = firstHomes(town, 1, count).map((home, index) => ({
    home,
    listing: toBulk(home, { id: index + 1, ownerId: home.lister + 1, currency: 'EUR', catalogue, picture }),
  }))
  await insertListings(
    pool,
    made.map(({ listing }) => listing),
  )
  await pool.query(
    `insert into property_view_count (property_id, views) select * from unnest($1::bigint[], $2::bigint[])`,
    [made.map(({ listing }) => listing.id), made.map(({ home }) => home.fate.views)],
  )
  await product.searchTable.repair({ all: true })
  await product.worldCounts.prepare()
  await product.worldCounts.fold()
  await pool.query(`select setval(pg_get_serial_sequence('account', 'id'), $1)`, [listers.length])
  await pool.query('vacuum analyze')
  const { rows } = await pool.query<{ id: number }>('select property_id as id from search_property')
  const there = new Set(rows.map(({ id }) => id))
  return made
    .filter(({ listing }) => there.has(listing.id))
    .map(({ home, listing: { id, deal, categoryId, city, latitude, longitude } }) => ({
      ...{ id, deal, categoryId, city, latitude, longitude },
      price: home.price,
      bedrooms: home.facts.bedrooms,
    }))
}
