import { requestViewing } from '@gable/contract/viewings'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertListings, plainListing } from '../../test/listings.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { listCards } from './cards.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

test('T57 a card of others is not there', async () => {
  const [lister, visitor, third] = [await server.addMember(), await server.addMember(), await server.addMember()]
  const propertyId = (await insertListings(server.db, [plainListing(lister.id)]))[0]?.id ?? 0
  const startsAt = new Date(Date.now() + 86_400_000).toISOString()
  const { id } = (await visitor.call(requestViewing, { propertyId, startsAt, isProposal: true })).data
  const read = async ({ id: readerId }: { id: number }) => [...(await listCards(server.db, readerId, [id])).keys()]
  expect([await read(lister), await read(visitor), await read(third)]).toEqual([[id], [id], []])
})
