import { builtInLanguages } from '@gable/i18n/languages'
import * as z from 'zod'

const codes = builtInLanguages.map(({ code }) => code)

/** What Google hands out as a file; the rest of it is not needed. */
const ServiceAccount = z.object({
  project_id: z.string().min(1),
  client_email: z.string().min(1),
  private_key: z.string().min(1),
  token_uri: z.url(),
})

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const secretsExample = 'change-me-to-at-least-32-random-characters'

/** Every variable the server reads. `.env.example` is printed from this list, so the descriptions are the manual. */
export const Environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('production').describe('What this process is for'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(7410).describe('Where the API listens'),
  WORKER_PORT: z.coerce.number().int().min(0).max(65_535).default(7412).describe("The worker's health and metrics"),
  HOST: z.string().default('127.0.0.1').describe('The address to listen on; 0.0.0.0 in a container'),
  PUBLIC_URL: z
    .url()
    .default('http://localhost:7411')
    .describe('The address people type; links in mails begin with it'),
  TRUSTED_PROXIES: z.coerce
    .number()
    .int()
    .min(0)
    .max(5)
    .default(0)
    .describe('How many proxies in front of the API set X-Forwarded-For; 1 when it is only our web server'),
  API_ORIGINS: z
    .string()
    .regex(/^(https?:\/\/[^\s,/]+(,https?:\/\/[^\s,/]+)*)?$/)
    .default('')
    .describe('Other sites whose pages may call with a bearer token, such as https://app.example; cookies never cross'),
  API_REFERENCE: z.stringbool().default(true).describe('Serve the API reference at /api/reference'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info').describe('Log level'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .meta({ example: 'postgres://gable:gable@127.0.0.1:7401/gable' })
    .describe('PostgreSQL 15 or newer with PostGIS'),
  DATABASE_OWNER_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('For npm run migrate: the role that owns the tables. The one of DATABASE_URL then only works with rows'),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10).describe('Connections per process'),
  DATABASE_SEARCH_POOL: z.coerce
    .number()
    .int()
    .min(1)
    .max(200)
    .default(10)
    .describe('Further connections per process, for searches: slow ones wait for each other, not the rest of the site'),
  REDIS_URL: z
    .url()
    .optional()
    .describe(
      'Carries news between processes, such as redis://127.0.0.1:6379; unset, others hear of them a little later',
    ),
  AUTH_SECRET: z
    .string()
    .min(32)
    .meta({ example: secretsExample })
    .describe('At least 32 random characters, the same in every process; sign-in codes are derived with it'),
  AUTH_GET_CALLS: z.stringbool().default(true).describe('Whether codes may also be asked for and sent by GET'),
  PASSWORD_MIN_LENGTH: z.coerce.number().int().min(6).max(64).default(8).describe('The shortest password; 6 at least'),
  SECOND_STEP_HOURS: z.coerce
    .number()
    .int()
    .min(1)
    .max(720)
    .default(12)
    .describe('How long the second step of staff counts before they pass it again'),
  SMS_URL: z.url().optional().describe('Takes { to, text } as JSON; unset, nobody signs in by phone'),
  SMS_TOKEN: z.string().optional().describe('Sent to it as a bearer token'),
  SMS_COUNTRIES: z.string().default('').describe('Only to these, such as GB,IE; empty is everywhere'),
  SMS_PER_DAY: z.coerce.number().int().min(0).default(1000).describe('A budget against fraud'),
  FCM_SERVICE_ACCOUNT: z
    .string()
    .transform((text, context) => {
      const parsed = ServiceAccount.safeParse(parseJson(text))
      if (parsed.success) return parsed.data
      context.addIssue('Expected the JSON file of a service account')
      return z.NEVER
    })
    .optional()
    .describe('The service account of Firebase as JSON; unset, apps get no push messages. Browsers need nothing'),
  FCM_URL: z.url().default('https://fcm.googleapis.com').describe('Where messages to apps are sent'),
  OIDC_ISSUER: z.url().optional().describe('An OpenID Connect provider, such as https://accounts.google.com'),
  OIDC_CLIENT_ID: z.string().optional().describe('Our name there'),
  OIDC_CLIENT_SECRET: z.string().optional().describe('Our secret there'),
  DEFAULT_LANGUAGE: z
    .enum(codes)
    .default('en')
    .describe('The language that the site begins in; the same as in its web server'),
  SMTP_URL: z.url().default('smtp://127.0.0.1:7406').describe('The mail server'),
  MAIL_FROM: z.string().default('Gable <hello@localhost>').describe('The sender of every mail'),
  FILES_STORE: z
    .enum(['folder', 's3'])
    .default('folder')
    .describe('Where pictures and documents lie: a folder for one host, an object store for several'),
  FILES_FOLDER: z.string().default('./files').describe('That folder; api and worker have to see the same one'),
  CLAMD_URL: z
    .url({ protocol: /^(tcp|unix)$/ })
    .optional()
    .describe('A clamd such as tcp://127.0.0.1:3310; documents are then handed out only after it has looked at them'),
  QPDF_PATH: z
    .string()
    .min(1)
    .default('qpdf')
    .describe('qpdf, used by the worker to inspect PDFs; without it a stricter built-in reader is used'),
  FFMPEG_PATH: z
    .string()
    .min(1)
    .default('ffmpeg')
    .describe(
      'ffmpeg, used by the worker to measure voice notes and write them anew; without it they stay as they came',
    ),
  S3_ENDPOINT: z
    .url()
    .default('http://127.0.0.1:7405')
    .describe('With FILES_STORE=s3: any object store that speaks S3'),
  S3_REGION: z.string().default('us-east-1').describe('Its region'),
  S3_BUCKET: z.string().default('gable').describe('Its bucket'),
  S3_ACCESS_KEY: z.string().default('gable').describe('Its key'),
  S3_SECRET_KEY: z.string().default('gable-secret').describe('Its secret'),
  MEDIA_URL: z
    .string()
    .default('/media')
    .describe('Where pictures are served: a path of this site or the address of a CDN'),
  SEARCH_ENGINE: z.enum(['postgres', 'opensearch']).default('postgres').describe('OpenSearch for millions of listings'),
  OPENSEARCH_URL: z
    .url()
    .default('http://127.0.0.1:7403')
    .describe('Asked with SEARCH_ENGINE=opensearch, filled by npm run search:rebuild'),
  OPENSEARCH_PREFIX: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/)
    .default('gable')
    .describe('What index names begin with'),
  OPENSEARCH_TIMEOUT_MS: z.coerce
    .number()
    .int()
    .min(10)
    .default(1000)
    .describe('A search that takes longer is answered by PostgreSQL'),
  OPENSEARCH_SHARDS: z.coerce.number().int().min(1).max(1000).default(1).describe('About one for 20 M listings'),
  OPENSEARCH_REPLICAS: z.coerce.number().int().min(0).max(10).default(0).describe('Copies; 1 with several nodes'),
  GEOCODER: z
    .enum(['local', 'nominatim', 'photon', 'google'])
    .default('local')
    .describe('Who knows places: the bundled gazetteer down to cities, or a service down to houses'),
  GEOCODER_URL: z.url().optional().describe('The address of your Nominatim or Photon server'),
  GEOCODER_KEY: z.string().optional().describe('The key for GEOCODER=google'),
  GEOCODER_TIMEOUT_MS: z.coerce
    .number()
    .int()
    .min(10)
    .default(1500)
    .describe('A service that takes longer twice is answered for by the gazetteer'),
  GAZETTEER_LOAD: z.stringbool().default(true).describe('Whether npm run migrate also fills an empty gazetteer'),
  JOB_CONCURRENCY: z.coerce.number().int().min(1).max(50).default(4).describe('Jobs at a time per worker'),
  WORKER_NICENESS: z.coerce
    .number()
    .int()
    .min(0)
    .max(19)
    .default(10)
    .describe('How far the worker steps back when others need the machine; 0 not at all'),
  SITE_CURRENCY: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .default('USD')
    .describe('The one currency of the site'),
  STRIPE_SECRET_KEY: z.string().optional().describe('Its secret key; unset, nobody pays with Stripe'),
  STRIPE_PUBLISHABLE_KEY: z.string().default('').describe('Its publishable key, for the form that Stripe draws'),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .optional()
    .describe('The signing secret of the endpoint /api/payment-webhooks/stripe; unset, its webhooks are refused'),
  STRIPE_URL: z.url().default('https://api.stripe.com').describe('Its API'),
  PAYPAL_CLIENT_ID: z.string().optional().describe('The client id of the REST app; unset, nobody pays with PayPal'),
  PAYPAL_CLIENT_SECRET: z.string().optional().describe('Its secret'),
  PAYPAL_WEBHOOK_ID: z.string().optional().describe('The id of its webhook /api/payment-webhooks/paypal'),
  PAYPAL_URL: z
    .url()
    .default('https://api-m.paypal.com')
    .describe('Its API; https://api-m.sandbox.paypal.com while trying'),
  PAYSTACK_SECRET_KEY: z
    .string()
    .optional()
    .describe('Signs its webhooks to /api/payment-webhooks/paystack too; unset, nobody pays with Paystack'),
  PAYSTACK_PUBLIC_KEY: z.string().default('').describe('Its public key'),
  PAYSTACK_URL: z.url().default('https://api.paystack.co').describe('Its API'),
  FLUTTERWAVE_SECRET_KEY: z.string().optional().describe('Its secret key; unset, nobody pays with Flutterwave'),
  FLUTTERWAVE_PUBLIC_KEY: z.string().default('').describe('Its public key'),
  FLUTTERWAVE_WEBHOOK_HASH: z
    .string()
    .optional()
    .describe('The secret hash of its webhook /api/payment-webhooks/flutterwave; unset, its webhooks are refused'),
  FLUTTERWAVE_URL: z.url().default('https://api.flutterwave.com').describe('Its API'),
  DEMO_MODE: z.stringbool().default(false).describe('Refuse every change, for a public demonstration'),
  MAX_EVENT_LOOP_LAG_MS: z.coerce
    .number()
    .int()
    .min(0)
    .default(500)
    .describe('Above it calls are shed with 503; 0 never'),
  DRAIN_DELAY_MS: z.coerce.number().int().min(0).default(0).describe('After SIGTERM, time for balancers to look away'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional().describe('Traces go there; unset, nothing is traced'),
})

export type Config = z.output<typeof Environment>

/** The environment, read once; a missing or wrong variable stops the start with its name. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  // An empty line in an env file means "not set", as the generated example writes it.
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(present)
  if (parsed.success) return parsed.data
  throw new Error(
    `The environment is not right; .env.example explains each variable.\n${z.prettifyError(parsed.error)}`,
  )
}
