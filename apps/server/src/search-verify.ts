import { composeProduct } from './compose.ts'
import { readConfig } from './config.ts'
import { createLog } from './platform/log.ts'

/** Compares the OpenSearch index with PostgreSQL, listing by listing, and repairs what differs. */
async function main() {
  const product = composeProduct(readConfig(), createLog('warn'), { statementTimeoutMs: 60_000 })
  try {
    const { compared, repaired } = await product.projection.verify()
    console.log(`${compared} listings compared, ${repaired} repaired`)
  } finally {
    await product.close()
  }
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
