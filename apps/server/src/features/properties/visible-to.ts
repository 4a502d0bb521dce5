import { type ExpressionBuilder, sql } from 'kysely'
import type { Viewer } from '#platform/access.ts'
import type { Tables } from '../../tables.ts'

type Properties = ExpressionBuilder<Tables, 'property'>

/** Approved, switched on, not over, of a lister in good standing. What is deleted is switched off as well. */
export const isPublic = (eb: Properties) =>
  eb.and([
    eb('property.reviewState', '=', sql.lit('approved')),
    eb('property.isActive', '=', sql.lit(true)),
    eb.or([eb('property.expiresAt', 'is', null), eb('property.expiresAt', '>', eb.fn<Date>('now'))]),
    // Few are shut out, and an index knows them: nobody looks through all accounts to find that the rest are not.
    eb.not(
      eb.exists(
        eb
          .selectFrom('account')
          .select(sql`1`.as('one'))
          .whereRef('account.id', '=', 'property.ownerId')
          .where('account.isActive', '=', sql.lit(false)),
      ),
    ),
  ])

/**
 * Public and not taken: what cities and kinds are counted by, as the search counts. The page of a home that was sold or
 * let stays public until its time is over, and a search finds it when asked for such homes.
 */
export const isListed = (eb: Properties) =>
  eb.and([isPublic(eb), sql<boolean>`property.market_state not in ('sold', 'rented')`])

/** The one answer to "who may see this property", for every query that reads properties. */
export const visibleTo = (viewer: Viewer) => (eb: Properties) =>
  viewer ? eb.or([isPublic(eb), eb.and([eb('property.deletedAt', 'is', null), isInsiderOf(eb, viewer)])]) : isPublic(eb)

const isInsiderOf = (eb: Properties, viewer: NonNullable<Viewer>) =>
  isReviewer(viewer) ? sql<boolean>`true` : eb('property.ownerId', '=', viewer.accountId)

const isReviewer = (viewer: Viewer) => viewer?.permissions.includes('review') ?? false

/** Its lister and reviewers know what others may not: the exact place, the client, why it was sent back. */
export const isInsider = (viewer: Viewer, { ownerId }: { ownerId: number }) =>
  viewer?.accountId === ownerId || isReviewer(viewer)
