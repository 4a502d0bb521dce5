import { pino, type Logger } from 'pino'

const secretHeaders = ['authorization', 'cookie', 'set-cookie', 'idempotency-key']
const secretFields = ['token', 'otp', 'code', 'password', 're_password', 'nonce', 'email', 'mobile']

const paths = [
  ...secretHeaders.flatMap((name) => [`headers["${name}"]`, `req.headers["${name}"]`, `res.headers["${name}"]`]),
  ...secretFields.flatMap((name) => [name, `*.${name}`]),
]

/** Logs are read by many and kept for long, so nothing that opens an account may enter them. */
export const createLog = (level: string): Logger => pino({ level, redact: { paths, censor: '[redacted]' } })

/** The path alone: a query string may hold an address or a code. */
export const withoutQuery = (url: string) => url.split('?', 1)[0] ?? url
