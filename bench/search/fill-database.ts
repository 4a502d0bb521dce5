import type pg from 'pg'
import { type BulkListing, insertListings } from '../../demo-town/bulk/insert-listings.ts'
import type { NewListing, TownData } from './town-data.ts'

const partSize = 5_000
const picture = {
  filesId: null,
  width: 1600,
  height: 1200,
  widths: [320, 640, 960, 1280, 1600],
  placeholder: `data:image/png;base64,${'iVBORw0KGgo'.repeat(20)}`,
}

/** As many listings as asked for, each with its title picture; goes on behind those that are there. */
export async function fillDatabase(client: pg.Client, data: TownData, rows: number, log: (line: string) => void) {
  await client.query(
    `insert into account (id, email) overriding system value
      select n, 'lister-' || n || '@gable.test' from generate_series(1, 1000) n on conflict do nothing`,
  )
  const { rows: found } = await client.query<{ last: string }>('select coalesce(max(id), 0) as last from property')
  const there = Number(found[0]?.last)
  for (let done = there; done < rows; done += partSize) {
    const count = Math.min(partSize, rows - done)
    const part = data.createListings(done / partSize, count)
    await insertListings(
      client,
      part.map((listing, index) => toBulk(listing, done + index + 1)),
    )
    if ((done / partSize) % 8 === 7) log(`${done + count} of ${rows} listings`)
  }
  if (there < rows) await client.query('vacuum analyze property, media, property_picture')
}

const toBulk = (listing: NewListing, id: number): BulkListing => ({
  ...listing,
  id,
  picture,
  slug: `listing-${id}`,
  currency: 'USD',
  language: 'en',
  address: `1 Main Street, ${listing.city}`,
  deal: listing.deal === 'rent' ? 'rent' : 'sell',
  marketState: listing.deal === 'rent' ? 'for_rent' : 'for_sale',
})
