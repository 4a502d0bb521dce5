import { searchTile } from '@gable/contract/search-tile'
import type { Tile } from '@gable/domain/map-tile'
import type { Client } from '@opensearch-project/opensearch'
import pg from 'pg'
import * as z from 'zod'
import { composeProduct } from '../../apps/server/src/compose.ts'
import { readConfig } from '../../apps/server/src/config.ts'
import { createLog } from '../../apps/server/src/platform/log.ts'
import { recordStatements } from '../record-statements.ts'
import { type Line, median, percentile } from '../report.ts'
import type { TownData } from './town-data.ts'

type Engine = 'postgres' | 'opensearch'
type Asked = Tile & { shape: string; query: string }
type Measured = { shape: string; ours: number; bare: number; bytes: number }
type Options = {
  engine: Engine
  environment: Record<string, string>
  /** Of our API, which answers with this engine. */
  origin: string
  data: TownData
  each: number
}

const zooms = { world: 2, country: 6, city: 11, street: 15 }
const maxRatio = 3
const maxKilobytes = 60

/** Our tiles against the same counts and homes straight from the engine, in turns, and how large the largest is. */
export async function measureTiles({ engine, environment, origin, data, each }: Options): Promise<Line[]> {
  const bare = await createBareTiles(engine, environment)
  const measured: Measured[] = []
  try {
    for (const asked of tilesAround(data, each)) {
      const again = await bare.prepare(asked)
      await Promise.all([again(), fetchTile(origin, asked)])
      const [ours, bytes] = await timed(() => fetchTile(origin, asked))
      const [bareMs] = await timed(again)
      measured.push({ shape: asked.shape, ours, bare: bareMs, bytes })
    }
  } finally {
    await bare.close()
  }
  return toLines(engine, measured)
}

/** Around towns, the large ones most often; every other one under filters. */
function tilesAround({ random, cities }: TownData, each: number): Asked[] {
  return Array.from({ length: each }, (_, turn) =>
    Object.entries(zooms).flatMap(([shape, zoom]) => {
      const city = cities[random.zipf(300)]
      const query = turn % 2 === 0 ? '' : '&property_type=sell&min_price=100000&max_price=400000'
      return city ? [{ shape, query, ...tileAt(city, zoom) }] : []
    }),
  ).flat()
}

function tileAt({ latitude, longitude }: { latitude: number; longitude: number }, zoom: number): Tile {
  const size = 2 ** zoom
  const sine = Math.sin((latitude * Math.PI) / 180)
  const down = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)
  return { z: zoom, x: Math.floor(((longitude + 180) / 360) * size), y: Math.floor(down * size) }
}

async function createBareTiles(engine: Engine, environment: Record<string, string>) {
  const config = readConfig({ ...environment, SEARCH_ENGINE: engine })
  const product = composeProduct(config, createLog('silent'))
  const recordSql = recordStatements([product.searchPool])
  const raw = new pg.Client({ connectionString: config.DATABASE_URL, options: '-c jit=off' })
  await raw.connect()
  const countOnce = async ({ z: zoom, x, y, query }: Asked) => {
    const fields = Object.fromEntries(new URLSearchParams(`z=${zoom}&x=${x}&y=${y}${query}`))
    const { z: _z, x: _x, y: _y, ...filters } = z.decode(searchTile.input, fields as never)
    await product.search.countTile(filters, { z: zoom, x, y })
  }
  return {
    async prepare(asked: Asked): Promise<() => Promise<unknown>> {
      if (engine === 'opensearch') {
        const request = await recordRequest(product.searchClient, () => countOnce(asked))
        // Asked again word for word, a count would come from a cache; ours are of this very moment.
        return () => product.searchClient.search({ ...request, request_cache: false })
      }
      const statements = await recordSql(() => countOnce(asked))
      const own = statements.filter(({ text }) => text.includes('search_property'))
      return async () => {
        for (const { text, parameters } of own) await raw.query(text, parameters)
      }
    },
    async close() {
      await raw.end()
      await product.close()
    },
  }
}

type Request = Parameters<Client['search']>[0]

async function recordRequest(client: Client, work: () => Promise<void>): Promise<Request> {
  const send = client.search
  let recorded: Request = {}
  client.search = ((...given: Parameters<Client['search']>) => {
    ;[recorded] = given
    return send.apply(client, given)
  }) as typeof client.search
  await work().finally(() => {
    client.search = send
  })
  return recorded
}

async function fetchTile(origin: string, { z: zoom, x, y, query }: Asked): Promise<number> {
  const reply = await fetch(`${origin}/api/search-tile?z=${zoom}&x=${x}&y=${y}${query}`)
  if (!reply.ok) throw new Error(`${reply.url} answered ${reply.status}`)
  return (await reply.arrayBuffer()).byteLength
}

async function timed<Result>(work: () => Promise<Result>): Promise<[number, Result]> {
  const started = performance.now()
  const result = await work()
  return [performance.now() - started, result]
}

function toLines(engine: Engine, measured: Measured[]): Line[] {
  const all = [toLine(`tiles-${engine}-p95`, measured, ninetyFifth), toLine(`tiles-${engine}-p50`, measured, median)]
  const byShape = Object.keys(zooms).map((shape) =>
    toLine(
      `tiles-${engine}-${shape}-p95`,
      measured.filter((one) => one.shape === shape),
      ninetyFifth,
    ),
  )
  const largest = Math.max(...measured.map(({ bytes }) => bytes)) / 1000
  const size: Line = {
    id: `tiles-${engine}-largest`,
    unit: 'kB',
    ours: largest,
    bare: 0,
    ratio: 0,
    goal: maxKilobytes,
    ok: largest <= maxKilobytes,
  }
  return [...all, ...byShape, size]
}

function toLine(id: string, measured: Measured[], pick: (values: number[]) => number): Line {
  const ours = pick(measured.map((one) => one.ours))
  const bare = pick(measured.map((one) => one.bare))
  return { id, unit: 'ms', ours, bare, ratio: ours / bare, goal: maxRatio * bare, ok: ours <= maxRatio * bare }
}

const ninetyFifth = (values: number[]) => percentile(values, 0.95)
