import type { Product } from '../../apps/server/src/compose.ts'
import { type BulkListing, type BulkPicture, insertListings } from '../bulk/insert-listings.ts'
import { type Copies, copyListings } from '../bulk/copy-listings.ts'
import { cityOf } from './create-homes.ts'
import type { DemoHome } from './demo-home.ts'
import { listers } from './listers.ts'
import { coversFor } from './choose-covers.ts'
import type { Pictures } from './pictures.ts'
import { region } from './places.ts'
import { type Catalogue, parameterValues, readCatalogue } from './to-listing.ts'

type Wanted = {
  /** Those that come after the ones that were posted. */
  homes: Iterator<DemoHome, never>
  count: number
  currency: string
  pictures: Pictures
  /** So many are made one by one; more are copies of them, with prices and ages of their own. */
  originals?: number
  /** How many copies one statement makes. */
  partSize?: number
}
type OnProgress = (stage: string, done: number, total: number) => void

const insertSize = 2_500
const daySeconds = 86_400

/** Many homes at once, past the services: with one picture each and no history, but found as all others are. */
export async function fillBulk(product: Product, wanted: Wanted, onProgress: OnProgress) {
  const { pool } = product
  const { homes, count, currency, pictures, partSize } = wanted
  const [catalogue, covers, ownerIds] = [
    await readCatalogue(product),
    await readCovers(product),
    await readOwners(pool),
  ]
  const { rows } = await pool.query<{ last: number }>('select max(id) as last from property')
  const firstId = Number(rows[0]?.last) + 1
  const originals = Math.min(count, wanted.originals ?? 50_000)
  const lastId = firstId + count - 1
  for (let done = 0; done < originals; done += insertSize) {
    const part = Array.from({ length: Math.min(insertSize, originals - done) }, (_, index): BulkListing => {
      const home = homes.next().value
      const cover = coversFor(home, pictures).flatMap((fingerprint) => covers.get(fingerprint) ?? [])[0]
      if (!cover) throw new Error(`No posted home shows a cover for ${home.title}`)
      const id = firstId + done + index
      return toBulk(home, { id, currency, ownerId: ownerIds[home.lister] ?? 0, catalogue, picture: cover })
    })
    await insertListings(pool, part)
    onProgress('homes', done + part.length, count)
  }
  await pool.query('vacuum analyze property, media, property_picture')
  await product.searchTable.repair({
    afterId: firstId - 1,
    onProgress: (id) => onProgress('search rows', id - firstId + 1, originals),
  })
  await copyAll(product, { firstId, originals, lastId, spread: 0, ...(partSize && { partSize }) }, onProgress)
  // Whoever posts next gets the next number.
  await pool.query(`select setval(pg_get_serial_sequence('property', 'id'), $1)`, [lastId])
  await countAll(product, onProgress)
}

async function copyAll({ pool }: Product, copies: Copies, onProgress: OnProgress) {
  const { firstId, lastId } = copies
  const clients = await Promise.all([pool.connect(), pool.connect()] as const)
  try {
    const total = lastId - firstId + 1
    await copyListings(clients, copies, (id) => onProgress('homes', id - firstId + 1, total))
  } finally {
    // What they made for it, or left open when something failed, ends with them.
    for (const client of clients) client.release(true)
  }
}

async function countAll(product: Product, onProgress: OnProgress) {
  onProgress('counts', 0, 2)
  let done = 0
  const count = async (work: () => Promise<unknown>) => {
    await work()
    onProgress('counts', (done += 1), 2)
  }
  const { listingCounts, worldCounts } = product
  await Promise.all([
    count(() => listingCounts.rebuild()),
    count(async () => {
      await worldCounts.prepare()
      await worldCounts.fold()
    }),
  ])
}

type PostingOptions = { id: number; ownerId: number; currency: string; catalogue: Catalogue; picture: BulkPicture }

export function toBulk(home: DemoHome, { id, ownerId, currency, catalogue, picture }: PostingOptions): BulkListing {
  const { facts, building, fate } = home
  const category = catalogue.categories.get(facts.category)
  if (!category) throw new Error(`There is no category ${facts.category}`)
  const values = parameterValues(home)
  const taken = facts.deal === 'rent' ? 'rented' : 'sold'
  const open = facts.deal === 'rent' ? 'for_rent' : 'for_sale'
  return {
    id,
    ownerId,
    slug: `${building.id}-${id}`,
    title: home.title,
    description: home.description,
    priceMinor: home.price * 100,
    currency,
    deal: facts.deal,
    categoryId: category.id,
    marketState: fate.end === 'taken' ? taken : open,
    reviewState: 'approved',
    city: cityOf(building.town).name,
    state: region.state,
    country: region.country,
    address: home.address,
    latitude: home.latitude,
    longitude: home.longitude,
    parameters: Object.fromEntries(
      category.parameters.flatMap(({ id: parameterId, key }) =>
        values[key] === undefined ? [] : [[parameterId, values[key]]],
      ),
    ),
    language: home.language,
    ageSeconds: fate.days * daySeconds,
    picture,
  }
}

/** The covers that the posted homes show, with all their sizes, by their fingerprints. */
async function readCovers({ pool, media }: Product): Promise<Map<string, BulkPicture>> {
  const { rows } = await pool.query<{ id: string }>(
    `select distinct on (fingerprint) media.id from property_picture join media on media.id = media_id
    where position = 0 and fingerprint is not null order by fingerprint, files_id nulls first`,
  )
  const ids = rows.map(({ id }) => id)
  // The service makes as many at a time as there are cores.
  await Promise.all(ids.map((mediaId) => media.service.makeVariants({ mediaId })))
  const { rows: made } = await pool.query<BulkPicture & { fingerprint: string }>(
    `select encode(fingerprint, 'hex') as fingerprint, coalesce(files_id, id) as "filesId",
      width, height, widths, placeholder
    from media where id = any($1)`,
    [ids],
  )
  return new Map(made.map(({ fingerprint, ...picture }) => [fingerprint, picture]))
}

async function readOwners(pool: Product['pool']): Promise<number[]> {
  const { rows } = await pool.query<{ id: number; email: string }>('select id, email from account')
  const byEmail = new Map(rows.map(({ id, email }) => [email, id]))
  return listers.map(({ email }) => byEmail.get(email) ?? 0)
}
