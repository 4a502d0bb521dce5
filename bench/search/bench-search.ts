import { parseArgs } from 'node:util'
import { printReport } from '../report.ts'
import { createBareEngine } from './bare-engine.ts'
import { createBenchStore } from './bench-store.ts'
import { compare } from './compare.ts'
import { startOurApi } from './our-api.ts'
import { createQuestions } from './questions.ts'
import { measureTiles } from './tiles.ts'
import { createTownData } from './town-data.ts'

/** Our search call against the same hits, total and counts straight from each engine, taking turns in one run. */
const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    rows: { type: 'string', default: '200000' },
    each: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    engine: { type: 'string', default: 'postgres,opensearch' },
    'fill-only': { type: 'boolean', default: false },
    remove: { type: 'boolean', default: false },
  },
})
const [rows, each, seed] = [values.rows, values.each, values.seed].map(Number) as [number, number, number]
const engines = (['postgres', 'opensearch'] as const).filter((engine) => values.engine.split(',').includes(engine))
const store = createBenchStore({ rows, seed }, (line) => console.error(line))

async function measure(engine: (typeof engines)[number], port: number) {
  const bare = await createBareEngine(engine, store.environment)
  const ours = await startOurApi(store.environment, engine, port)
  try {
    const lines = await compare(engine, createQuestions(createTownData(seed), each), ours.ask, bare.ask)
    const { environment } = store
    const origin = `http://127.0.0.1:${port}`
    return [...lines, ...(await measureTiles({ engine, environment, origin, data: createTownData(seed), each }))]
  } finally {
    await ours.stop()
    await bare.close()
  }
}

if (values.remove) {
  await store.remove()
} else {
  await store.complete({ withIndex: engines.includes('opensearch') })
  if (!values['fill-only']) {
    const lines = []
    for (const [index, engine] of engines.entries()) lines.push(...(await measure(engine, 7475 + index)))
    const goal = 'p50 of ours at most 1.25 × bare + 3 ms'
    printReport({ name: 'search', params: { rows, each, seed, cards: 24, goal }, lines }, values.json)
  }
}
