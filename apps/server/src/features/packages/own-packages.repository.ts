import type { OwnPackage } from '@gable/contract/packages'
import { type RawBuilder, sql } from 'kysely'
import type { Words } from '#platform/words-by-language.ts'
import type { Db } from '#platform/db.ts'
import { maxCounted } from '#platform/whole-list.ts'
import type { GrantSource } from './packages.tables.ts'
import { isRunning } from './running.repository.ts'

type Page = { offset: number; limit: number }
export type GrantRow = {
  id: number
  packageId: number
  names: Words
  source: GrantSource
  status: OwnPackage['status']
  startsAt: Date
  expiresAt: Date
  features: OwnPackage['features']
}

const status: RawBuilder<OwnPackage['status']> = sql`case
  when revoked_at is not null then 'revoked' when ${isRunning} then 'running' else 'ended' end`

/** Those that run come first, then the newest. */
export async function listGrantsOf(db: Db, accountId: number, { offset, limit }: Page) {
  const { rows } = await sql<GrantRow>`
    select granted.id, package_id, names, source, ${status} as status, starts_at, expires_at,
      coalesce((select jsonb_agg(jsonb_build_object(
        'type', kind, 'limit', use_limit, 'days', days, 'used', used) order by kind)
        from grant_feature where grant_id = granted.id), '[]') as features
    from package_grant granted join package on package.id = package_id
    where account_id = ${accountId}
    order by ${isRunning} desc, granted.id desc offset ${offset} limit ${limit}`.execute(db)
  return rows
}

export async function countGrantsOf(db: Db, accountId: number): Promise<number> {
  const some = db.selectFrom('packageGrant').select('id').where('accountId', '=', accountId).limit(maxCounted)
  const { count } = await db
    .selectFrom(some.as('some'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
