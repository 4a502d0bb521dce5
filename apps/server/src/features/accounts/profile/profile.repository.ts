import { sql, type Updateable } from 'kysely'
import type { Tx } from '#platform/db.ts'
import type { Tables } from '../../../tables.ts'

const editable = [
  'name',
  'mobile',
  'address',
  'city',
  'state',
  'country',
  'aboutMe',
  'facebookId',
  'twitterId',
  'instagramId',
  'youtubeId',
  'wantsNotifications',
  'profileMediaId',
] as const
type Editable = (typeof editable)[number]

/** What a member may write about themselves; no other column can be reached from here. */
export type ProfileChanges = {
  [Column in Editable]?: Updateable<Tables['account']>[Column] | undefined
} & { latitude?: number | undefined; longitude?: number | undefined }

export async function saveProfile(tx: Tx, id: number, { latitude, longitude, ...columns }: ProfileChanges) {
  const hasPoint = latitude !== undefined && longitude !== undefined
  const location = hasPoint ? sql`st_setsrid(st_makepoint(${longitude}, ${latitude}), 4326)::geography` : undefined
  const wanted = { ...Object.fromEntries(editable.map((column) => [column, columns[column]])), location }
  const given = Object.entries(wanted).filter(([, value]) => value !== undefined)
  if (given.length === 0) return
  await tx.updateTable('account').set(Object.fromEntries(given)).where('id', '=', id).execute()
}
