import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { paymentEnvironment } from '../payment-providers/payment-environment.ts'
import { serviceEnvironment, servicePorts } from '../services/service-addresses.ts'

/** What api, worker and web see in development; the checkout's `.env` has the last word. */
export function developmentEnvironment(portBase: number, overrides: Record<string, string | undefined> = {}) {
  const ports = servicePorts(portBase)
  return {
    NODE_ENV: 'development',
    ...serviceEnvironment(portBase),
    ...paymentEnvironment(`http://127.0.0.1:${ports.payments}`),
    PORT: String(ports.api),
    WORKER_PORT: String(ports.worker),
    API_URL: `http://127.0.0.1:${ports.api}/api`,
    PUBLIC_URL: `http://localhost:${ports.web}`,
    // The demo town counts in euros.
    SITE_CURRENCY: 'EUR',
    // The streets of the demo town.
    MAP_TILES_URL: '/demo-map/town.pmtiles',
    // The same on every start, so that signed-in browsers stay signed in.
    AUTH_SECRET: 'only-for-development-on-this-machine',
    ...overrides,
  }
}

/** The variables of the checkout's `.env`, when there is one. */
export function readEnvFile(folder: string): Record<string, string | undefined> {
  const file = join(folder, '.env')
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
}
