import { updateProperty } from '@gable/contract/posting'
import { getProperties, searchProperties } from '@gable/contract/properties'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cast, createCast } from '../../../test/cast.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'

const exact = { latitude: 41.158_211, longitude: -8.629_117, address: 'Rua do Segredo 7, Porto' }
const aroundTheDoor = {
  west: exact.longitude - 1e-4,
  south: exact.latitude - 1e-4,
  east: exact.longitude + 1e-4,
  north: exact.latitude + 1e-4,
}

describe.each(['postgres', 'opensearch'] as const)('T34 on %s, a hidden door', (engine) => {
  let server: TestServer
  let cast: Cast
  let id: number
  beforeAll(async () => {
    server = await startTestServer({ SEARCH_ENGINE: engine })
    cast = await createCast(server)
    ;({ id } = await cast.publish({ ...exact, hidesLocation: true, clientAddress: 'Mrs Canary, first floor' }))
    await server.runJobs()
    if (engine === 'opensearch') await server.product.projection.refresh()
  })
  afterAll(async () => {
    await server.product.projection.remove()
    await server.stop()
  })

  test('is in no answer to anybody but its lister and reviewers', async () => {
    const beside = await cast.publish({ latitude: 41.16, longitude: -8.63 })
    for (const call of [server.visitor.call, cast.stranger.call]) {
      const answers = JSON.stringify(
        await Promise.all([
          call(getProperties, { id }),
          call(getProperties, { id: beside.id, withSimilar: true }),
          call(searchProperties, {}),
        ]),
      )
      for (const secret of ['41.158211', '-8.629117', 'Segredo', 'Canary']) expect(answers).not.toContain(secret)
    }
    for (const by of ['lister', 'reviewer'] as const) {
      expect((await cast.seen(id, by)).own).toMatchObject({ ...exact, clientAddress: 'Mrs Canary, first floor' })
    }
  })

  test('cannot be found by its street or by a box around it', async () => {
    expect((await server.visitor.call(searchProperties, { text: 'segredo' })).total).toBe(0)
    const { data } = await server.visitor.call(searchProperties, { bbox: aroundTheDoor })
    expect(data.map((property) => property.id)).not.toContain(id)
  })

  test('is shown at the same place however often one asks', async () => {
    const [first] = (await server.visitor.call(searchProperties, {})).data.filter((property) => property.id === id)
    expect(first?.isApproximate).toBe(true)
    const seen = new Set<string>()
    for (let times = 0; times < (engine === 'postgres' ? 50 : 5); times += 1) {
      const reads = await Promise.all([...Array(20)].map(() => cast.seen(id)))
      for (const { latitude, longitude } of reads) seen.add(`${latitude},${longitude}`)
    }
    expect([...seen]).toEqual([`${first?.latitude},${first?.longitude}`])
  })

  test('is shown exactly as soon as its lister says so', async () => {
    await cast.lister.call(updateProperty, { id, hidesLocation: false })
    expect(await cast.seen(id)).toMatchObject({ ...exact, isApproximate: false })
  })
})
