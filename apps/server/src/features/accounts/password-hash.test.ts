import { expect, test } from 'vitest'
import { createPasswordHasher } from './password-hash.ts'

test('T12 T13 a storm of passwords is hashed one after another; beyond the queue people are told to come back', async () => {
  const hasher = createPasswordHasher({ atOnce: 1, waiting: 3 })
  const storm = await Promise.allSettled(Array.from({ length: 10 }, () => hasher.hash('quiet harbour lantern')))
  expect(storm.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
  for (const outcome of storm.slice(4)) {
    expect(outcome).toMatchObject({ status: 'rejected', reason: { status: 429, retryAfterSeconds: 1 } })
  }
  // The queue is empty again, and whoever comes next finds room.
  hasher.demandRoom()
  const stored = await hasher.hash('quiet harbour lantern')
  expect(await hasher.matches('quiet harbour lantern', stored)).toBe(true)
  expect(await hasher.matches('another lantern', stored)).toBe(false)
  expect(await hasher.matches('quiet harbour lantern', null)).toBe(false)
})
