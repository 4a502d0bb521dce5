import { getProperties, searchProperties } from '@gable/contract/properties'
import { search } from '@gable/contract/search'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cast, createCast } from '../../../test/cast.ts'
import { sellPackages } from '../../../test/packages.ts'
import { photo, startTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
let cast: Cast
beforeAll(async () => {
  server = await startTestServer()
  await sellPackages(server)
  cast = await createCast(server)
})
afterAll(() => server.stop())

const publish = async (facts: { title: string; city: string; isPremium?: boolean }) => {
  const galleryImages = await Promise.all([1, 2, 3, 4, 5].map(() => photo({ width: 200, height: 200 })))
  return cast.publish({ ...facts, galleryImages })
}

test('a card of a search has four more pictures as soon as they are made, and one of a list has none', async () => {
  const { id } = await publish({ title: 'Six photographs', city: 'Evora' })
  const cardOf = async (filters: object) => (await server.visitor.call(search, filters)).data.properties[0]
  expect(await cardOf({ city: 'evora' })).not.toHaveProperty('moreImages')

  await server.runJobs()
  const [detail] = (await server.visitor.call(getProperties, { id })).data
  const firstOnes = detail?.gallery?.slice(0, 4).map(({ url }) => url)
  expect(firstOnes).toHaveLength(4)
  for (const filters of [{ city: 'evora' }, { text: 'photographs' }]) {
    expect((await cardOf(filters))?.moreImages?.map(({ url }) => url)).toEqual(firstOnes)
  }
  const { data } = await server.visitor.call(searchProperties, { city: 'evora' })
  expect(data[0]).not.toHaveProperty('moreImages')
})

test('T25 of a locked home nobody is told further pictures; its lister is', async () => {
  await publish({ title: 'Palace', city: 'Sintra', isPremium: true })
  await server.runJobs()
  const [locked] = (await server.visitor.call(search, { city: 'sintra' })).data.properties
  expect(locked).toMatchObject({ isLocked: true })
  expect(locked).not.toHaveProperty('moreImages')
  const [own] = (await cast.lister.call(search, { city: 'sintra' })).data.properties
  expect(own?.moreImages).toHaveLength(4)
})
