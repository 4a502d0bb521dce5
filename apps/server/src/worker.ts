import { setPriority } from 'node:os'
import { readConfig } from './config.ts'
import { drainOnSignal } from './platform/drain.ts'
import { createLog } from './platform/log.ts'
import { startTelemetry } from './platform/telemetry.ts'

const config = readConfig()
// Before anything starts a thread, because threads inherit it: who browses comes before who waits for pictures.
setPriority(config.WORKER_NICENESS)
const log = createLog(config.LOG_LEVEL)
const stopTelemetry = await startTelemetry(config.OTEL_EXPORTER_OTLP_ENDPOINT, 'gable-worker')

const { composeProduct } = await import('./compose.ts')
const { createHttpApp } = await import('./platform/http.ts')
const { serveHealth } = await import('./platform/health.ts')
const { runJobs } = await import('./platform/job-runner.ts')

const product = composeProduct(config, log)
product.metrics.watchQueue(product.pool)
const readiness = { isDraining: false }
const jobs = await runJobs({ ...product, log, concurrency: config.JOB_CONCURRENCY })

const app = createHttpApp({ log })
serveHealth(app, {
  readiness,
  metrics: product.metrics,
  checks: { database: () => product.pool.query('select 1') },
})
drainOnSignal({
  log,
  readiness,
  delayMs: 0,
  close: async () => {
    await jobs.stop()
    await app.close()
    await product.close()
    await stopTelemetry()
  },
})
await app.listen({ host: config.HOST, port: config.WORKER_PORT })
