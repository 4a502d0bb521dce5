import { sql, type Updateable } from 'kysely'
import type { Tx } from '#platform/db.ts'
import { invalidField } from '#platform/errors.ts'
import type { Tables } from '../../../tables.ts'

const editable = [
  'name',
  'mobile',
  'address',
  'city',
  'state',
  'country',
  'aboutMe',
  'languages',
  'facebookId',
  'twitterId',
  'instagramId',
  'youtubeId',
  'wantsNotifications',
  'showsNumber',
  'areaUnit',
  'plotUnit',
  'profileMediaId',
] as const
type Editable = (typeof editable)[number]

/** What a member may write about themselves; no other column can be reached from here. */
export type ProfileChanges = {
  [Column in Editable]?: Updateable<Tables['account']>[Column] | undefined
} & { latitude?: number | undefined; longitude?: number | undefined }

export async function saveProfile(tx: Tx, id: number, { latitude, longitude, ...columns }: ProfileChanges) {
  const point = await wholePoint(tx, id, { latitude, longitude })
  const location = point && sql`st_setsrid(st_makepoint(${point.longitude}, ${point.latitude}), 4326)::geography`
  const wanted = { ...Object.fromEntries(editable.map((column) => [column, columns[column]])), location }
  const given = Object.entries(wanted).filter(([, value]) => value !== undefined)
  if (given.length === 0) return
  await tx.updateTable('account').set(Object.fromEntries(given)).where('id', '=', id).execute()
}

/** Of a point one half may be sent, if the other is known. */
async function wholePoint(tx: Tx, id: number, { latitude, longitude }: Pick<ProfileChanges, 'latitude' | 'longitude'>) {
  if (latitude === undefined && longitude === undefined) return undefined
  if (latitude !== undefined && longitude !== undefined) return { latitude, longitude }
  const known = await tx
    .selectFrom('account')
    .select([
      sql<number>`st_y(location::geometry)`.as('latitude'),
      sql<number>`st_x(location::geometry)`.as('longitude'),
    ])
    .where('id', '=', id)
    .where('location', 'is not', null)
    .forUpdate()
    .executeTakeFirst()
  if (!known) throw invalidField(latitude === undefined ? 'latitude' : 'longitude', 'required')
  return { latitude: latitude ?? known.latitude, longitude: longitude ?? known.longitude }
}
