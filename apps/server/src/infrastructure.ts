import { createHmac } from 'node:crypto'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { fileSettings } from './feature-settings.ts'
import { createAnnouncements } from './platform/announcements.ts'
import { createDb, createPool } from './platform/db.ts'
import { createFileStore } from './platform/files.ts'
import { createLive } from './platform/live.ts'
import { createMailer } from './platform/mail.ts'
import { createMetrics } from './platform/metrics.ts'

/** After that a search is given up, and answered with the first matches that are found in less. */
const searchTimeoutMs = 1_500

/** Commands that read everything may take longer than a page. */
export type Timeouts = { statementTimeoutMs?: number }

/** The servers that Gable talks to. Nothing is connected before it is first used. */
export function openInfrastructure(config: Config, log: Logger, { statementTimeoutMs }: Timeouts) {
  const metrics = createMetrics()
  const onIdleError = (error: Error) => log.warn(error, 'idle database connection lost')
  const pool: Pool = createPool({
    url: config.DATABASE_URL,
    size: config.DATABASE_POOL,
    ...(statementTimeoutMs && { statementTimeoutMs }),
    onIdleError,
  })
  const searchPool = createPool({
    url: config.DATABASE_URL,
    size: config.DATABASE_SEARCH_POOL,
    statementTimeoutMs: searchTimeoutMs,
    isReadOnly: true,
    keeps: 'parses',
    onIdleError,
  })
  metrics.watchPools({ main: pool, search: searchPool })
  const onQuery = metrics.observeQuery
  const db = createDb(pool, { onQuery })
  const searchDb = createDb(searchPool, { onQuery })
  const mailer = createMailer(config.SMTP_URL, config.MAIL_FROM, new URL(config.PUBLIC_URL).hostname)
  const files = createFileStore(fileSettings(config))
  const announcements = createAnnouncements(config.REDIS_URL, log)
  const live = createLive({ redisUrl: config.REDIS_URL, name: liveName(config.AUTH_SECRET), log })
  return {
    metrics,
    pool,
    searchPool,
    db,
    // Files are stored before the change that shows them.
    filesDb: createDb(pool, { onQuery, keepsAnswers: false }),
    searchDb,
    mailer,
    files,
    announcements,
    live,
    async close() {
      announcements.close()
      await live.close()
      mailer.close()
      files.close()
      await searchDb.destroy()
      await db.destroy()
    },
  }
}

/** Two sites that share a Redis must not hear each other. */
const liveName = (secret: string) =>
  `gable-live-${createHmac('sha256', secret).update('live').digest('hex').slice(0, 16)}`
