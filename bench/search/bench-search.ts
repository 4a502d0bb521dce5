import { parseArgs } from 'node:util'
import { type Line, printReport } from '../report.ts'
import { createBareEngine } from './bare-engine.ts'
import { type BenchStore, createBenchStore } from './bench-store.ts'
import { compare } from './compare.ts'
import { startOurApi } from './our-api.ts'
import { measureParts } from './parts.ts'
import { createQuestions } from './questions.ts'
import { measureTiles } from './tiles.ts'
import { createTownData } from './town-data.ts'

/** Our search call against the same hits, total and counts straight from each engine, taking turns in one run. */
const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    rows: { type: 'string', default: '50000,200000,1000000' },
    each: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    engine: { type: 'string', default: 'postgres,opensearch' },
    'fill-only': { type: 'boolean', default: false },
    remove: { type: 'boolean', default: false },
  },
})
const sizes = values.rows.split(',').map(Number)
const [each, seed] = [Number(values.each), Number(values.seed)]
const engines = (['postgres', 'opensearch'] as const).filter((engine) => values.engine.split(',').includes(engine))
const log = (line: string) => console.error(line)

async function measure({ environment }: BenchStore, engine: (typeof engines)[number], port: number): Promise<Line[]> {
  const bare = await createBareEngine(engine, environment)
  const ours = await startOurApi(environment, engine, port)
  const origin = `http://127.0.0.1:${port}`
  const questions = () => createQuestions(createTownData(seed), each)
  try {
    return [
      ...(await compare(engine, questions(), ours.ask, bare.ask)),
      ...(await measureParts({ engine, environment, origin, questions: questions() })),
      ...(await measureTiles({ engine, environment, origin, data: createTownData(seed), each })),
    ]
  } finally {
    await ours.stop()
    await bare.close()
  }
}

const lines: Line[] = []
for (const rows of sizes) {
  const store = createBenchStore({ rows, seed }, (line) => log(`${rows}: ${line}`))
  if (values.remove) {
    await store.remove()
    continue
  }
  await store.complete({ withIndex: engines.includes('opensearch') })
  for (const [index, engine] of values['fill-only'] ? [] : engines.entries()) {
    log(`${rows}: ${engine} is asked`)
    const measured = await measure(store, engine, 7475 + index)
    lines.push(...measured.map((line) => ({ ...line, id: `${rows}-${line.id}` })))
  }
}
if (lines.length > 0) {
  const goal = 'p50 of ours at most 1.25 × bare + 3 ms'
  printReport({ name: 'search', params: { rows: sizes, each, seed, cards: 24, goal }, lines }, values.json)
}
