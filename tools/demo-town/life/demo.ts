// npm run demo -- --homes 400: people come to an empty site and list homes that stand in the town.
import { parseArgs } from 'node:util'
import { Presets, SingleBar } from 'cli-progress'
import { composeProduct } from '../../../apps/server/src/compose.ts'
import { readConfig } from '../../../apps/server/src/config.ts'
import { createLog } from '../../../apps/server/src/platform/log.ts'
import { buildTown } from '../model/town.ts'
import { townSeed } from '../write-town.ts'
import { firstHomes } from './create-homes.ts'
import { fillTown } from './fill-town.ts'

const { values } = parseArgs({
  options: { homes: { type: 'string', default: '400' }, seed: { type: 'string', default: String(townSeed) } },
})
const product = composeProduct(readConfig(), createLog('warn'), { statementTimeoutMs: 120_000 })
const bar = new SingleBar(
  { format: 'Homes {bar} {value} of {total} | {duration_formatted}', noTTYOutput: true, notTTYSchedule: 5_000 },
  Presets.shades_classic,
)
try {
  const inhabited = await product.db.selectFrom('property').select('id').limit(1).executeTakeFirst()
  if (inhabited) console.log('There are homes already; the demo leaves them alone')
  else {
    const count = Number(values.homes)
    // The map shows the town of one seed; what lives in it may have another.
    const homes = firstHomes(buildTown(townSeed), Number(values.seed), count)
    bar.start(count, 0)
    await fillTown(product, homes, { now: Date.now(), onProgress: (done) => bar.update(done) })
  }
} finally {
  bar.stop()
  await product.close()
}
