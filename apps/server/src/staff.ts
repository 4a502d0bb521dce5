import { composeProduct } from './compose.ts'
import { readConfig } from './config.ts'
import { createLog } from './platform/log.ts'

const usage = 'Usage: npm run staff -- approve <slug>'

/** What staff do from the console until the operator's own screens exist. */
async function main([command, slug]: string[]) {
  if (command !== 'approve' || !slug) throw new Error(usage)
  const product = composeProduct(readConfig(), createLog('warn'))
  try {
    const approved = await product.properties.approve(slug)
    console.log(`Approved property ${approved.id}: ${approved.slug}`)
  } finally {
    await product.close()
  }
}

await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
