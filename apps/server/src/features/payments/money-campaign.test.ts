import { expect, test } from 'vitest'
import { auditDatabase } from '../../../../../bench/money/audit-database.ts'
import { runMoneyCampaign } from '../../../../../bench/money/run-money-campaign.ts'
import { createTestDatabase } from '../../test/test-database.ts'

const histories = Number(process.env['MONEY_HISTORIES'] ?? 2_000)
/** A minute of one core; much longer where others use it too. */
const timeoutMs = 1_800_000
const seed = Number(process.env['MONEY_SEED'] ?? Date.now() % 1_000_000)

test(
  `T47 T48 T49 T53 T54 T56 F16 F17 F18 F20 ${histories} random histories: who paid has the package, and nobody else`,
  async () => {
    const database = await createTestDatabase()
    try {
      const figures = await runMoneyCampaign({ databaseUrl: database.url, histories, seed })
      expect(figures.violations, `MONEY_SEED=${seed}`).toEqual([])
      expect(figures.payments).toBeGreaterThanOrEqual(histories)
      expect(figures.verified).toBeGreaterThan(histories / 2)
      expect(Math.min(figures.refunded, figures.webhooks.refused, figures.repairMinutes.length)).toBeGreaterThan(0)
      // Nobody tells of these; the clock asks.
      expect(Math.max(...figures.repairMinutes)).toBeLessThanOrEqual(10)
      const audit = await auditDatabase(database.url)
      expect([audit.violations, audit.text]).toEqual([0, expect.stringContaining(' 0 violations')])
    } finally {
      await database.drop()
    }
  },
  timeoutMs,
)
