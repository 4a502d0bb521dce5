import { readConfig } from './config.ts'
import { auditMoney, countViolations, describeAudit } from './money-audit/audit-money.ts'
import { createDb, createPool } from './platform/db.ts'

/** Proves from the database that packages, payments and promotions add up; it changes nothing. */
async function main() {
  const onIdleError = (error: Error) => console.error(error.message)
  const { DATABASE_URL: url } = readConfig()
  const pool = createPool({ url, size: 1, isReadOnly: true, statementTimeoutMs: 60_000, onIdleError })
  try {
    const audited = await auditMoney(createDb(pool, { keepsAnswers: false }))
    console.log(describeAudit(audited))
    if (countViolations(audited) > 0) process.exitCode = 1
  } finally {
    await pool.end()
  }
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
