import { readConfig } from './config.ts'
import { drainOnSignal } from './platform/drain.ts'
import { createLog } from './platform/log.ts'
import { startTelemetry } from './platform/telemetry.ts'

const config = readConfig()
const log = createLog(config.LOG_LEVEL)
const stopTelemetry = await startTelemetry(config.OTEL_EXPORTER_OTLP_ENDPOINT, 'gable-api')

// Tracing watches modules as they are loaded, so everything else is loaded after it.
const { composeProduct } = await import('./compose.ts')
const product = composeProduct(config, log)
const readiness = { isDraining: false }
const app = product.createApi(readiness)
drainOnSignal({
  log,
  readiness,
  delayMs: config.DRAIN_DELAY_MS,
  close: async () => {
    await app.close()
    await product.close()
    await stopTelemetry()
  },
})
await app.listen({ host: config.HOST, port: config.PORT })
