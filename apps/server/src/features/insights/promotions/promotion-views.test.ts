import { countPromotions } from '@gable/contract/insights'
import { changeInterest } from '@gable/contract/leads'
import { changeAdvertisement, getFeatured, getPromotionInsights, storeAdvertisement } from '@gable/contract/promotions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cast, createCast } from '../../../test/cast.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

let server: TestServer
let cast: Cast
beforeAll(async () => {
  server = await startTestServer()
  cast = await createCast(server)
})
afterAll(() => server.stop())

async function promoted() {
  const { id: propertyId } = await cast.publish()
  const { data } = await cast.lister.call(storeAdvertisement, { kind: 'property', propertyId })
  return { id: data.id, propertyId }
}
type Reader = { token?: string; userAgent?: string }
async function see(ids: number[], wasOpened = false, { token, userAgent = browser }: Reader = {}) {
  await server.callAs(token, { 'user-agent': userAgent })(countPromotions, { ids, wasOpened })
  await server.product.promotionViews.flush()
}
const countsOf = async (id: number) => {
  const { data } = await cast.lister.call(getFeatured, { isOwn: true, limit: 50 })
  const own = data.find((card) => card.advertisement?.id === id)?.advertisement
  return { shown: own?.shown, opened: own?.opened, leads: own?.leads }
}

test('each visitor is counted once a day: whom it is shown to, who opens it, and who asks', async () => {
  const { id, propertyId } = await promoted()
  const member = await server.addMember()
  await see([id])
  await see([id])
  await see([id], false, { token: member.token })
  await see([id], true, { token: member.token })
  await member.call(changeInterest, { propertyId, isAdded: true })
  expect(await countsOf(id)).toEqual({ shown: 2, opened: 1, leads: 1 })
  const { counts, shown } = (await cast.lister.call(getPromotionInsights, {})).data
  expect([counts.running, shown.total, shown.days.at(-1), shown.before]).toEqual([1, 2, 2, 0])
})

test('neither whoever pays nor programs count, nor anything that does not run', async () => {
  const { id } = await promoted()
  await see([id], false, { token: cast.lister.token })
  await see([id], false, { userAgent: 'Googlebot/2.1 (+http://www.google.com/bot.html)' })
  await see([id, 999_999_999], false, { token: cast.reviewer.token })
  await cast.lister.call(changeAdvertisement, { id, move: 'pause' })
  await see([id])
  expect(await countsOf(id)).toEqual({ shown: 0, opened: 0, leads: 0 })
  const rows = await server.db.selectFrom('promotionDay').selectAll().where('advertisementId', '=', id).execute()
  expect(rows).toEqual([])
})

test('nobody reads what others’ promotions reach', async () => {
  const { id } = await promoted()
  await see([id])
  const { data } = await cast.stranger.call(getPromotionInsights, {})
  expect([data.counts, data.shown.total]).toEqual([{}, 0])
  expect((await cast.stranger.call(getFeatured, { isOwn: true })).data).toEqual([])
  const shown = (await server.visitor.call(getFeatured, {})).data.find((card) => card.advertisement?.id === id)
  expect(Object.keys(shown?.advertisement ?? {}).toSorted()).toEqual(['endsAt', 'id', 'startsAt', 'state', 'type'])
})
