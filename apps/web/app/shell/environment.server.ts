import { builtInLanguages } from '@gable/i18n/languages'
import * as z from 'zod'

const codes = builtInLanguages.map(({ code }) => code)

/** Every variable the web server reads, in one place. */
const Environment = z.object({
  API_URL: z
    .url()
    .default('http://127.0.0.1:7410/api')
    .transform((url) => (new URL(url).pathname === '/' ? new URL('/api', url).href : url))
    .describe('The API; without a path, its usual one is meant'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(7411).describe('Where the site listens'),
  HOST: z.string().default('127.0.0.1').describe('The address to listen on; 0.0.0.0 in a container'),
  PUBLIC_URL: z.url().default('http://localhost:7411').describe('The address people type'),
  DEFAULT_LANGUAGE: z.enum(codes).default('en').describe('The language without a segment in the address'),
  MEDIA_ORIGIN: z.url().optional().describe('Where pictures come from, if a CDN serves them'),
  MAP_TILES_FILE: z.string().optional().describe('More map: a PMTiles file on this host, which this server hands out'),
  MAP_TILES_URL: z.string().optional().describe('The same from elsewhere: the address of a PMTiles file'),
  MAP_STYLE_URL: z.url().optional().describe('Another map altogether: a MapLibre style'),
  MAP_STYLE_DARK_URL: z.url().optional().describe('And its look in the dark'),
  MAP_ORIGINS: z.string().optional().describe('Where such a style fetches its parts, with spaces between them'),
  STRIPE_JS_URL: z.url().default('https://js.stripe.com/v3/').describe('The script of Stripe that draws its card form'),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0).describe('Proxies between people and this server'),
  DRAIN_DELAY_MS: z.coerce.number().int().min(0).default(0).describe('After SIGTERM, time for balancers to look away'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info').describe('Log level'),
})
export type Environment = z.output<typeof Environment>

let known: Environment | undefined

/** Parsed once; an empty value means "not set". */
export function readEnvironment(): Environment {
  known ??= Environment.parse(Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== '')))
  return known
}
