import { type DestinationStream, type Logger, pino } from 'pino'

const secretNames = ['token', 'otp', 'code', 'password', 'nonce', 'email', 'mobile', 'authorization', 'cookie']

/** Logs are read by many and kept for long, so nothing that opens an account or names a person may enter them. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    // Only what we log by name: wildcards would be searched for in every line.
    redact: { paths: [...secretNames, ...secretNames.map((name) => `headers.${name}`)], censor: '[redacted]' },
    serializers: { err: describeError },
  }
  return destination ? pino(options, destination) : pino(options)
}

/** PostgreSQL repeats the offending row in `detail`, and some clients hang whole requests on their errors. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) }
  const code = 'code' in error ? String(error.code) : undefined
  const cause = error.cause === undefined ? undefined : describeError(error.cause)
  return { type: error.name, message: error.message, code, stack: error.stack, cause }
}

const signature = /\/\d+\.[\w-]{43}(?=\/)/

/** The path alone: a query string may hold an address or a code, and a signature opens what it signs. */
export const withoutSecrets = (url: string) => (url.split('?', 1)[0] ?? url).replace(signature, '/signed')
