import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../test/test-server.ts'
import { keepRescuing } from './job-rescue.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

async function lockJobAs(workerId: string) {
  const { rows } = await sql<{ id: string }>`select id from graphile_worker.add_job('test.job')`.execute(server.db)
  const id = rows[0]?.id
  await sql`update graphile_worker._private_jobs set locked_by = ${workerId}, locked_at = now() - interval '1 minute'
    where id = ${id}`.execute(server.db)
  return async () => {
    const found = await sql<{ lockedBy: string | null }>`
      select locked_by from graphile_worker._private_jobs where id = ${id}`.execute(server.db)
    return found.rows[0]?.lockedBy
  }
}

test('F3 a job of a dead worker is freed, and one of a living worker is left alone', async () => {
  const deadJob = await lockJobAs('worker-dead')
  const livingJob = await lockJobAs('worker-living')
  const rescue = keepRescuing(server.db, new Set(['worker-living']), () => undefined)
  await rescue.beat()
  expect([await deadJob(), await livingJob()]).toEqual([null, 'worker-living'])
  await rescue.stop()
})
