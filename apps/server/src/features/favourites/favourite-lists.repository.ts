import { type FavouriteCounts, type FavouriteSort, type FavouriteTab, favouriteTabs } from '@gable/contract/favourites'
import { type RawBuilder, sql } from 'kysely'
import type { Member } from '#platform/access.ts'
import type { Db } from '#platform/db.ts'
import type { VisibleTo } from '../property-sets/property-set.repository.ts'

/** Who looks, and whether they may know what a premium home costs. */
export type Reader = { member: Member; seesPremium: boolean; visibleTo: VisibleTo }
type Wanted = {
  offset: number
  limit: number
  after: number | undefined
  tab: FavouriteTab | undefined
  isCheaper: boolean
  isNoted: boolean
  sort: FavouriteSort
}

const tabOf = sql<FavouriteTab>`case property.market_state
  when 'for_sale' then 'sale' when 'for_rent' then 'rent' when 'under_offer' then 'under_offer' else 'taken' end`

/** Neither an order nor a filter tells what a locked home costs. */
const isOpenTo = ({ member, seesPremium }: Reader) =>
  seesPremium ? sql<boolean>`true` : sql<boolean>`(not property.is_premium or property.owner_id = ${member.accountId})`

const isCheaperFor = (reader: Reader) =>
  sql<boolean>`(property.price_minor < favourite.price_minor and ${isOpenTo(reader)})`
const isNoted = sql<boolean>`favourite.note <> ''`

/** What a home is ordered by, the largest first. */
const sortKeys: Record<FavouriteSort, (reader: Reader) => RawBuilder<unknown>> = {
  saved: () => sql`favourite.saved_at`,
  newest: () => sql`coalesce(property.published_at, property.created_at)`,
  price_high: (reader) => sql`case when ${isOpenTo(reader)} then property.price_minor else -1 end`,
  price_low: (reader) =>
    sql`case when ${isOpenTo(reader)} then -property.price_minor else -9223372036854775807::bigint end`,
}

const visibleFavourites = (db: Db, { member, visibleTo }: Reader) =>
  db
    .selectFrom('favourite')
    .innerJoin('property', 'property.id', 'favourite.propertyId')
    .where('favourite.accountId', '=', member.accountId)
    .where(visibleTo(member))

/**
 * One page of what is still to be seen, and how many there are of it. Only the member's own rows are looked at, found by
 * the index of their account, and nobody keeps more than a bounded number: any order of them is cheap.
 */
export async function listFavourites(db: Db, reader: Reader, wanted: Wanted) {
  const { offset, limit, after, tab, sort } = wanted
  const key = sortKeys[sort](reader)
  const found = visibleFavourites(db, reader)
    .$if(tab !== undefined, (query) => query.where(tabOf, '=', tab ?? 'sale'))
    .$if(wanted.isCheaper, (query) => query.where(isCheaperFor(reader)))
    .$if(wanted.isNoted, (query) => query.where(isNoted))
  const isBehind = sql<boolean>`(${key}, favourite.property_id) < (
    select ${key}, favourite.property_id from favourite join property on property.id = favourite.property_id
    where favourite.account_id = ${reader.member.accountId} and favourite.property_id = ${after ?? 0})`
  const [rows, { total }] = await Promise.all([
    found
      .select(['favourite.propertyId', 'favourite.savedAt', 'favourite.priceMinor', 'favourite.note'])
      .select('property.currency')
      .$if(after !== undefined, (query) => query.where(isBehind))
      .orderBy(key, 'desc')
      .orderBy('favourite.propertyId', 'desc')
      .offset(after === undefined ? offset : 0)
      .limit(limit)
      .execute(),
    found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}

export async function countFavourites(db: Db, reader: Reader): Promise<FavouriteCounts> {
  const rows = await visibleFavourites(db, reader)
    .select(tabOf.as('tab'))
    .select((eb) => eb.fn.countAll<number>().as('homes'))
    .select((eb) => eb.fn.countAll<number>().filterWhere(isCheaperFor(reader)).as('cheaper'))
    .select((eb) => eb.fn.countAll<number>().filterWhere(isNoted).as('noted'))
    .groupBy(sql`1`)
    .execute()
  const none = { homes: 0, cheaper: 0, noted: 0 }
  const counts = new Map(rows.map(({ tab, ...count }) => [tab, count]))
  return Object.fromEntries(favouriteTabs.map((tab) => [tab, counts.get(tab) ?? none])) as FavouriteCounts
}
