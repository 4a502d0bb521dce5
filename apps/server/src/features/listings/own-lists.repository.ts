import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db.ts'
import type { ListingName } from './listing-kind.ts'

type Wanted<Tab> = {
  tab?: Tab | undefined
  words: string[]
  isAttentionFirst?: boolean
  isPromotedOnly?: boolean
  offset: number
  limit: number
}
type Test = RawBuilder<boolean>

/** A lister's own listings of one kind, behind the tabs of their page; some of them may wait for the lister. */
export function createOwnLists<Tab extends string>(name: ListingName, tabs: Record<Tab, Test>, needsAttention?: Test) {
  const listings = sql.table(name)
  /** The index of the owner leads: whatever is asked, only their own rows are looked at. */
  const isPromoted = sql`exists (
    select from advertisement where ${sql.ref(`advertisement.${name}_id`)} = ${sql.ref(`${name}.id`)}
      and advertisement.state = 'running' and advertisement.ends_at > now())`
  const ownedBy = (ownerId: number) => sql`owner_id = ${ownerId} and deleted_at is null`

  return {
    async listOwn(
      db: Db,
      ownerId: number,
      { tab, words, isAttentionFirst = false, isPromotedOnly = false, offset, limit }: Wanted<Tab>,
    ) {
      const found = sql`from ${listings} where ${ownedBy(ownerId)}
        ${tab === undefined ? sql`` : sql`and ${tabs[tab]}`}
        ${isPromotedOnly ? sql`and ${isPromoted}` : sql``}
        ${words.length === 0 ? sql`` : sql`and tsvector_to_array(words) @> ${words}::text[]`}`
      const attention = isAttentionFirst && needsAttention ? sql`${needsAttention} desc,` : sql``
      const [{ rows }, counted] = await Promise.all([
        sql<{ id: number }>`select id ${found} order by ${attention} id desc offset ${offset} limit ${limit}`.execute(
          db,
        ),
        sql<{ total: number }>`select count(*) as total ${found}`.execute(db),
      ])
      return { ids: rows.map(({ id }) => id), total: counted.rows[0]?.total ?? 0 }
    },

    async countOwn(db: Db, ownerId: number) {
      const counts = Object.entries<Test>(tabs).map(
        ([tab, isBehind]) => sql`${sql.lit(tab)}, count(*) filter (where ${isBehind})`,
      )
      const { rows } = await sql<{ all: number; drafts: number; tabs: Record<Tab, number> }>`
        select count(*) as "all", json_build_object(${sql.join(counts)}) as tabs,
          (select count(*) from property_draft where owner_id = ${ownerId} and kind = ${name} and listing_id is null) as drafts
        from ${listings} where ${ownedBy(ownerId)}`.execute(db)
      return rows[0] ?? { all: 0, drafts: 0, tabs: {} as Record<Tab, number> }
    },
  }
}
