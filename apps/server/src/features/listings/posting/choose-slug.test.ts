import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCast } from '../../../test/cast.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

test('a slug that an older version gave without claiming it is not given twice', async () => {
  const cast = await createCast(server)
  const { id, slug } = await cast.post({ title: 'Given by an older version' })
  await server.db.deleteFrom('propertySlug').where('propertyId', '=', id).execute()
  const other = await cast.post({ title: 'Given by an older version' })
  expect(other.slug).toBe(`${slug}-${other.id}`)
})
