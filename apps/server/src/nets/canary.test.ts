import { allCalls } from '@gable/contract/all-calls'
import { getProjects } from '@gable/contract/projects'
import { searchProperties } from '@gable/contract/properties'
import { listAudit } from '@gable/contract/staff'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { hashToken } from '../features/accounts/sign-in-code.ts'
import { insertListings, type NewListing } from '../test/listings.ts'
import { handMadeListings } from '../test/parity-listings.ts'
import { sellPackages } from '../test/packages.ts'
import { startSellingServer } from '../test/payments.ts'
import type { TestServer } from '../test/test-server.ts'
import { allRows } from './access/all-rows.ts'
import { type Cell, cellsOf, describeCell } from './access/cells.ts'
import { type Answer, createWorld, askRoute } from './access/ask-route.ts'
import { createCanaries } from './canary/canaries.ts'
import { maySee, rowOf, type CanaryReader, type Shown } from './canary/may-see.ts'
import { type Column, isText, readColumns } from './canary/read-columns.ts'
import { isPrivate, ruleOf, seedCanaries } from './canary/seed-canaries.ts'
import { type Caller, callers } from './world/callers.ts'
import { inParallel } from './world/in-parallel.ts'
import { sendCall } from './world/send-call.ts'

const canaries = createCanaries()
const logged: string[] = []
const canaryReaders = new Map<string, CanaryReader>()
const tokens: string[] = []
let server: TestServer
let columns: Column[]
let shown: Shown
let answers: Answer[]

const readsAudit = ({ row }: Cell) => 'call' in row && row.call === listAudit
const orderOf = (cell: Cell) => Number(cell.isAtGate) * 2 - Number(readsAudit(cell))

// What changes nothing is enough: answers to writes are about what was written. The audit log is read first and
// whoever is refused at the gate comes last, because one page is read and refusals are noted there.
const cells = cellsOf(allRows)
  .filter(({ row, expected }) => {
    const isRead = 'call' in row ? row.call.method === 'GET' : row.route.startsWith('GET')
    return isRead || (expected !== 'ok' && expected !== undefined)
  })
  .toSorted((one, other) => orderOf(one) - orderOf(other))

beforeAll(async () => {
  const logTo = { write: (line: string) => void logged.push(line) }
  server = await startSellingServer({ LOG_LEVEL: 'debug', SEARCH_ENGINE: 'opensearch' }, undefined, logTo)
  await sellPackages(server)
  const world = await createWorld(server)
  await world.prepare(cells)
  await addSoldProperty(world.lister.id)
  columns = await readColumns(server.db)
  await addPromotion(world.lister.id)
  await addTranslations()
  await seedCanaries({ db: server.db, canaries, listerId: world.lister.id }, columns)
  shown = await findShown()
  for (const { id } of await server.db.selectFrom('property').select('id').execute()) {
    await server.product.projection.project(id)
  }
  for (const caller of callers) {
    const token = await world.tokenOf({ caller })
    if (token) tokens.push(token)
    const managedId = caller.agencies?.includes('agency manager') ? world.lister.id : undefined
    const accountId = await accountOf(caller, token)
    canaryReaders.set(caller.name, { permissions: caller.permissions ?? [], accountId, managedId })
  }
  answers = await inParallel(cells, 8, (cell) => askRoute(world, cell))
})
afterAll(() => server.stop())

/** No cell is about one, and it has a row in a table of its own. */
async function addSoldProperty(ownerId: number) {
  const [sold] = await insertListings(server.db, [{ ...(handMadeListings[0] as NewListing), ownerId, isTaken: true }])
  await server.db.transaction().execute((tx) => server.product.searchTable.noteChanges(tx, [sold?.id ?? 0]))
}

/** Of a listing of somebody, which a row that is made by itself would not have. */
async function addPromotion(ownerId: number) {
  await sql`insert into advertisement (account_id, property_id, type, state, days)
    select owner_id, id, 'list', 'rejected', 30 from property
    where owner_id = ${ownerId} and deleted_at is null limit 1`.execute(server.db)
}

/** Every listing says the same in another language. */
async function addTranslations() {
  for (const kind of ['property', 'project']) {
    await sql`insert into ${sql.table(`${kind}_text`)} (${sql.ref(`${kind}_id`)}, language, title, description)
      select id, 'ar', title, description from ${sql.table(kind)}`.execute(server.db)
  }
}

/** Said a second time, apart from `visibleTo`. */
async function findShown(): Promise<Shown> {
  const { rows: known } = await sql<{ place: string; id: string; textId: string; isForFew: boolean }>`
    select 'property' as place, property.id::text as id, is_premium as "isForFew",
      (select id::text from property_text where property_id = property.id) as "textId"
    from property join account on account.id = owner_id
    where review_state = 'approved' and property.is_active and account.is_active
      and coalesce(expires_at > now(), true)
    union all
    select 'project', project.id::text, is_gated, (select id::text from project_text where project_id = project.id)
    from project join account on account.id = owner_id
    where review_state = 'approved' and project.is_active and account.is_active`.execute(server.db)
  const rows = known.flatMap(({ place, id, textId, isForFew }) => [
    { place, rowId: id, isForFew },
    { place: `${place}_text`, rowId: textId, isForFew },
  ])
  return {
    listed: new Set(rows.map(rowOf)),
    readable: new Set(rows.filter(({ isForFew }) => !isForFew).map(rowOf)),
  }
}

async function accountOf({ session }: Caller, token: string): Promise<number | undefined> {
  if (session !== 'member') return undefined
  const tokenHash = hashToken(token)
  const found = await server.db.selectFrom('session').select('accountId').where('tokenHash', '=', tokenHash).execute()
  return found[0]?.accountId
}

test('H2 every column of text says who may read it, and every private one holds a canary', () => {
  const undeclared = columns.filter((column) => isText(column) && ruleOf(column) === undefined)
  const add = ({ table, name }: Column) => `${table}.${name}: say in nets/canary/column-rules.ts who may read it`
  expect(undeclared.map(add)).toEqual([])
  const planted = new Set([...canaries.plantedTexts.values()].map(({ place }) => place))
  const empty = columns.filter((column) => isPrivate(column) && !planted.has(`${column.table}.${column.name}`))
  expect(empty.map(({ table, name }) => `${table}.${name} holds no canary`)).toEqual([])
  process.stdout.write(
    `canary: ${canaries.plantedTexts.size} canaries in ${planted.size} columns, ${answers.length} answers\n`,
  )
})

test.each(callers)('H2 T14 T24 T36 no answer tells $name what is not for them', ({ name }) => {
  const reader = canaryReaders.get(name) ?? { accountId: undefined, permissions: [] }
  const received = answers.filter(({ cell }) => cell.caller.name === name)
  const leaks = received.flatMap(({ cell, text }) => [
    ...canaries
      .findIn(text)
      .filter((planted) => !maySee(planted, reader, shown))
      .map(({ place, rule }) => `${describeCell(cell)} tells ${place}, which is for ${rule}`),
    ...tokens.filter((token) => text.includes(token)).map(() => `${describeCell(cell)} tells a token`),
  ])
  expect(leaks).toEqual([])
})

test('H2 canaries sing where they may: the net has fish in it', () => {
  const columnsReceivedBy = (name: string) => {
    const texts = answers.filter(({ cell }) => cell.caller.name === name).map(({ text }) => text)
    return new Set(canaries.findIn(texts.join('\n')).map(({ place }) => place))
  }
  expect(columnsReceivedBy('visitor')).toContain('property.title')
  expect(columnsReceivedBy('lister')).toContain('account.email')
  expect(columnsReceivedBy('lister')).toContain('session.user_agent')
  expect(columnsReceivedBy('staff owner')).toContain('audit.detail')
  const hidden = answers.filter(({ cell }) => cell.caller.name === 'staff moderator' && cell.state === 'pending')
  const received = canaries.findIn(hidden.map(({ text }) => text).join('\n'))
  expect(received.some((planted) => !shown.readable.has(rowOf(planted)))).toBe(true)
})

test('H2 T24 searching for the words of a hidden listing finds nothing', async () => {
  const hidden = [...canaries.plantedTexts].filter(
    ([, planted]) => planted.rule === 'visible' && !shown.readable.has(rowOf(planted)),
  )
  const found = await inParallel(hidden, 8, async ([text, { place }]) => {
    const { total: homes } = await server.visitor.call(searchProperties, { text })
    const { total: projects } = await server.visitor.call(getProjects, { text })
    return homes || projects ? [place] : []
  })
  expect([hidden.length > 0, found.flat()]).toEqual([true, []])
})

test('H2 T24 the index holds nothing that is not public', async () => {
  const { OPENSEARCH_URL, OPENSEARCH_PREFIX } = server.config
  const index = `${OPENSEARCH_URL}/${OPENSEARCH_PREFIX}*`
  await fetch(`${index}/_refresh`, { method: 'POST' })
  const reply = await fetch(`${index}/_search?size=1000`)
  const documents = await reply.text()
  const visitor = { accountId: undefined }
  const leaks = canaries.findIn(documents).filter((planted) => !maySee(planted, visitor, shown))
  expect(leaks.map(({ place }) => place)).toEqual([])
  expect(JSON.parse(documents).hits.total.value).toBe(
    [...shown.listed].filter((row) => row.startsWith('property ')).length,
  )
})

test('H2 T7 T69 neither logs nor metrics hold what was stored, sent or used to sign in', async () => {
  for (const call of Object.values(allCalls)) {
    for (const token of ['', tokens[0], canaries.add(sent('token'))]) {
      const userAgent = canaries.add(sent('user agent'))
      await sendCall(server.app, call, fieldsOf(call.input, call.path), { token, userAgent })
    }
  }
  const { body: metrics } = await server.app.inject('/metrics')
  const output = [...logged, metrics].join('\n')
  expect(logged.length).toBeGreaterThan(answers.length)
  expect(canaries.findIn(output).map(({ place }) => place)).toEqual([])
  const secrets = [...tokens, server.config.AUTH_SECRET, server.config.S3_SECRET_KEY]
  expect(secrets.filter((secret) => output.includes(secret))).toEqual([])
})

const sent = (place: string) => ({ place: `sent ${place}`, rule: 'nobody', ownerId: undefined, rowId: '' }) as const

/** A canary in every field that a call has. */
function fieldsOf(input: z.ZodType, path: string) {
  const { properties = {} } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })
  return Object.fromEntries(
    Object.keys(properties).map((name) => {
      const word = canaries.add(sent(`${path} ${name}`))
      return [name, name.includes('email') ? `${word}@gable.test` : word]
    }),
  )
}
