import { allCalls } from '@gable/contract/all-calls'
import { composeProduct } from '../../apps/server/src/compose.ts'
import { readConfig } from '../../apps/server/src/config.ts'
import { createLog } from '../../apps/server/src/platform/log.ts'
import { nameOf } from './call-states.ts'

/** The calls that the contract describes. */
export const describedCalls = (): Set<string> => new Set(Object.values(allCalls).map(nameOf))

/** Which of these the server itself has a handler for: it is built, asked, and closed without listening anywhere. */
export async function servedCalls(names: Iterable<string>): Promise<Set<string>> {
  // Nothing is connected before the first query, so no server has to run.
  const environment = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing', AUTH_SECRET: 'unused'.repeat(6) }
  const product = composeProduct(readConfig(environment), createLog('silent'))
  const api = product.createApi({ isDraining: false })
  await api.ready()
  const served = [...names].filter((name) => {
    const [method = '', path = ''] = name.split(' ')
    return api.hasRoute({ method, url: `/api${path}` })
  })
  await api.close()
  await product.close()
  return new Set(served)
}
