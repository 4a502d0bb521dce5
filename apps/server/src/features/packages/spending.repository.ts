import type { CountedAccess } from '@gable/domain/package-access'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/db.ts'
import { isRunning } from './running.repository.ts'

/** What a use was spent on. */
export type UseSubject = { kind: 'property' | 'project'; id: number }
export type Spent = { grantId: number; useId: number; days: number | null }

/**
 * One statement decides and spends: of the member's running grants that have something left, the one that ends first.
 * The row is locked before it is counted, so whoever waited sees what the one before has left. The clock is that of
 * this statement: what was granted since the transaction began counts as well. Whoever takes a package back waits for
 * what is being paid with it, and nothing is afterwards.
 */
export async function spendOne(
  tx: Tx,
  accountId: number,
  kind: CountedAccess,
  subject: UseSubject,
): Promise<Spent | undefined> {
  const { rows } = await sql<Spent>`
    with open as (
      select feature.grant_id
      from grant_feature feature join package_grant granted on granted.id = feature.grant_id
      where granted.account_id = ${accountId} and ${isRunning}
        and feature.kind = ${kind} and (feature.use_limit is null or feature.used < feature.use_limit)
      order by granted.expires_at, granted.id
      limit 1 for update of feature for share of granted
    ), spent as (
      update grant_feature feature set used = feature.used + 1 from open
      where feature.grant_id = open.grant_id and feature.kind = ${kind}
      returning feature.grant_id, feature.days
    ), noted as (
      insert into grant_use (grant_id, kind, account_id, subject_kind, subject_id)
      select grant_id, ${kind}::text, ${accountId}::bigint, ${subject.kind}::text, ${subject.id}::bigint from spent
      returning id, grant_id
    )
    select noted.id as use_id, noted.grant_id, spent.days from noted join spent using (grant_id)`.execute(tx)
  return rows[0]
}

/** Marks uses as given back and counts them off in the same statement; those that were given back before stay as they are. */
const returnWhere = async (tx: Tx, which: RawBuilder<boolean>) => {
  const { rows } = await sql<{ id: number }>`
    with returned as (
      update grant_use set returned_at = statement_timestamp() where returned_at is null and ${which}
      returning id, grant_id, kind
    ), uncounted as (
      update grant_feature feature set used = feature.used - given.count
      from (select grant_id, kind, count(*)::int as count from returned group by grant_id, kind) given
      where feature.grant_id = given.grant_id and feature.kind = given.kind
    )
    select id from returned`.execute(tx)
  return rows.map(({ id }) => id)
}

export const returnUse = (tx: Tx, useId: number) => returnWhere(tx, sql<boolean>`id = ${useId}`)

/** Only what was spent within the last day: what was seen for longer has been used. */
export const returnUsesOf = (tx: Tx, { kind: subjectKind, id }: UseSubject, kind: CountedAccess) =>
  returnWhere(
    tx,
    sql<boolean>`subject_kind = ${subjectKind} and subject_id = ${id} and kind = ${kind}
      and spent_at > statement_timestamp() - interval '1 day'`,
  )

/**
 * Spends anew what was given back for a subject, on the same grants. False when somebody has spent it on something else
 * meanwhile; the caller's transaction then ends.
 */
export async function takeUsesAgain(tx: Tx, subject: UseSubject, kind: CountedAccess): Promise<boolean> {
  const { rows } = await sql<{ wanted: number; taken: number }>`
    with wanted as (
      select id, grant_id from grant_use
      where subject_kind = ${subject.kind} and subject_id = ${subject.id} and kind = ${kind}
        and returned_at is not null
      for update
    ), counted as (
      update grant_feature feature set used = feature.used + given.count
      from (select grant_id, count(*)::int as count from wanted group by grant_id) given
      where feature.grant_id = given.grant_id and feature.kind = ${kind}
        and (feature.use_limit is null or feature.used + given.count <= feature.use_limit)
      returning feature.grant_id
    ), taken as (
      update grant_use set returned_at = null from wanted
      where grant_use.id = wanted.id and grant_use.grant_id in (select grant_id from counted)
      returning grant_use.id
    )
    select (select count(*)::int from wanted) as wanted, (select count(*)::int from taken) as taken`.execute(tx)
  const [{ wanted, taken } = { wanted: 0, taken: 0 }] = rows
  return wanted === taken
}
