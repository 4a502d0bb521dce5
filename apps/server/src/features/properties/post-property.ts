import type { Input } from '@gable/contract/call'
import type { postProperty } from '@gable/contract/posting'
import type { ReceivedFile } from '@gable/contract/wire'
import { minorUnits, toMinor } from '@gable/domain/currency'
import { availableState } from '@gable/domain/market-moves'
import { cityKey, searchWords } from '@gable/domain/search-words'
import { toSlug, withSuffix } from '@gable/domain/slug'
import type { Member } from '#platform/access.ts'
import type { Db, Tx } from '#platform/db.ts'
import { invalidRequest, notFound } from '#platform/errors.ts'
import { recordEvent } from '#platform/events.ts'
import { type Attempt, findEarlierAnswer, transactOnce } from '#platform/idempotency.ts'
import type { CatalogueService } from '../catalogue/catalogue.service.ts'
import type { MediaService } from '../media/media.service.ts'
import { checkParameters } from './property-parameters.ts'
import { addPictures, addProperty, type NewProperty, reserveId } from './properties.repository.ts'

export type PostDeps = {
  db: Db
  catalogue: CatalogueService
  media: Pick<MediaService, 'storeOriginals' | 'addToLibrary'>
  currency: string
  /** Tells the search that a property changed, in the same transaction. */
  noteChange: (tx: Tx, propertyId: number) => Promise<void>
}
export type NewListing = Input<typeof postProperty>
type Posted = { id: number; slug: string; reviewState: 'pending'; version: number }

/** Posts a home for review. Pictures go to the store first; the row, its event and its jobs follow together. */
export async function post(deps: PostDeps, lister: Member, listing: NewListing, attempt?: Attempt): Promise<Posted> {
  const { db, media, noteChange } = deps
  const property = await toNewProperty(deps, lister, listing)
  const earlier = attempt && (await findEarlierAnswer(db, attempt))
  if (earlier) return earlier.answer as Posted

  const files = [listing.titleImage, ...(listing.galleryImages ?? [])] as ReceivedFile[]
  const pictures = await media.storeOriginals(lister.accountId, files)
  return transactOnce(db, attempt, async (tx) => {
    const id = await reserveId(tx)
    const slug = await addUnderFreeSlug(tx, id, property, listing.wishedSlug)
    await media.addToLibrary(tx, pictures)
    const mediaIds = pictures.map((picture) => picture.id)
    await addPictures(tx, id, mediaIds)
    await recordEvent(tx, { name: 'property.posted', subjectId: id, actorId: lister.accountId })
    await noteChange(tx, id)
    return { id, slug, reviewState: 'pending' as const, version: 1 }
  })
}

async function toNewProperty(deps: PostDeps, lister: Member, listing: NewListing): Promise<NewProperty> {
  const { title, description, city, state, country, address, deal, categoryId } = listing
  const category = await deps.catalogue.findCategory(categoryId)
  if (!category) throw notFound('Category')
  const words = searchWords([title, city, address, state, country, category.name, description].join(' '))
  return {
    ...{ title, description, city, state, country, address, deal, categoryId, words },
    ownerId: lister.accountId,
    rentPeriod: rentPeriodOf(listing),
    priceMinor: priceOf(listing.price, deps.currency),
    currency: deps.currency,
    cityKey: cityKey(city),
    stateKey: cityKey(state),
    countryKey: cityKey(country),
    latitude: roundDegrees(listing.latitude),
    longitude: roundDegrees(listing.longitude),
    marketState: availableState(deal),
    reviewState: 'pending',
    parameters: checkParameters(category, deal, listing.parameters ?? []),
  }
}

function rentPeriodOf({ deal, rentPeriod }: NewListing) {
  if (deal === 'sell') return null
  if (!rentPeriod) throw invalidRequest(400, 'A home to rent needs a rentduration')
  return rentPeriod
}

function priceOf(decimal: string, currency: string): number {
  const decimals = decimal.split('.')[1]?.replace(/0{1,3}$/, '').length ?? 0
  const minor = toMinor(decimal, currency)
  if (minor === undefined || decimals > minorUnits(currency)) {
    throw invalidRequest(400, `The price has more decimals than ${currency}`)
  }
  return minor
}

/** A tenth of a metre: finer than any map, and coarse enough that all engines agree on which side of a line it is. */
const roundDegrees = (degrees: number) => Math.round(degrees * 1e6) / 1e6

async function addUnderFreeSlug(tx: Tx, id: number, property: NewProperty, wish = ''): Promise<string> {
  const wanted = toSlug(wish) ?? toSlug(property.title) ?? `home-${id}`
  // Its own id is a suffix that nobody else can have.
  for (const slug of [wanted, withSuffix(wanted, id)]) {
    if (await addProperty(tx, id, slug, property)) return slug
  }
  throw new Error(`No slug was free for property ${id}`)
}
