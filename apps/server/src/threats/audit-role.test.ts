import { randomBytes } from 'node:crypto'
import { deleteAccount, register, signIn } from '@gable/contract/accounts'
import { postProperty } from '@gable/contract/posting'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serviceEnvironment } from '../../../../tools/services/service-addresses.ts'
import { grantToAppRole } from '../platform/app-role.ts'
import { run } from '../test/database-admin.ts'
import { receiveCode } from '../test/mailbox.ts'
import { createTestDatabase, type TestDatabase } from '../test/test-database.ts'
import { newListing, startTestServer, type TestServer } from '../test/test-server.ts'

const role = `gable_app_${randomBytes(4).toString('hex')}`
const { DATABASE_URL } = serviceEnvironment()
let database: TestDatabase
let server: TestServer
beforeAll(async () => {
  database = await createTestDatabase()
  await run(DATABASE_URL, (client) => client.query(`create role ${role} login password 'app'`))
  await grantToAppRole(database.url, role)
  const url = Object.assign(new URL(database.url), { username: role, password: 'app' }).href
  server = await startTestServer({}, { ...database, url })
})
afterAll(async () => {
  await server.stop()
  await run(DATABASE_URL, (client) => client.query(`drop role ${role}`))
})

test('T76 the whole product runs with a role that owns nothing', async () => {
  const email = `${crypto.randomUUID()}@gable.test`
  const password = 'quiet harbour lantern'
  const code = await receiveCode(server, email)
  await server.visitor.call(register, { name: 'Ada', email, password, confirmation: password, code })
  const { data } = await server.visitor.call(signIn, { way: 'email', email, password })
  const call = server.callAs(data.token ?? '')
  const lister = await server.addMember()
  await lister.call(postProperty, await newListing())
  await call(deleteAccount, {})
  await server.runJobs()
  const lines = await server.db.selectFrom('audit').select('action').where('actorId', '=', data.user.id).execute()
  expect(lines.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['account.created', 'account.signed-in', 'account.leaving']),
  )
  expect(await server.db.selectFrom('event').select('id').execute()).not.toEqual([])
})

test.each([
  'update audit set action = action',
  'delete from audit',
  'truncate audit',
  'alter table audit disable trigger all',
  'drop trigger audit_is_append_only on audit',
  'drop table audit',
  'create or replace function refuse_audit_change() returns trigger language plpgsql as $$ begin return null; end $$',
  "insert into migration (name) values ('9999_evil.sql')",
  'create table evil (id int)',
  'alter table account add column evil int',
  'set role gable',
  'set session_replication_role = replica',
])('T27 T76 our own role may not: %s', async (statement) => {
  const outcome = await server.product.pool.query(statement).catch((error: unknown) => error)
  expect(outcome).toBeInstanceOf(pg.DatabaseError)
  expect((outcome as pg.DatabaseError).code).toBe('42501')
})
