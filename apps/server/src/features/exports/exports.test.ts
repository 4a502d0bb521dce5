import { addFavourite, noteFavourite } from '@gable/contract/favourites'
import { getDataExport, requestDataExport } from '@gable/contract/exports'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cast, createCast } from '../../test/cast.ts'
import { messagesTo } from '../../test/mailbox.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { leftOut } from './left-out.ts'
import { readZip } from '../../test/read-zip.ts'
import { toCsv } from './table-texts.ts'

let server: TestServer
let cast: Cast
beforeAll(async () => {
  server = await startTestServer()
  cast = await createCast(server)
})
afterAll(() => server.stop())

const setFresh = (accountId: number, isFresh = true) =>
  server.db
    .updateTable('session')
    .set({ freshUntil: isFresh ? new Date(Date.now() + 3_600_000) : null })
    .where('accountId', '=', accountId)
    .execute()
const pathOf = (url: string) => url.slice(url.indexOf('/api/'))
const download = (url: string) => server.app.inject(pathOf(url))
const age = (accountId: number, hours: number) =>
  server.db
    .updateTable('dataExport')
    .set({ askedAt: new Date(Date.now() - hours * 3_600_000) })
    .where('accountId', '=', accountId)
    .execute()

test('a member is mailed a link to everything that is theirs, and to nothing of anybody else', async () => {
  const own = await cast.post({ title: 'My own roof' })
  const other = await createCast(server)
  const { id } = await other.publish({ title: 'Somebody else’s roof' })
  await cast.lister.call(addFavourite, { propertyId: id })
  await cast.lister.call(noteFavourite, { propertyId: id, note: '=cmd|calc' })
  await setFresh(cast.lister.id)
  expect((await cast.lister.call(requestDataExport, {})).data).toMatchObject({ state: 'open', url: '' })
  await server.runJobs()

  const { state, url } = (await cast.lister.call(getDataExport, {})).data
  expect(state).toBe('ready')
  const [mail] = await messagesTo(cast.lister.email)
  expect(mail?.text).toContain(url)
  const reply = await download(url)
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/zip'])
  const files = await readZip(reply.rawPayload)
  const rowsOf = (table: string) => JSON.parse(files.get(`${table}.json`)?.toString() ?? '[]') as { id?: number }[]
  expect(rowsOf('property').map((row) => row.id)).toEqual([own.id])
  expect(rowsOf('property')[0]).toMatchObject({ title: 'My own roof', latitude: expect.any(Number) })
  expect(rowsOf('favourite')).toMatchObject([{ property_id: id, note: '=cmd|calc' }])
  expect(rowsOf('account')).toMatchObject([{ id: cast.lister.id, email: cast.lister.email }])
  expect([...files.keys()].filter((name) => name.startsWith('files/pictures/')).length).toBeGreaterThan(0)
  const all = [...files.values()].map(String).join('\n')
  for (const secret of ['Somebody else’s roof', 'password_hash', 'token_hash', other.lister.email]) {
    expect(all).not.toContain(secret)
  }
  // T72 A spreadsheet runs no formula of it.
  expect(files.get('favourite.csv')?.toString()).toContain("'=cmd|calc")
})

test('a session without a fresh proof is not told where the archive is', async () => {
  const member = await server.addMember()
  await setFresh(member.id)
  await member.call(requestDataExport, {})
  await server.runJobs()
  expect((await member.call(getDataExport, {})).data.url).not.toBe('')
  await setFresh(member.id, false)
  expect((await member.call(getDataExport, {})).data).toMatchObject({ state: 'ready', url: '' })
})

test('it needs a fresh proof, is one at a time and one a day', async () => {
  const member = await server.addMember()
  const ask = () => member.call(requestDataExport, {})
  await expect(ask()).rejects.toMatchObject({ code: 'fresh_proof_required' })
  await setFresh(member.id)
  const answers = await Promise.allSettled([ask(), ask(), ask()])
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await server.runJobs()
  await expect(ask()).rejects.toMatchObject({ code: 'too_many_requests' })
  await age(member.id, 25)
  expect((await ask()).data.state).toBe('open')
})

test('the link works for this archive alone, is gone after a week, and the file with it', async () => {
  const [member, other] = [await server.addMember(), await server.addMember()]
  for (const person of [member, other]) {
    await setFresh(person.id)
    await person.call(requestDataExport, {})
  }
  await server.runJobs()
  const { url } = (await member.call(getDataExport, {})).data
  const { url: second } = (await other.call(getDataExport, {})).data
  const swapped = `${url.slice(0, url.indexOf('grant='))}${second.slice(second.indexOf('grant='))}`
  for (const wrong of [swapped, url.slice(0, -1), url.replace(/\?.*/, '')]) {
    expect((await download(wrong)).statusCode).toBe(404)
  }
  const over = sql<Date>`now() - interval '1 second'`
  await server.db.updateTable('dataExport').set({ expiresAt: over }).where('accountId', '=', member.id).execute()
  expect((await download(url)).statusCode).toBe(404)
  await server.product.jobs.find(({ name }) => name === 'exports.sweep')?.run({})
  const id = /files\/([\w-]+)/.exec(url)?.[1] ?? ''
  expect(await server.product.files.has(`exports/${id}.zip`)).toBe(false)
  expect((await download(second)).statusCode).toBe(200)
})

test('T71 with a member goes their archive', async () => {
  const member = await server.addMember()
  await setFresh(member.id)
  await member.call(requestDataExport, {})
  await server.runJobs()
  const { url } = (await member.call(getDataExport, {})).data
  const eraseAfter = new Date(Date.now() - 1_000)
  await server.db.updateTable('account').set({ eraseAfter }).where('id', '=', member.id).execute()
  await server.product.jobs.find(({ name }) => name === 'accounts.erase')?.run({ accountId: member.id })
  expect((await download(url)).statusCode).toBe(404)
  const id = /files\/([\w-]+)/.exec(url)?.[1] ?? ''
  expect(await server.product.files.has(`exports/${id}.zip`)).toBe(false)
})

describe('every column that names a member', () => {
  const inSchema = async () => {
    const { rows } = await sql<{ column: string }>`
      select format('%s.%s', c.relname, a.attname) as column
      from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped and (
        a.attname in ('account_id', 'owner_id', 'actor_id')
        or c.relname = 'account' and a.attname = 'id'
        or exists (select from pg_constraint f where f.contype = 'f' and f.conrelid = c.oid
          and f.confrelid = 'account'::regclass and f.conkey = array[a.attnum]))`.execute(server.db)
    return rows.map(({ column }) => column)
  }

  test('is handed over, or left out for a reason', async () => {
    const handed = new Set(
      server.product.listExported().flatMap(({ tables }) => tables.map(({ table, owner }) => `${table}.${owner}`)),
    )
    const columns = await inSchema()
    expect(columns.filter((column) => !handed.has(column) && !leftOut[column])).toEqual([])
    expect(columns.filter((column) => handed.has(column) && leftOut[column])).toEqual([])
  })

  test('is one that there is', async () => {
    const columns = new Set(await inSchema())
    expect(Object.keys(leftOut).filter((column) => !columns.has(column))).toEqual([])
  })
})

test('a cell with quotes, commas and lines stays one cell', async () => {
  async function* rows() {
    yield { name: 'a "b", c', text: 'one\ntwo', none: null, list: [1, 2], formula: '-1+2' }
  }
  const lines: string[] = []
  for await (const line of toCsv(rows())) lines.push(line)
  expect(lines).toEqual(['name,text,none,list,formula\r\n', `"a ""b"", c","one\ntwo",,"[1,2]",'-1+2\r\n`])
})
