import { getCities } from '@gable/contract/cities'
import { postProperty } from '@gable/contract/posting'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { receivedFile } from '../../test/received-file.ts'
import { newListing, photo, startTestServer, type TestServer } from '../../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const shown = async () => (await server.visitor.call(getCities, {})).data[0]?.picture?.id
const chosen = () => server.db.selectFrom('cityPicture').select('mediaId').execute()

test('a city shows what the operator chose once it is ready, and the sweep takes what was chosen before', async () => {
  const lister = await server.addMember()
  const { data } = await lister.call(postProperty, await newListing())
  await server.product.properties.approve(data.slug)
  await server.runJobs()
  const cover = await shown()
  expect(cover).toBeDefined()

  const { city, state, country } = (await server.visitor.call(getCities, {})).data[0] ?? {}
  if (!city || !state || !country) throw new Error('No city')
  const owner = await server.addMember({ staffRole: 'owner' })
  const choose = async (colour: string) => {
    const bytes = Buffer.from(await (await photo({ colour })).arrayBuffer())
    const place = { city: city.toUpperCase(), state, country }
    await server.product.cityPictures.set(owner.id, place, await receivedFile(bytes))
  }
  await choose('#335577')
  expect(await shown()).toBe(cover)
  await server.runJobs()
  const [first] = await chosen()
  expect(await shown()).toBe(first?.mediaId)

  await choose('#775533')
  await server.runJobs()
  const [second] = await chosen()
  expect(second?.mediaId).not.toBe(first?.mediaId)
  expect(await shown()).toBe(second?.mediaId)
  const unused = await server.db
    .selectFrom('media')
    .select('id')
    .where('unusedSince', 'is not', null)
    .where('id', 'in', [first?.mediaId ?? '', second?.mediaId ?? ''])
    .execute()
  expect(unused).toEqual([{ id: first?.mediaId }])
})
