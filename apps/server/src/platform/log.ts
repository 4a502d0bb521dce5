import { type DestinationStream, type LogFn, type Logger, pino } from 'pino'

const secretNames = ['token', 'otp', 'code', 'password', 'nonce', 'email', 'mobile', 'authorization', 'cookie']

/** Logs are read by many and kept for long, so nothing that opens an account or names a person may enter them. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    // Only what we log by name: wildcards would be searched for in every line.
    redact: { paths: [...secretNames, ...secretNames.map((name) => `headers.${name}`)], censor: '[redacted]' },
    serializers: { err: describeError, error: describeError },
    hooks: { logMethod: nameErrors },
  }
  return destination ? pino(options, destination) : pino(options)
}

/** An error without a text beside it would have its own message for a text. */
function nameErrors(this: Logger, args: Parameters<LogFn>, method: LogFn) {
  const [first, text]: unknown[] = args
  const isError = first instanceof Error || (first !== null && typeof first === 'object' && 'err' in first)
  method.apply(this, isError && text === undefined ? [first, 'failed'] : args)
}

const maxErrors = 5

/**
 * What an error may tell: its class, its code, and where it was thrown. Messages stay out: mail servers repeat the
 * recipient in them, PostgreSQL the value, which `detail` then holds with its whole row.
 */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const code = 'code' in error ? String(error.code) : undefined
  const constraint = 'constraint' in error ? String(error.constraint) : undefined
  const cause = error.cause === undefined ? undefined : describeError(error.cause)
  const errors = error instanceof AggregateError ? error.errors.slice(0, maxErrors).map(describeError) : undefined
  // Classes of our own do not repeat their name in each error.
  const type = error.name === 'Error' ? error.constructor.name : error.name
  return { type, code, constraint, stack: framesOf(error), cause, errors }
}

/** The calls alone. The text before them is cut off first, since a line of it may look like a call. */
function framesOf({ message, stack = '' }: Error): string {
  const calls = stack.slice(Math.max(0, stack.indexOf(message) + message.length)).split('\n')
  return calls.filter((line) => /^ {4}at .+(?::\d+:\d+\)?|\(index \d+\)|<anonymous>\)?)$/.test(line)).join('\n')
}

const signature = /\/\d+\.[\w-]{43}(?=\/)/

/** The path alone: a query string may hold an address or a code, and a signature opens what it signs. */
export const withoutSecrets = (url: string) => (url.split('?', 1)[0] ?? url).replace(signature, '/signed')
