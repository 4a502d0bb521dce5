import type { Exported } from '#platform/exported.ts'
import type { ListingName } from './listing-kind.ts'

/** A member's listings of one kind, as they wrote them; where they are exactly is theirs to know. */
export const exportedListings = (table: ListingName): Exported => ({
  tables: [
    {
      table,
      owner: 'owner_id',
      key: 'id',
      keyType: 'bigint',
      without: ['words', 'shown_location', 'city_key', 'state_key', 'country_key'],
      hasLocation: true,
    },
    {
      table: `${table}_text`,
      owner: 'owner_id',
      through: { table, column: `${table}_id` },
      key: 'id',
      keyType: 'bigint',
    },
  ],
})
