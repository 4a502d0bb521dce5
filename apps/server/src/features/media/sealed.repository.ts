import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'
import { prepared } from '#platform/prepared-statements.ts'

/**
 * Under whose id the files of a picture lie, and whether it is for some people only: all those of a premium home, and all
 * of a gated project but its cover, which its card shows to everybody. Asked for every picture, so that an address known
 * from before opens nothing.
 */
export async function findShown(db: Db, mediaId: string): Promise<{ filesId: string; isSealed: boolean } | undefined> {
  const { rows } = await sql<{ filesId: string; isSealed: boolean }>`
    select ${prepared} coalesce(files_id, id) as "filesId", exists (
      select from property_picture join property on property.id = property_id
        where media_id = ${mediaId}::uuid and is_premium
      union all
      select from property_extra_picture join property on property.id = property_id
        where media_id = ${mediaId}::uuid and is_premium
      union all
      select from project_picture join project on project.id = project_id
        where media_id = ${mediaId}::uuid and is_gated and position > 0
      union all
      select from project where meta_media_id = ${mediaId}::uuid and is_gated
    ) as "isSealed"
    from media where id = ${mediaId}::uuid`.execute(db)
  return rows[0]
}
