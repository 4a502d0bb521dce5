import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { queryPostgres } from '../tools/services/postgres-client.ts'
import { runCommand } from '../tools/services/run-command.ts'
import { serviceEnvironment } from '../tools/services/service-addresses.ts'
import { expectSilence } from './served-bytes.ts'
import { createProcess, type Environment, findFreePort, rootFolder } from './product-process.ts'
import { prepareTemplate, runId, templateName } from './templates.ts'

export type Product = Awaited<ReturnType<typeof createProduct>>
type Engine = 'postgres' | 'opensearch'

const scripts = {
  api: 'apps/server/src/api.ts',
  worker: 'apps/server/src/worker.ts',
  web: 'apps/web/build/server/index.js',
}

/** What several files begin with: made once in a run, by the first that needs it, and copied. */
export type Stage = { name: string; fill: (product: Product) => Promise<void> }

/** The name of the one that is migrated and holds nothing. */
export const emptyStage = 'empty'

/** A product with a database and an index of its own, migrated, not yet started. */
export async function createProduct(engine: Engine, more: Environment = {}, template?: string) {
  const id = randomBytes(5).toString('hex')
  const services = serviceEnvironment()
  const database = `gable_e2e_${id}`
  const [apiPort, workerPort, webPort] = await Promise.all([findFreePort(), findFreePort(), findFreePort()])
  const environment: Environment = {
    ...inherited(),
    ...services,
    DATABASE_URL: services.DATABASE_URL.replace(/[^/]+$/, database),

    NODE_ENV: 'production',
    LOG_LEVEL: 'info',
    AUTH_SECRET: randomBytes(32).toString('hex'),

    SEARCH_ENGINE: engine,
    OPENSEARCH_PREFIX: `e2e-${id}`,
    // Most journeys need no gazetteer, and filling one takes longer than they do.
    GAZETTEER_LOAD: 'false',

    PORT: String(apiPort),
    WORKER_PORT: String(workerPort),
    // Chromium keeps secure cookies for localhost, not for an address.
    PUBLIC_URL: `http://localhost:${webPort}`,
    // A busy machine that runs everything at once is late without being overloaded.
    MAX_EVENT_LOOP_LAG_MS: '0',
    // Whoever walks through it waits for every job.
    WORKER_NICENESS: '0',
    ...more,
  }
  const logs = join(rootFolder, '.services', 'e2e', `${engine}-${id}`)
  mkdirSync(logs, { recursive: true })
  const make = (name: keyof typeof scripts, port: number, own: Environment = {}) =>
    createProcess({
      script: scripts[name],
      port,
      logFile: join(logs, `${name}.log`),
      environment: { ...environment, ...own },
    })

  await queryPostgres(services.DATABASE_URL, `create database ${database}${template ? ` template ${template}` : ''}`)
  if (!template) await runScript('apps/server/src/migrate.ts', environment)
  // The web server is the one proxy in front of it.
  const api = make('api', apiPort, { TRUSTED_PROXIES: '1' })
  const worker = make('worker', workerPort)
  const web = make('web', webPort, { PORT: String(webPort), API_URL: `${api.url}/api` })
  return {
    engine,
    environment,
    api,
    worker,
    web,
    logs,
    siteUrl: `http://localhost:${webPort}`,
    /** Looks at every byte it served, and removes everything it had. */
    async dispose() {
      await Promise.all([web.stop(), worker.stop(), api.stop()])
      try {
        await expectSilence(environment['DATABASE_URL'] ?? '')
      } finally {
        await remove()
      }
    },
    /** Stops it and leaves its database to others under this name. */
    async becomeTemplate(name: string) {
      await Promise.all([worker.stop(), api.stop()])
      await queryPostgres(services.DATABASE_URL, `alter database ${database} rename to ${name}`)
    },
  }

  async function remove() {
    await queryPostgres(services.DATABASE_URL, `drop database ${database} with (force)`)
    await fetch(`${services.OPENSEARCH_URL}/e2e-${id}*`, { method: 'DELETE' }).catch(() => undefined)
  }
}

/** All of it, running; in a run of tests it begins with the stage, or with nothing. */
export async function startProduct(engine: Engine, more: Environment = {}, stage?: Stage) {
  const product = await createProduct(engine, more, await findTemplate(stage))
  try {
    await start(product)
  } catch (error) {
    // Nobody else knows of it yet: what has started would stay behind.
    await product.dispose()
    throw error
  }
  return product
}

/** The three processes need nothing of each other to start. */
export const start = ({ api, worker, web }: Product) => Promise.all([api.start(), worker.start(), web.start()])

export async function findTemplate(stage?: Stage): Promise<string | undefined> {
  const run = runId()
  if (!run) return undefined
  const empty = templateName(run, emptyStage)
  if (!stage) return empty
  const name = templateName(run, stage.name)
  await prepareTemplate(name, async () => {
    const product = await createProduct('postgres', {}, empty)
    await Promise.all([product.api.start(), product.worker.start()])
    await stage.fill(product)
    await product.becomeTemplate(name)
  })
  return name
}

/** Of the environment of the tests: with the cache a process starts in half the time. */
function inherited(): Environment {
  const names = ['PATH', 'HOME', 'GABLE_CI_RUN', 'NODE_COMPILE_CACHE', 'MALLOC_ARENA_MAX', 'MALLOC_MMAP_THRESHOLD_']
  return Object.fromEntries(names.map((name) => [name, process.env[name]]))
}

/** Runs a script of the product to its end, as an operator would. */
export function runScript(script: string, environment: Environment, args: string[] = []): Promise<string> {
  const given = Object.entries(environment).filter((pair): pair is [string, string] => pair[1] !== undefined)
  return runCommand(process.execPath, [script, ...args], { cwd: rootFolder, environment: Object.fromEntries(given) })
}
