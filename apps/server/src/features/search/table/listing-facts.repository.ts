import { type Deal, isTaken, type MarketState } from '@gable/domain/market-moves'
import type { ParameterValue } from '@gable/domain/parameter-values'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Tables } from '../../../tables.ts'

type Properties = ExpressionBuilder<Tables, 'property'>
export type IsPublic = (eb: Properties) => ReturnType<Properties['and']>

/** A public listing with all that a search may know of it. */
export type ListingFacts = {
  id: number
  version: number
  ownerId: number
  deal: Deal
  categoryId: number
  title: string
  description: string
  /** In other languages. */
  translations: { title: string; description: string }[]
  city: string
  state: string
  country: string
  address: string
  hidesLocation: boolean
  cityKey: string
  stateKey: string
  countryKey: string
  longitude: number
  latitude: number
  priceMinor: number
  isPremium: boolean
  marketState: MarketState
  publishedMicros: number
  expiresMicros: number | null
  parameters: Record<string, ParameterValue>
  hasPhotos: boolean
  hasVideo: boolean
  hasPanorama: boolean
  facilities: { id: number; metres: number }[]
  /** The last change of its price since it is public. */
  priceChange: { from: number; to: number } | null
  promotedUntilMicros: number
  onTopUntilMicros: number
}

const micros = (column: 'published_at' | 'expires_at') =>
  sql<number>`(extract(epoch from ${sql.ref(`property.${column}`)}) * 1000000)::bigint`
/** When the last of its promotions ends that run, or of those alone that are first in results. */
const promotedUntil = (only = sql`true`) => sql<number>`coalesce((
  select (extract(epoch from max(promotion.ends_at)) * 1000000)::bigint from advertisement promotion
  where promotion.property_id = property.id and promotion.state = 'running' and ${only}), 0)`
const shown = sql`coalesce(property.shown_location, property.location)::geometry`

/**
 * Those of these listings that are public. Nobody changes them, or shuts their listers out, until the transaction ends:
 * what is written about them is then what they are.
 */
export async function listPublicFacts(tx: Tx, isPublic: IsPublic, ids: number[]): Promise<ListingFacts[]> {
  // Before they are read: of what stands beside a row, a statement that had to wait for it knows how it was before.
  await sql`select from property where id = any(${ids}::bigint[]) order by id for share`.execute(tx)
  return tx
    .selectFrom('property')
    .innerJoin('account', 'account.id', 'property.ownerId')
    .select(['property.id', 'property.version', 'property.ownerId', 'property.deal', 'property.categoryId'])
    .select(['property.title', 'property.description', 'property.hidesLocation', 'property.address'])
    .select(['property.city', 'property.state', 'property.country'])
    .select(['property.cityKey', 'property.stateKey', 'property.countryKey'])
    .select(['property.priceMinor', 'property.isPremium', 'property.marketState', 'property.parameters'])
    .select([
      sql<number>`st_x(${shown})`.as('longitude'),
      sql<number>`st_y(${shown})`.as('latitude'),
      micros('published_at').as('publishedMicros'),
      sql<number | null>`${micros('expires_at')}`.as('expiresMicros'),
      sql<boolean>`property.video_link <> ''`.as('hasVideo'),
      sql<boolean>`exists (select from property_picture used where used.property_id = property.id)`.as('hasPhotos'),
      sql<boolean>`exists (select from property_extra_picture used
        where used.property_id = property.id and used.kind = 'panorama')`.as('hasPanorama'),
      sql<ListingFacts['translations']>`array(
        select json_build_object('title', told.title, 'description', told.description)
        from property_text told where told.property_id = property.id order by told.language)`.as('translations'),
      sql<ListingFacts['facilities']>`array(
        select json_build_object('id', near.facility_id, 'metres', near.distance_metres)
        from property_facility near where near.property_id = property.id)`.as('facilities'),
      sql<ListingFacts['priceChange']>`(
        select event.detail from event where event.subject_id = property.id and event.name = 'property.price-changed'
          and event.happened_at > property.published_at
        order by event.id desc limit 1)`.as('priceChange'),
      promotedUntil().as('promotedUntilMicros'),
      promotedUntil(sql`promotion.type = 'list'`).as('onTopUntilMicros'),
    ])
    .where('property.id', '=', sql<number>`any(${ids}::bigint[])`)
    .where(isPublic)
    .orderBy('property.id')
    .forShare(['property', 'account'])
    .execute()
}

type Batch = { afterId: number; limit: number; all: boolean }

/** Of the next listings by id those whose row in the search tables is not made from them as they are now, or all. */
export async function listOutdatedIds(db: Db, isPublic: IsPublic, { afterId, limit, all }: Batch) {
  const rows = await db
    .selectFrom((eb) =>
      eb.selectFrom('property').selectAll().where('id', '>', afterId).orderBy('id').limit(limit).as('property'),
    )
    .leftJoin('searchProperty as listed', 'listed.propertyId', 'property.id')
    .select(['property.id', 'property.version', 'property.marketState', 'listed.version as listedVersion'])
    // One by one: joined, so small a table would be read from end to end for every batch.
    .select((eb) =>
      eb
        .selectFrom('searchTakenProperty as taken')
        .select('taken.version')
        .whereRef('taken.propertyId', '=', 'property.id')
        .as('takenVersion'),
    )
    .select((eb) => isPublic(eb as unknown as Properties).as('isPublic'))
    .orderBy('property.id')
    .execute()
  const outdated = rows.filter(({ isPublic: isShown, version, marketState, listedVersion, takenVersion }) => {
    const [known, other] = isTaken(marketState) ? [takenVersion, listedVersion] : [listedVersion, takenVersion]
    return other !== null || (isShown ? all || known !== version : known !== null)
  })
  return { ids: outdated.map(({ id }) => id), lastId: rows.at(-1)?.id }
}
