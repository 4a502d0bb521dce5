import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Db } from '#platform/db.ts'
import type { Tables } from '../../tables.ts'

type Condition<Kind extends 'property' | 'project'> = (eb: ExpressionBuilder<Tables, Kind>) => Expression<SqlBool>
export type PublicListings = { property: Condition<'property'>; project: Condition<'project'> }

/** Whose a public listing is, and whether a package opens it; nothing for any other. */
export async function findPublicListing(db: Db, kind: string, id: number, isPublic: PublicListings) {
  if (kind === 'property') {
    const home = await db
      .selectFrom('property')
      .select(['property.ownerId', 'property.isPremium'])
      .where('property.id', '=', id)
      .where(isPublic.property)
      .executeTakeFirst()
    return home && { ownerId: home.ownerId, isLocked: home.isPremium }
  }
  const project = await db
    .selectFrom('project')
    .select(['project.ownerId', 'project.isGated'])
    .where('project.id', '=', id)
    .where(isPublic.project)
    .executeTakeFirst()
  return project && { ownerId: project.ownerId, isLocked: project.isGated }
}

export async function isReachable(db: Db, accountId: number): Promise<boolean> {
  const account = await db
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .where('isActive', '=', true)
    .executeTakeFirst()
  return account !== undefined
}

/** Names and portraits of those who are there still. */
export async function listPeople(db: Db, accountIds: number[]) {
  if (accountIds.length === 0) return []
  return db
    .selectFrom('account')
    .leftJoin('media', 'media.id', 'account.profileMediaId')
    .select(['account.id', 'account.name', 'account.isActive', 'media.id as mediaId', 'media.widths'])
    .where('account.id', 'in', accountIds)
    .execute()
}
