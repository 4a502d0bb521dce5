import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'
import { prepared } from '#platform/prepared-statements.ts'

/**
 * Whether a picture is for some people only: all those of a premium home, and all of a gated project but its cover, which
 * its card shows to everybody. Asked for every picture, so that an address known from before opens nothing.
 */
export async function isSealed(db: Db, mediaId: string): Promise<boolean> {
  const { rows } = await sql<{ isSealed: boolean }>`
    select ${prepared} exists (
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
    ) as "isSealed"`.execute(db)
  return rows[0]?.isSealed ?? true
}
