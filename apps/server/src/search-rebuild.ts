import { parseArgs } from 'node:util'
import { Presets, SingleBar } from 'cli-progress'
import { composeProduct } from './compose.ts'
import { readConfig } from './config.ts'
import { createLog } from './platform/log.ts'

const usage = 'Usage: npm run search:rebuild [-- --batch <rows> | --remove | --table]'

/**
 * Makes the OpenSearch index anew from PostgreSQL. Interrupted, it goes on where it stopped when run again. With
 * `--table` PostgreSQL's own search table is made anew instead.
 */
async function main() {
  const { values } = parseArgs({
    options: { batch: { type: 'string' }, remove: { type: 'boolean' }, table: { type: 'boolean' } },
  })
  const batchSize = Number(values.batch ?? 1_000)
  if (!Number.isInteger(batchSize) || batchSize < 1 || batchSize > 10_000) throw new Error(usage)
  const product = composeProduct(readConfig(), createLog('warn'), { statementTimeoutMs: 60_000 })
  try {
    if (values.remove) await product.projection.remove()
    else if (values.table) console.log(`${await product.searchTable.repair({ all: true })} listings written`)
    else await rebuild(product.projection.rebuild, batchSize)
  } finally {
    await product.close()
  }
}

async function rebuild(run: ReturnType<typeof composeProduct>['projection']['rebuild'], batchSize: number) {
  const bar = new SingleBar(
    {
      format: 'Indexing {bar} {percentage} % | up to id {value} of {total} | {eta_formatted} left',
      stream: process.stderr,
      noTTYOutput: true,
      notTTYSchedule: 5_000,
    },
    Presets.shades_classic,
  )
  let isShown = false
  const onProgress = (done: number, last: number) => {
    if (!isShown) bar.start(last, done)
    isShown = true
    bar.setTotal(last)
    bar.update(done)
  }
  try {
    if (!(await run({ batchSize, onProgress }))) throw new Error('Another process is rebuilding the index')
  } finally {
    bar.stop()
  }
  console.log('The new index serves')
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
