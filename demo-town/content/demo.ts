// npm run demo -- --homes 400: people come to an empty site and list homes that stand in the town.
import { parseArgs } from 'node:util'
import { composeProduct, type Product } from '../../apps/server/src/compose.ts'
import { readConfig } from '../../apps/server/src/config.ts'
import { createLog } from '../../apps/server/src/platform/log.ts'
import { buildTown } from '../model/town.ts'
import { townSeed } from '../write-town.ts'
import { createHomes } from './create-homes.ts'
import { fillBulk } from './fill-bulk.ts'
import { fillTown } from './fill-town.ts'
import { readPictures } from './pictures.ts'
import { createProgress } from './progress.ts'

/** So many at most are posted one by one; of more, only the first are. */
const maxPosted = 2_000
const postedOfMany = 400

const { values } = parseArgs({
  options: { homes: { type: 'string', default: '400' }, seed: { type: 'string', default: String(townSeed) } },
})
const wanted = Number(values.homes)
const config = readConfig()
const product = composeProduct(config, createLog('warn'), { statementTimeoutMs: 600_000 })
const progress = createProgress()
try {
  const inhabited = await product.db.selectFrom('property').select('id').limit(1).executeTakeFirst()
  if (inhabited) console.log('There are homes already; the demo leaves them alone')
  else await fill(product)
} finally {
  progress.stop()
  await product.close()
}

async function fill(site: Product) {
  // The map shows the town of one seed; what lives in it may have another.
  const town = buildTown(townSeed)
  const homes = createHomes(town, Number(values.seed))
  const posted = wanted > maxPosted ? postedOfMany : wanted
  const first = Array.from({ length: posted }, () => homes.next().value)
  const onProgress = (done: number) => progress.show('posted homes', done, posted)
  await fillTown(site, first, { town, now: Date.now(), onProgress })
  if (wanted === posted) return
  const rest = { homes, count: wanted - posted, currency: config.SITE_CURRENCY, pictures: readPictures() }
  await fillBulk(site, rest, progress.show)
  await fillIndex(site)
}

/** The second engine too, if it is there: a site may change over to it. */
async function fillIndex({ projection, pool }: Product) {
  const { rows } = await pool.query<{ last: number }>('select max(property_id) as last from search_property')
  const onProgress = (id: number) => progress.show('index', id, Number(rows[0]?.last))
  try {
    await projection.rebuild({ batchSize: 2_000, onProgress })
  } catch (error) {
    if (config.SEARCH_ENGINE === 'opensearch') throw error
    console.log('OpenSearch is away and stays empty; npm run search:rebuild fills it')
  }
}
