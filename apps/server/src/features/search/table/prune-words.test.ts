import { setMarketState } from '@gable/contract/posting'
import { search } from '@gable/contract/search'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cast, createCast } from '../../../test/cast.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
let cast: Cast
beforeAll(async () => {
  server = await startTestServer()
  cast = await createCast(server)
})
afterAll(() => server.stop())

const prune = () => server.product.searchTable.pruneWords()
const guesses = async (text: string) =>
  (await server.visitor.call(search, { text })).data.corrections.flatMap(({ meant }) => meant)
const isKnown = async (word: string) =>
  (await server.db.selectFrom('searchWord').select('word').where('word', '=', word).execute()).length === 1
const setActive = (id: number, isActive: boolean) =>
  server.product.properties.setActive({ accountId: cast.lister.id, permissions: [] }, id, isActive)

test('nobody is asked whether they meant a word that no home has any more', async () => {
  const windmill = await cast.publish({ title: 'Windmills beside a boathouse' })
  await cast.publish({ title: 'Boathouse' })
  await setActive(windmill.id, false)
  expect(await guesses('widmills')).toEqual(['windmills'])
  // The word and its stem.
  expect(await prune()).toBeGreaterThanOrEqual(2)
  expect(await guesses('widmills')).toEqual([])
  expect(await guesses('boathose')).toEqual(['boathouse'])
  expect([await isKnown('windmills'), await isKnown('en:windmil')]).toEqual([false, false])
  expect(await prune()).toBe(0)
})

test('a word comes back with the home that has it', async () => {
  const { id } = await cast.publish({ title: 'Lighthouse' })
  await setActive(id, false)
  await prune()
  await setActive(id, true)
  expect(await guesses('lighthose')).toEqual(['lighthouse'])
})

test('a word that only a sold home has stays, for those who ask for such homes', async () => {
  const { id } = await cast.publish({ title: 'Belvedere' })
  await cast.lister.call(setMarketState, { id, wish: 'sold' })
  await prune()
  expect(await isKnown('belvedere')).toBe(true)
  const asked = { text: 'belvedre', withTaken: true }
  expect((await server.visitor.call(search, asked)).data.properties).toMatchObject([{ id, marketState: 'sold' }])
})

test('a word that only a premium home has is not kept', async () => {
  const { id } = await cast.publish({ title: 'Conservatory' })
  await server.db.updateTable('property').set({ isPremium: true }).where('id', '=', id).execute()
  await server.db.transaction().execute((tx) => server.product.searchTable.noteChanges(tx, [id]))
  await prune()
  expect(await isKnown('conservatory')).toBe(false)
})

test('a home that comes while words are taken away keeps its words', async () => {
  const { id } = await cast.publish({ title: 'Orangery' })
  await setActive(id, false)
  const pruned = await server.db.transaction().execute(async (tx) => {
    await tx.updateTable('property').set({ isActive: true }).where('id', '=', id).execute()
    await server.product.searchTable.noteChanges(tx, [id])
    const pruning = prune()
    await expect.poll(isSomebodyWaiting, { interval: 5 }).toBe(true)
    return { pruning }
  })
  await pruned.pruning
  expect(await isKnown('orangery')).toBe(true)
})

async function isSomebodyWaiting() {
  const { rows } = await sql`select from pg_locks where locktype = 'advisory' and not granted and database =
    (select oid from pg_database where datname = current_database())`.execute(server.db)
  return rows.length > 0
}
