import { composeProduct } from './compose.ts'
import { readConfig } from './config.ts'
import { createLog } from './platform/log.ts'

/** Counts all that is public anew, by category, place and agent, while the site is in use. */
const product = composeProduct(readConfig(), createLog('warn'), { statementTimeoutMs: 60_000 })
try {
  await product.listingCounts.rebuild()
  await product.agentCounts.rebuild()
  console.log('The counts are right')
} finally {
  await product.close()
}
