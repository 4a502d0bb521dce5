import pg from 'pg'

export type Statement = { text: string; parameters: unknown[] }
type Plan = {
  'Node Type': string
  'Relation Name'?: string
  /** With those of the plans below it. */
  'Shared Hit Blocks'?: number
  'Shared Read Blocks'?: number
  Plans?: Plan[]
}
type Row = { 'QUERY PLAN': [{ Plan: Plan }] }

/** Of fewer rows nobody minds that all are read. */
const large = 8_000

export async function listLargeTables(client: pg.ClientBase): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>(
    "select relname as name from pg_class where relkind = 'r' and reltuples >= $1",
    [large],
  )
  return new Set(rows.map(({ name }) => name))
}

/** A connection as those of a pool are, but alone and with no statement prepared. */
export async function withClientLike<Result>(pool: pg.Pool, work: (client: pg.ClientBase) => Promise<Result>) {
  const { connectionString, options } = pool.options
  const client = new pg.Client({ ...(connectionString && { connectionString }), ...(options && { options }) })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Which tables the plan of a statement reads from end to end, with its values and the settings of this connection. */
export async function listScanned(client: pg.ClientBase, statement: Statement): Promise<string[]> {
  return (await explain(client, statement)).flatMap(scannedBy)
}

/** How many pages of 8 kB a statement reads when it is run, which it is. */
export async function countPagesRead(client: pg.ClientBase, statement: Statement): Promise<number> {
  const plans = await explain(client, statement, ['analyze', 'buffers'])
  return plans.reduce((sum, plan) => sum + (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0), 0)
}

async function explain(
  client: pg.ClientBase,
  { text, parameters }: Statement,
  options: string[] = [],
): Promise<Plan[]> {
  await client.query('begin')
  try {
    // What is marked ends up with one plan for all values.
    if (text.startsWith('select /* prepared */')) await client.query('set local plan_cache_mode = force_generic_plan')
    await client.query(`prepare asked as ${text}`)
    const values = parameters.length > 0 ? `(${parameters.map(toLiteral).join(', ')})` : ''
    const { rows } = await client.query<Row>(
      `explain (${['format json', ...options].join(', ')}) execute asked ${values}`,
    )
    return rows.flatMap((row) => row['QUERY PLAN'].map(({ Plan: plan }) => plan))
  } finally {
    await client.query('rollback')
    await client.query('deallocate all')
  }
}

const scannedBy = (plan: Plan): string[] => [
  ...(plan['Node Type'] === 'Seq Scan' && plan['Relation Name'] ? [plan['Relation Name']] : []),
  ...(plan.Plans ?? []).flatMap(scannedBy),
]

/** As the driver sends it, written out. */
function toLiteral(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  return pg.escapeLiteral(toText(value))
}

function toText(value: unknown): string {
  if (value instanceof Date) return value.toISOString()
  if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`
  if (Array.isArray(value)) return `{${value.map(toElement).join(',')}}`
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function toElement(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (Array.isArray(value)) return toText(value)
  return `"${toText(value).replaceAll(/["\\]/g, '\\$&')}"`
}
