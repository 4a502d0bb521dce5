/**
 * Traces, only for operators who name a collector: without one nothing of it is loaded. It must run before the modules
 * that it watches are imported.
 */
export async function startTelemetry(endpoint: string | undefined, serviceName: string) {
  if (!endpoint) return
  const [{ NodeSDK }, { FastifyOtelInstrumentation }, { PgInstrumentation }] = await Promise.all([
    import('@opentelemetry/sdk-node'),
    import('@fastify/otel'),
    import('@opentelemetry/instrumentation-pg'),
  ])
  new NodeSDK({
    serviceName,
    instrumentations: [new FastifyOtelInstrumentation({ registerOnInitialization: true }), new PgInstrumentation()],
  }).start()
}
