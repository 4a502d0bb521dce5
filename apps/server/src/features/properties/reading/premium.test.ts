import { getProperties, searchProperties } from '@gable/contract/properties'
import { toReference } from '@gable/domain/reference'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cast, createCast } from '../../../test/cast.ts'
import { sellPackages } from '../../../test/packages.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'

const facts = {
  title: 'Canary palace',
  description: 'canary inside',
  price: '7654321.00',
  isPremium: true,

  city: 'Sintra',
  address: 'Canary street 1, Sintra',
  latitude: 38.797_111,
  longitude: -9.390_222,
}
const secrets = ['Canary', 'canary', '7654321', '38.797111', '-9.390222']

describe.each(['postgres', 'opensearch'] as const)('T25 on %s, a premium home', (engine) => {
  let server: TestServer
  let cast: Cast
  let id: number
  let slug: string
  let pictureId: string
  beforeAll(async () => {
    server = await startTestServer({ SEARCH_ENGINE: engine })
    await sellPackages(server)
    cast = await createCast(server)
    ;({ id, slug } = await cast.publish(facts))
    await server.runJobs()
    if (engine === 'opensearch') await server.product.projection.refresh()
    pictureId = (await cast.seen(id, 'lister')).titleImage?.id ?? ''
  })
  afterAll(async () => {
    await server.product.projection.remove()
    await server.stop()
  })

  test('is there for everybody, and tells its area and category alone', async () => {
    for (const call of [server.visitor.call, cast.stranger.call]) {
      const { data, total } = await call(searchProperties, { city: 'sintra', deal: 'sell', categoryIds: [2] })
      const [card] = data
      expect([total, card]).toMatchObject([
        1,
        { isLocked: true, isPremium: true, price: null, title: '', parameters: [] },
      ])
      expect(card?.titleImage).toMatchObject({ id: '', url: '', widths: [] })
      for (const secret of [...secrets, pictureId]) expect(JSON.stringify(card)).not.toContain(secret)
    }
  })

  test('is read by its lister and reviewers only', async () => {
    for (const asked of [{ id }, { slug }, { slug: toReference(id) }]) {
      const data = { type: 'premium_properties', reason: 'package_missing' }
      const refusal = { status: 403, code: 'package_required', data }
      await expect(server.visitor.call(getProperties, asked)).rejects.toMatchObject(refusal)
      const lacking = { ...refusal, data: { ...data, reason: 'feature_missing' } }
      await expect(cast.stranger.call(getProperties, asked)).rejects.toMatchObject(lacking)
      for (const { call } of [cast.lister, cast.reviewer])
        expect((await call(getProperties, asked)).data[0]?.id).toBe(id)
    }
  })

  test('cannot be asked out by price, words or reference', async () => {
    const count = async (filters: object) => (await server.visitor.call(searchProperties, filters)).total
    const questions = [
      { minPrice: '7654321', maxPrice: '7654321' },
      { minPrice: '1' },
      { maxPrice: '99999999' },
      { text: 'canary' },
      { text: 'palace' },
      { text: toReference(id) },
      { city: 'Sintra', minPrice: '7000000' },
    ]
    for (const filters of questions) expect([filters, await count(filters)]).toEqual([filters, 0])
    const found = await cast.reviewer.call(searchProperties, { text: 'canary', minPrice: '7654321' })
    expect(found.data.map((property) => [property.id, property.title])).toEqual([[id, 'Canary palace']])
  })

  test('is not among similar homes, where its price would show in the order', async () => {
    const beside = await cast.publish({ ...facts, title: 'Plain', address: 'A', description: 'B', isPremium: false })
    const [property] = (await server.visitor.call(getProperties, { id: beside.id, withSimilar: true })).data
    expect(property?.similar?.map((other) => other.id)).not.toContain(id)
  })
})
