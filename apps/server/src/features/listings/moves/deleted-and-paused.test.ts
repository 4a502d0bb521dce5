import * as posting from '@gable/contract/posting'
import { listForReview, rejectProperty } from '@gable/contract/review'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCast } from '../../../test/cast.ts'
import { messagesTo } from '../../../test/mailbox.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const watchEnds = () => server.product.jobs.find(({ name }) => name === 'properties.watch-ends')?.run({})
const endsIn = (id: number, interval: string) =>
  server.db
    .updateTable('property')
    .set({ expiresAt: sql`now() + ${interval}::interval` })
    .where('id', '=', id)
    .execute()

test('what its lister deleted is counted neither among their own nor for staff', async () => {
  const { lister, reviewer, post } = await createCast(server)
  const { id } = await post()
  const totals = async () => {
    const own = await lister.call(posting.getAddedProperties, {})
    const counts = await lister.call(posting.countAddedProperties, {})
    const queue = await reviewer.call(listForReview, {})
    return [own.total, counts.data.all, counts.data.tabs.review, queue.total]
  }
  expect(await totals()).toEqual([1, 1, 1, 1])
  await lister.call(posting.deleteProperty, { id })
  expect(await totals()).toEqual([0, 0, 0, 0])
})

test('nobody is told about a home that they have deleted meanwhile', async () => {
  const { lister, reviewer, post } = await createCast(server)
  const { id } = await post()
  await reviewer.call(rejectProperty, { id, reason: 'Blurred' })
  await lister.call(posting.deleteProperty, { id })
  await server.runJobs()
  expect(await messagesTo(lister.email)).toEqual([])
})

test('the clock leaves alone what its lister deleted, and reminds nobody of what they paused', async () => {
  const cast = await createCast(server)
  const [deleted, paused] = [await cast.publish(), await cast.publish()]
  await server.runJobs()
  const before = await messagesTo(cast.lister.email)
  await cast.lister.call(posting.deleteProperty, { id: deleted.id })
  await cast.lister.call(posting.setPropertyActive, { id: paused.id, isActive: false })
  await endsIn(deleted.id, '-1 second')
  await endsIn(paused.id, '3 days')
  await watchEnds()
  await server.runJobs()
  expect(await messagesTo(cast.lister.email)).toEqual(before)
  const row = server.db.selectFrom('property').select('reviewState').where('id', '=', deleted.id)
  expect(await row.executeTakeFirst()).toEqual({ reviewState: 'approved' })
})
