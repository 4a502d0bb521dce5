import { auditMoney, countViolations, describeAudit } from '../../apps/server/src/money-audit/audit-money.ts'
import { createDb, createPool } from '../../apps/server/src/platform/db.ts'

/** As `npm run audit:money` does it. */
export async function auditDatabase(databaseUrl: string) {
  const pool = createPool({ url: databaseUrl, size: 1, isReadOnly: true, onIdleError: () => undefined })
  try {
    const beganAt = Date.now()
    const audited = await auditMoney(createDb(pool, { keepsAnswers: false }))
    const seconds = (Date.now() - beganAt) / 1_000
    return { violations: countViolations(audited), text: describeAudit(audited), seconds }
  } finally {
    await pool.end()
  }
}
