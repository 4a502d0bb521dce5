import { type ExpressionBuilder, sql } from 'kysely'
import type { Viewer } from '#platform/access.ts'
import type { Tables } from '../../tables.ts'
import type { ListingKind, ListingName } from './listing-kind.ts'
import { managedBy } from './managed-by.ts'

/** Who may see the listings of one kind: one answer for every query that reads them. */
export function createVisibility<Name extends ListingName>({ name, ends }: Pick<ListingKind<Name>, 'name' | 'ends'>) {
  type Rows = ExpressionBuilder<Tables, Name>
  const column = (of: string) => sql.ref(`${name}.${of}`)

  /** Approved, switched on, not over, of a lister in good standing. What is deleted is switched off as well. */
  const isPublic = (eb: Rows) =>
    eb.and([
      // Written out: partial indexes hold what is approved and switched on.
      sql<boolean>`${column('review_state')} = 'approved'`,
      sql<boolean>`${column('is_active')} = true`,
      ...(ends ? [sql<boolean>`(${column('expires_at')} is null or ${column('expires_at')} > now())`] : []),
      // Few are shut out, and an index knows them: nobody looks through all accounts to find that the rest are not.
      sql<boolean>`not exists (
        select 1 from account where account.id = ${column('owner_id')} and account.is_active = false)`,
    ])

  const isInsiderOf = (viewer: NonNullable<Viewer>) =>
    isReviewer(viewer) ? sql<boolean>`true` : managedBy(name, viewer.accountId)

  const visibleTo = (viewer: Viewer) => (eb: Rows) =>
    viewer
      ? eb.or([isPublic(eb), eb.and([sql<boolean>`${column('deleted_at')} is null`, isInsiderOf(viewer)])])
      : isPublic(eb)

  return { isPublic, visibleTo }
}

const isReviewer = (viewer: Viewer) => viewer?.permissions.includes('review') ?? false

/** Whoever manages it and reviewers know what others may not, such as why it was sent back. */
export const isInsider = (viewer: Viewer, { isManaged }: { isManaged: boolean }) => isManaged || isReviewer(viewer)
