import { type ExpressionBuilder, sql } from 'kysely'
import type { Viewer } from '#platform/access.ts'
import type { Tables } from '../../tables.ts'

type Projects = ExpressionBuilder<Tables, 'project'>

/** Approved, switched on, of a lister in good standing. What is deleted is switched off as well. */
export const isPublic = (eb: Projects) =>
  eb.and([
    eb('project.reviewState', '=', sql.lit('approved')),
    eb('project.isActive', '=', sql.lit(true)),
    // Few are shut out, and an index knows them: nobody looks through all accounts to find that the rest are not.
    eb.not(
      eb.exists(
        eb
          .selectFrom('account')
          .select(sql`1`.as('one'))
          .whereRef('account.id', '=', 'project.ownerId')
          .where('account.isActive', '=', sql.lit(false)),
      ),
    ),
  ])

/** The one answer to "who may see this project", for every query that reads projects. */
export const visibleTo = (viewer: Viewer) => (eb: Projects) =>
  viewer ? eb.or([isPublic(eb), eb.and([eb('project.deletedAt', 'is', null), isInsiderOf(eb, viewer)])]) : isPublic(eb)

const isInsiderOf = (eb: Projects, viewer: NonNullable<Viewer>) =>
  isReviewer(viewer) ? sql<boolean>`true` : eb('project.ownerId', '=', viewer.accountId)

const isReviewer = (viewer: Viewer) => viewer?.permissions.includes('review') ?? false

/** Its lister and reviewers know what others may not: why it was sent back, what is behind the gate. */
export const isInsider = (viewer: Viewer, { ownerId }: { ownerId: number }) =>
  viewer?.accountId === ownerId || isReviewer(viewer)
