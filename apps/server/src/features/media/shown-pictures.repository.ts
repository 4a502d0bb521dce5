import { type Expression, expressionBuilder, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '#platform/db.ts'
import { prepared } from '#platform/prepared-statements.ts'
import type { Tables } from '../../tables.ts'

/** What makes a listing public, as the features that have listings say it. */
export type PublicListings = {
  isPublicProperty: (eb: ExpressionBuilder<Tables, 'property'>) => Expression<SqlBool>
  isPublicProject: (eb: ExpressionBuilder<Tables, 'project'>) => Expression<SqlBool>
}

/** Every column that points to a picture; a new one is shown to nobody before it has a condition below. */
export const knownUses = [
  'account.profile_media_id',
  'agency.logo_media_id',
  'article_picture.media_id',
  'city_picture.media_id',
  'project.meta_media_id',
  'project_picture.media_id',
  'property_extra_picture.media_id',
  'property_picture.media_id',
]

type Shown = { filesId: string; isOpen: boolean }

/**
 * Under whose id the files of a picture lie, and whether everybody may have it: those of public listings that are not
 * premium, of a gated project only the cover, which its card shows; portraits of members in good standing; logos of
 * agencies; pictures of cities and of published articles. Asked for every picture, so that an address known from before opens nothing.
 */
export function createFindShown({ isPublicProperty, isPublicProject }: PublicListings) {
  const ofProperty = sql`property.is_premium = false and ${isPublicProperty(expressionBuilder<Tables, 'property'>())}`
  const ofProject = isPublicProject(expressionBuilder<Tables, 'project'>())

  return async (db: Db, mediaId: string): Promise<Shown | undefined> => {
    const { rows } = await sql<Shown>`select ${prepared} coalesce(files_id, id) as "filesId", (
        exists (select from property_picture join property on property.id = property_id
          where media_id = ${mediaId}::uuid and ${ofProperty})
        or exists (select from property_extra_picture join property on property.id = property_id
          where media_id = ${mediaId}::uuid and ${ofProperty})
        or exists (select from project_picture join project on project.id = project_id
          where media_id = ${mediaId}::uuid and (position = 0 or not is_gated) and ${ofProject})
        or exists (select from project where meta_media_id = ${mediaId}::uuid and not is_gated and ${ofProject})
        or exists (select from account where profile_media_id = ${mediaId}::uuid and account.is_active)
        or exists (select from agency where logo_media_id = ${mediaId}::uuid)
        or exists (select from article_picture join article on article.id = article_id
          where media_id = ${mediaId}::uuid and article.published_at <= now())
        or exists (select from city_picture where media_id = ${mediaId}::uuid)
      ) as "isOpen"
      from media where id = ${mediaId}::uuid`.execute(db)
    return rows[0]
  }
}
