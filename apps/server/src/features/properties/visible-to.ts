import { type ExpressionBuilder, sql } from 'kysely'
import type { Viewer } from '#platform/access.ts'
import type { Tables } from '../../tables.ts'

type Properties = ExpressionBuilder<Tables, 'property'>

/** Approved, switched on, not over, of a lister in good standing. */
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
  eb.or([
    isPublic(eb),
    ...(viewer ? [eb('property.ownerId', '=', viewer.accountId)] : []),
    ...(viewer?.permissions.includes('review') ? [sql<boolean>`true`] : []),
  ])
