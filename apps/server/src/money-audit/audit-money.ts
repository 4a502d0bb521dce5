import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'
import type { MoneyRule } from './money-rule.ts'
import { moneyRules } from './money-rules.ts'

export type AuditedRule = { rule: string; table: string; rows: number; violations: number; ids: number[] }

/** However large the books are, so much of them is looked at by one statement, and so many violations are named. */
const batchSize = 5_000
const maxNamed = 50

/** Goes through the books while the site is in use: each statement sees what is committed, and money moves whole. */
export async function auditMoney(db: Db, rules: readonly MoneyRule[] = moneyRules): Promise<AuditedRule[]> {
  const audited: AuditedRule[] = []
  for (const rule of rules) audited.push(await auditRule(db, rule))
  return audited
}

export const countViolations = (audited: AuditedRule[]) => audited.reduce((sum, { violations }) => sum + violations, 0)

async function auditRule(db: Db, { name, table, isViolated }: MoneyRule): Promise<AuditedRule> {
  const audited: AuditedRule = { rule: name, table, rows: 0, violations: 0, ids: [] }
  for (let after = 0; ; ) {
    const batch = await findBatch(db, table, after)
    if (batch.lastId === null) return audited
    const { rows } = await sql<{ id: number }>`
      select subject.id from ${sql.table(table)} subject
      where subject.id > ${after} and subject.id <= ${batch.lastId} and (${isViolated})
      order by subject.id`.execute(db)
    audited.rows += batch.count
    audited.violations += rows.length
    audited.ids.push(...rows.slice(0, maxNamed - audited.ids.length).map(({ id }) => id))
    after = batch.lastId
  }
}

async function findBatch(db: Db, table: string, after: number) {
  const { rows } = await sql<{ lastId: number | null; count: number }>`
    select max(id) as last_id, count(*)::int as count
    from (select id from ${sql.table(table)} where id > ${after} order by id limit ${batchSize}) batch`.execute(db)
  return rows[0] ?? { lastId: null, count: 0 }
}

/** One line for each rule, and the ids of what violates it. */
export function describeAudit(audited: AuditedRule[]): string {
  const lines = audited.map(({ rule, table, rows, violations, ids }) => {
    const more = violations > ids.length ? ' …' : ''
    return violations === 0
      ? `ok        ${rule} (${rows} of ${table})`
      : `VIOLATED  ${rule}: ${violations} of ${rows}, ${table} ${ids.join(', ')}${more}`
  })
  return [...lines, `${audited.length} rules, ${countViolations(audited)} violations`].join('\n')
}
