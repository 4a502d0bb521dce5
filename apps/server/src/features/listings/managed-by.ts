import { sql } from 'kysely'
import type { Viewer } from '#platform/access.ts'
import type { ListingName } from './listing-kind.ts'

/**
 * Who may do with a listing what its lister may: the lister, and whoever manages the agency that it is shared with. One
 * answer for every statement that changes listings, and for what their insiders read.
 */
export const managedBy = (name: ListingName, accountId: number) => sql<boolean>`(
  ${sql.ref(`${name}.owner_id`)} = ${accountId} or ${sql.ref(`${name}.agency_id`)} = (
    select agency_id from agency_member where account_id = ${accountId} and role in ('owner', 'manager')))`

/** The same as a column, for what is decided when the row was read. */
export const isManagedBy = (name: ListingName, viewer: Viewer) =>
  (viewer ? sql<boolean>`coalesce(${managedBy(name, viewer.accountId)}, false)` : sql<boolean>`false`).as('isManaged')
