import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../test/test-server.ts'
import { createEventLog, type NewEvent, type Subscriber } from './events.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const record = (subscribers: Subscriber[], ...events: NewEvent[]) => {
  const log = createEventLog()
  log.subscribe(...subscribers)
  return server.db.transaction().execute((tx) => log.record(tx, ...events))
}
const namesOf = async (subjectId: number) => {
  const events = server.db.selectFrom('event').select('name').where('subjectId', '=', subjectId)
  return (await events.orderBy('id').execute()).map(({ name }) => name)
}

test('a subscriber is called once for all that changed together, with every subject once and in order', async () => {
  const calls: number[][] = []
  const note = async (_: unknown, ids: number[]) => void calls.push(ids)
  await record(
    [
      { topic: 'account.*', run: note },
      { topic: 'account.signed-out', run: note },
      { topic: 'account.erased', run: note },
    ],
    { name: 'account.signed-in', subjectIds: [900_003, 900_001], actorId: null },
    { name: 'account.signed-out', subjectIds: [900_003, 900_002], actorId: null },
  )
  expect(calls).toEqual([
    [900_001, 900_002, 900_003],
    [900_002, 900_003],
  ])
  expect(await namesOf(900_003)).toEqual(['account.signed-in', 'account.signed-out'])
})

test('a subscriber sees the change, and neither is there when it fails', async () => {
  let seen: string[] = []
  const fail: Subscriber['run'] = async (tx, ids) => {
    const events = await tx.selectFrom('event').select('name').where('subjectId', 'in', ids).execute()
    seen = events.map(({ name }) => name)
    throw new Error('no room')
  }
  const event: NewEvent = { name: 'account.leaving', subjectIds: [900_004], actorId: null }
  await expect(record([{ topic: 'account.leaving', run: fail }], event)).rejects.toThrow('no room')
  expect(seen).toEqual(['account.leaving'])
  expect(await namesOf(900_004)).toEqual([])
})

test('the detail of an event is what its name says', () => {
  // @ts-expect-error No feature declares it.
  const unknown: NewEvent = { name: 'account.vanished', subjectIds: [1], actorId: null }
  // @ts-expect-error It has no detail.
  const detailed: NewEvent = { name: 'account.erased', subjectIds: [1], actorId: null, detail: { from: 1 } }
  expect([unknown, detailed]).toHaveLength(2)
})
