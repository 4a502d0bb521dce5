export const serviceNames = ['postgres', 'redis', 's3', 'opensearch', 'mailbox', 'oidc', 'payments'] as const

export type ServiceName = (typeof serviceNames)[number]

export const defaultPortBase = 7400

/** The local servers believe these; nothing outside this machine ever sees them. */
export const developmentCredentials = {
  postgres: { role: 'gable', password: 'gable', database: 'gable' },
  s3: { accessKey: 'gable', secretKey: 'gable-secret', bucket: 'gable', region: 'us-east-1' },
  oidc: { clientId: 'gable', clientSecret: 'gable-oidc-secret' },
} as const

/** Reads GABLE_PORT_BASE, so that two checkouts on one machine never collide. */
export function readPortBase(environment: Record<string, string | undefined> = process.env): number {
  const text = environment['GABLE_PORT_BASE']
  if (text === undefined || text === '') return defaultPortBase
  const portBase = Number(text)
  if (!Number.isInteger(portBase) || portBase < 1024 || portBase > 65_500) {
    throw new Error(`GABLE_PORT_BASE must be a whole number from 1024 to 65500, not "${text}"`)
  }
  return portBase
}

export type ServicePorts = ReturnType<typeof servicePorts>

/** Every port of one set of services and processes. */
export function servicePorts(portBase: number) {
  return {
    postgres: portBase + 1,
    redis: portBase + 2,
    opensearch: portBase + 3,
    opensearchTransport: portBase + 4,
    s3: portBase + 5,
    mailboxSmtp: portBase + 6,
    mailboxHttp: portBase + 7,
    oidc: portBase + 8,
    payments: portBase + 9,
    api: portBase + 10,
    web: portBase + 11,
    worker: portBase + 12,
  }
}

/** The environment variables that point Gable at the services of a port base. */
export function serviceEnvironment(portBase: number = readPortBase()) {
  const ports = servicePorts(portBase)
  const { postgres, s3, oidc } = developmentCredentials
  return {
    DATABASE_URL: `postgres://${postgres.role}:${postgres.password}@127.0.0.1:${ports.postgres}/${postgres.database}`,
    REDIS_URL: `redis://127.0.0.1:${ports.redis}`,
    OPENSEARCH_URL: `http://127.0.0.1:${ports.opensearch}`,
    FILES_STORE: 's3',
    S3_ENDPOINT: `http://127.0.0.1:${ports.s3}`,
    S3_ACCESS_KEY: s3.accessKey,
    S3_SECRET_KEY: s3.secretKey,
    S3_BUCKET: s3.bucket,
    S3_REGION: s3.region,
    SMTP_URL: `smtp://127.0.0.1:${ports.mailboxSmtp}`,
    MAILBOX_URL: `http://127.0.0.1:${ports.mailboxHttp}`,
    OIDC_ISSUER: `http://127.0.0.1:${ports.oidc}`,
    OIDC_CLIENT_ID: oidc.clientId,
    OIDC_CLIENT_SECRET: oidc.clientSecret,
  }
}
