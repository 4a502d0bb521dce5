import { type ExpressionBuilder, sql } from 'kysely'
import { createVisibility } from '../listings/visible-to.ts'
import type { Tables } from '../../tables.ts'
import { propertyKind } from './property-kind.ts'

export const { isPublic, visibleTo } = createVisibility(propertyKind)

/**
 * Public and not taken: what cities and kinds are counted by, as the search counts. The page of a home that was sold or
 * let stays public until its time is over, and a search finds it when asked for such homes.
 */
export const isListed = (eb: ExpressionBuilder<Tables, 'property'>) =>
  eb.and([isPublic(eb), sql<boolean>`property.market_state not in ('sold', 'rented')`])
