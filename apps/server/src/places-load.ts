import { parseArgs } from 'node:util'
import { Presets, SingleBar } from 'cli-progress'
import { composeProduct } from './compose.ts'
import { readConfig } from './config.ts'
import { createLog } from './platform/log.ts'

/** Fills the gazetteer, if it is empty or older than our data; with isForced in any case. */
export async function loadPlaces({ isForced }: { isForced: boolean }) {
  const product = composeProduct(readConfig(), createLog('warn'), { statementTimeoutMs: 120_000 })
  const bar = new SingleBar(
    {
      format: 'Loading places {bar} {percentage} % | {value} of {total}',
      stream: process.stderr,
      noTTYOutput: true,
      notTTYSchedule: 5_000,
    },
    Presets.shades_classic,
  )
  const onProgress = (done: number, total: number) => {
    if (!bar.isActive) bar.start(total, done)
    bar.update(done)
  }
  try {
    return await product.gazetteer.load({ isForced, onProgress })
  } finally {
    bar.stop()
    await product.close()
  }
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { force: { type: 'boolean', default: false } } })
  const loaded = await loadPlaces({ isForced: values.force })
  console.log(loaded > 0 ? `${loaded} places loaded` : 'The gazetteer is up to date')
}
