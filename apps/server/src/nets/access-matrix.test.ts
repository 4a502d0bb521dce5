import { allCalls } from '@gable/contract/all-calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sellPackages } from '../test/packages.ts'
import { openPaymentProviders } from '../../../../tools/payment-providers/open-payment-providers.ts'
import { paymentEnvironment } from '../../../../tools/payment-providers/payment-environment.ts'
import { bankAccount } from '../test/payments.ts'
import { startTestServer, type TestServer } from '../test/test-server.ts'
import { allRows } from './access/all-rows.ts'
import { type Cell, cellsOf, describeCell, endpointOf } from './access/cells.ts'
import { type Answer, createWorld, askRoute } from './access/ask-route.ts'
import { findUndeclared } from './access/undeclared.ts'
import { fingerprint } from './world/fingerprint.ts'
import { inParallel } from './world/in-parallel.ts'
import { watchRoutes } from './world/watch-routes.ts'

const atOnce = 8
/** Tens of thousands of questions. */
const patienceMs = 1_200_000
/** Whoever hears one of these has done nothing. */
const denials = new Set<string | undefined>([
  ...['sign_in_required', 'account_deactivated', 'second_step_required', 'forbidden'],
  ...['not_found', 'fresh_proof_required', 'illegal_move'],
])
const isWrite = ({ row }: Cell) => !endpointOf(row).startsWith('GET ')
const isDenied = ({ expected }: Cell) => denials.has(expected)

const cells = cellsOf(allRows)
const answers: Answer[] = []
const prints: Record<string, string>[] = []
// Before anybody watches: what they serve is not ours.
const providers = await openPaymentProviders()
const watched = watchRoutes()
let server: TestServer

// Denials come first, all in one world that they must leave as it was; what may change something gets a world each.
beforeAll(async () => {
  server = await startTestServer(paymentEnvironment(providers.url))
  await server.product.settings.set('bankAccount', bankAccount, null)
  await sellPackages(server)
  watched.stop()
  const world = await createWorld(server)
  await world.prepare(cells)
  prints.push(await fingerprint(server.db))
  const denied = cells.filter((cell) => isWrite(cell) && isDenied(cell))
  answers.push(...(await inParallel(denied, atOnce, (cell) => askRoute(world, cell))))
  prints.push(await fingerprint(server.db))
  const reads = cells.filter((cell) => !isWrite(cell))
  answers.push(...(await inParallel(reads, atOnce, (cell) => askRoute(world, cell))))
  const writes = cells.filter((cell) => isWrite(cell) && !isDenied(cell))
  answers.push(...(await inParallel(writes, atOnce, async (cell) => askRoute(await createWorld(server), cell))))
}, patienceMs)
afterAll(async () => {
  await server.stop()
  await providers.close()
})

test('H1 T63 every route is declared for every caller and every state of what it names', () => {
  const undeclared = findUndeclared(allRows, cells, allCalls, watched.routes)
  expect(undeclared, 'see docs/nets.md for how to declare').toEqual([])
  expect(answers).toHaveLength(cells.length)
  const violations = answers.filter(({ cell, outcome }) => outcome !== cell.expected).length
  const count = cells.length.toLocaleString('en')
  process.stdout.write(`access matrix: ${count} cells, all declared, ${violations} violations\n`)
})

test.each([...new Set(allRows.map(endpointOf))])('H1 T19 T21 T24 T63 %s answers everybody as declared', (door) => {
  const here = answers.filter(({ cell }) => endpointOf(cell.row) === door)
  const wrong = here.filter(({ cell, outcome }) => outcome !== cell.expected)
  expect(wrong.map(({ cell, outcome }) => `${describeCell(cell)}: ${outcome} instead of ${cell.expected}`)).toEqual([])
})

test('H1 T21 a denial has no effect: no table and no queue differs after all of them', () => {
  expect(prints[1]).toEqual(prints[0])
})

test('H1 T76 of every member and call, the denials at the gate are on record: the first, the tenth, once each', async () => {
  const noted = await server.db.selectFrom('audit').select('requestId').where('action', '=', 'access.denied').execute()
  const times = Map.groupBy(noted, ({ requestId }) => requestId)
  const rowsOf = ({ requestId }: Answer) => times.get(requestId)?.length ?? 0
  const atGate = ({ cell }: Answer) => cell.isAtGate && cell.caller.session === 'member'
  // The devices of one account are one; objects in several states are several denials of one call.
  const kinds = Map.groupBy(answers.filter(atGate), ({ cell: { row, caller } }) =>
    [caller.isLister ? 'the lister' : caller.name, endpointOf(row)].join(' at '),
  )
  const uneven = [...kinds].filter(([, same]) => {
    const rows = same.map(rowsOf).filter((count) => count > 0)
    // As many rows as there are powers of ten up to the number of denials.
    return rows.length !== String(same.length).length || rows.some((count) => count !== 1)
  })
  expect(uneven.map(([kind]) => kind)).toEqual([])
  const elsewhere = answers.filter((answer) => !atGate(answer) && rowsOf(answer) > 0)
  expect(elsewhere.map(({ cell }) => describeCell(cell))).toEqual([])
  expect(kinds.size).toBeGreaterThan(0)
})
