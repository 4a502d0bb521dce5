import { Presets, SingleBar } from 'cli-progress'
import { composeProduct } from './compose.ts'
import type { Config } from './config.ts'
import { createLog } from './platform/log.ts'

/** Fills the gazetteer if it is empty or older than our data, and in any case when forced; shows how far it is. */
export async function fillGazetteer(config: Config, { isForced = false } = {}): Promise<number> {
  const product = composeProduct(config, createLog('warn'), { statementTimeoutMs: 120_000 })
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
