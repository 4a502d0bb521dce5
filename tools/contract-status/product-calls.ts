import { existsSync } from 'node:fs'
import { nameOf } from './call-states.ts'

type Calls = { allCalls: Record<string, { method: string; path: string }> }
type Api = {
  ready: () => PromiseLike<unknown>
  hasRoute: (route: { method: string; url: string }) => boolean
  close: () => PromiseLike<unknown>
}
type Compose = {
  composeProduct: (
    config: unknown,
    log: unknown,
  ) => { createApi: (readiness: unknown) => Api; close: () => Promise<void> }
}

/** The calls that the contract describes. */
export async function describedCalls(): Promise<Set<string>> {
  const contract = await load<Calls>('packages/contract/src/all-calls.ts')
  return new Set(Object.values(contract?.allCalls ?? {}).map(nameOf))
}

/** Which of these the server itself has a handler for: it is built, asked, and closed without listening anywhere. */
export async function servedCalls(names: readonly string[]): Promise<Set<string>> {
  const compose = await load<Compose>('apps/server/src/compose.ts')
  const config = await load<{ readConfig: (environment: object) => unknown }>('apps/server/src/config.ts')
  const log = await load<{ createLog: (level: string) => unknown }>('apps/server/src/platform/log.ts')
  if (!compose || !config || !log) return new Set()
  // Nothing is connected before the first query, so no server has to run.
  const environment = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing', AUTH_SECRET: 'unused'.repeat(6) }
  const product = compose.composeProduct(config.readConfig(environment), log.createLog('silent'))
  const api = product.createApi({ isDraining: false })
  await api.ready()
  const served = names.filter((name) => {
    const [method = '', path = ''] = name.split(' ')
    return api.hasRoute({ method, url: `/api${path}` })
  })
  await api.close()
  await product.close()
  return new Set(served)
}

async function load<Module>(path: string): Promise<Module | undefined> {
  const file = new URL(`../../${path}`, import.meta.url)
  return existsSync(file) ? ((await import(file.href)) as Module) : undefined
}
