import { type ExpressionBuilder, sql } from 'kysely'
import type { Viewer } from '#platform/access.ts'
import type { Tables } from '../../tables.ts'

type Properties = ExpressionBuilder<Tables, 'property'>

/** Approved, switched on, not over, of a lister in good standing. What is deleted is switched off as well. */
export const isPublic = (eb: Properties) =>
  eb.and([
    eb('property.reviewState', '=', 'approved'),
    eb('property.isActive', '=', true),
    eb.or([eb('property.expiresAt', 'is', null), eb('property.expiresAt', '>', eb.fn<Date>('now'))]),
    eb.exists(
      eb
        .selectFrom('account')
        .select(sql`1`.as('one'))
        .whereRef('account.id', '=', 'property.ownerId')
        .where('account.isActive', '=', true),
    ),
  ])

/** The one answer to "who may see this property", for every query that reads properties. */
export const visibleTo = (viewer: Viewer) => (eb: Properties) =>
  viewer ? eb.or([isPublic(eb), eb.and([eb('property.deletedAt', 'is', null), isInsiderOf(eb, viewer)])]) : isPublic(eb)

const isInsiderOf = (eb: Properties, viewer: NonNullable<Viewer>) =>
  isReviewer(viewer) ? sql<boolean>`true` : eb('property.ownerId', '=', viewer.accountId)

const isReviewer = (viewer: Viewer) => viewer?.permissions.includes('review') ?? false

/** Its lister and reviewers know what others may not: the exact place, the client, why it was sent back. */
export const isInsider = (viewer: Viewer, { ownerId }: { ownerId: number }) =>
  viewer?.accountId === ownerId || isReviewer(viewer)
