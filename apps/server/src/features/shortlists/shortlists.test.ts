import { addFavourite, noteFavourite } from '@gable/contract/favourites'
import { getOwnShortlist, getShortlist, shareShortlist, stopSharing } from '@gable/contract/shortlists'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cast, createCast } from '../../test/cast.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

let server: TestServer
let cast: Cast
beforeAll(async () => {
  server = await startTestServer()
  cast = await createCast(server)
})
afterAll(() => server.stop())

async function addSaver(count: number) {
  const member = await server.addMember()
  const ids: number[] = []
  for (let at = 0; at < count; at += 1) ids.push((await cast.publish()).id)
  for (const propertyId of ids) await member.call(addFavourite, { propertyId })
  return { member, ids }
}
const open = async (token: string) => (await server.visitor.call(getShortlist, { token })).data
const notFound = { status: 404, code: 'not_found' }

test('saved homes are shown to whoever has the link, and to nobody else', async () => {
  const { member, ids } = await addSaver(3)
  const shared = await member.call(shareShortlist, { title: 'Homes to see in July', ids: ids.slice(0, 2) })
  const { token } = shared.data
  const list = await open(token)
  expect([list.title, list.homes.map(({ id }) => id)]).toEqual(['Homes to see in July', [ids[1], ids[0]]])
  for (const wrong of ['x', `${token}x`, token.toUpperCase()]) await expect(open(wrong)).rejects.toMatchObject(notFound)
  const rows = await server.db.selectFrom('shortlist').selectAll().where('accountId', '=', member.id).execute()
  expect(JSON.stringify(rows)).not.toContain(token)
  expect((await member.call(getOwnShortlist, {})).data).toMatchObject({ homeCount: 2, showsNotes: false })
})

test('T21 notes are shown only where their owner chose so', async () => {
  const { member, ids } = await addSaver(1)
  await member.call(noteFavourite, { propertyId: ids[0] ?? 0, note: 'Ask about the roof' })
  const notes = async (showsNotes?: boolean) => {
    const { data } = await member.call(shareShortlist, { ...(showsNotes !== undefined && { showsNotes }) })
    return (await open(data.token)).homes.map(({ note }) => note)
  }
  expect([await notes(), await notes(false), await notes(true)]).toEqual([[''], [''], ['Ask about the roof']])
})

test('T24 it shows only what is public now, and only what its owner saved', async () => {
  const { member, ids } = await addSaver(2)
  const strange = (await cast.publish()).id
  const { token } = (await member.call(shareShortlist, { ids: [...ids, strange] })).data
  const setActive = (isActive: boolean) =>
    server.db
      .updateTable('property')
      .set({ isActive })
      .where('id', '=', ids[0] ?? 0)
      .execute()
  await setActive(false)
  expect((await open(token)).homes.map(({ id }) => id)).toEqual([ids[1]])
  // Its lister sees the home elsewhere.
  const { homes } = (await cast.lister.call(getShortlist, { token })).data
  expect(homes.map(({ id }) => id)).toEqual([ids[1]])
  await setActive(true)
  expect((await open(token)).homes).toHaveLength(2)
  await expect(member.call(shareShortlist, { ids: [strange] })).rejects.toMatchObject(notFound)
  expect((await open(token)).homes).toHaveLength(2)
})

test('a link is taken back at once, and by a new one', async () => {
  const { member } = await addSaver(1)
  const share = async () => (await member.call(shareShortlist, {})).data.token
  const [first, second] = [await share(), await share()]
  await expect(open(first)).rejects.toMatchObject(notFound)
  expect((await open(second)).homes).toHaveLength(1)
  await member.call(stopSharing, {})
  await expect(open(second)).rejects.toMatchObject(notFound)
  expect((await member.call(getOwnShortlist, {})).data).toBeNull()
})

test('T71 with a member who is shut out or leaves the link goes', async () => {
  const { member } = await addSaver(1)
  const { token } = (await member.call(shareShortlist, {})).data
  const change = (values: { isActive?: boolean; eraseAfter?: Date }) =>
    server.db.updateTable('account').set(values).where('id', '=', member.id).execute()
  await change({ isActive: false })
  await expect(open(token)).rejects.toMatchObject(notFound)
  await change({ isActive: true, eraseAfter: new Date(Date.now() - 1_000) })
  await expect(open(token)).rejects.toMatchObject(notFound)
  await server.product.jobs.find(({ name }) => name === 'accounts.erase')?.run({ accountId: member.id })
  expect(await server.db.selectFrom('shortlist').selectAll().where('accountId', '=', member.id).execute()).toEqual([])
})
