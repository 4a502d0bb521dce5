import { withoutSecrets } from './log.ts'

/**
 * Traces, only for operators who name a collector: without one nothing of it is loaded. It must run before the modules
 * that it watches are imported. What it returns sends the last traces on their way.
 */
export async function startTelemetry(endpoint: string | undefined, serviceName: string) {
  if (!endpoint) return async () => undefined
  const [{ NodeSDK }, { FastifyOtelInstrumentation }, { PgInstrumentation }] = await Promise.all([
    import('@opentelemetry/sdk-node'),
    import('@fastify/otel'),
    import('@opentelemetry/instrumentation-pg'),
  ])
  const sdk = new NodeSDK({
    serviceName,
    instrumentations: [
      new FastifyOtelInstrumentation({
        registerOnInitialization: true,
        // It notes the whole address, and a GET form has a code in it.
        requestHook: (span, request) => void span.setAttribute('url.path', withoutSecrets(request.url)),
      }),
      new PgInstrumentation(),
    ],
  })
  sdk.start()
  return async () => sdk.shutdown()
}
