import { deleteDraft, getDraft, getDrafts, maxDrafts, saveDraft } from '@gable/contract/drafts'
import { countAddedProperties, deleteProperty, postProperty } from '@gable/contract/posting'
import { postProject } from '@gable/contract/projects'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newProject } from '../../test/projects.ts'
import { newListing, startTestServer, type TestServer } from '../../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

test('a form left half filled goes on where it was, on another device', async () => {
  const lister = await server.addMember()
  const picture = crypto.randomUUID()
  const content = {
    title: 'Half a',
    price: '12,',
    parameters: { 1: '2' },
    pictures: [picture],
    pictureRooms: { [picture]: 'kitchen' as const },
  }
  const { data: saved } = await lister.call(saveDraft, { step: 'place', content })
  const elsewhere = await server.addSession(lister.id)
  expect((await elsewhere.call(getDraft, { id: saved.id })).data).toMatchObject({ revision: 1, step: 'place', content })
  expect((await elsewhere.call(getDrafts, {})).data.map(({ id }) => id)).toEqual([saved.id])
  expect((await lister.call(countAddedProperties, {})).data.drafts).toBe(1)
})

test('of two devices the one that read the older revision is told, and overwrites nothing', async () => {
  const lister = await server.addMember()
  const { id, revision } = (await lister.call(saveDraft, { step: 'basics', content: { title: 'First' } })).data
  const save = (title: string) => lister.call(saveDraft, { id, revision, step: 'basics', content: { title } })
  const outcomes = await Promise.allSettled([save('from the phone'), save('from the laptop')])
  const late = outcomes.find((outcome) => outcome.status === 'rejected')
  expect(late?.reason).toMatchObject({ status: 409, code: 'changed_meanwhile', data: { revision: 2 } })
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('submitting takes the draft away exactly if the home is posted, and only once', async () => {
  const lister = await server.addMember()
  const { id } = (await lister.call(saveDraft, { step: 'review', content: {} })).data
  const refused = lister.call(postProperty, await newListing({ draftId: id, titleImage: new File(['no'], 'a.jpg') }))
  await expect(refused).rejects.toMatchObject({ status: 415 })
  expect((await lister.call(getDraft, { id })).data.id).toBe(id)

  const listing = await newListing({ draftId: id })
  const twice = await Promise.allSettled([lister.call(postProperty, listing), lister.call(postProperty, listing)])
  expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(lister.call(getDraft, { id })).rejects.toMatchObject({ status: 404 })
  const rows = await server.db.selectFrom('property').select('id').where('ownerId', '=', lister.id).execute()
  expect(rows).toHaveLength(1)
})

test('nobody keeps more drafts than are allowed, however many are begun at once', async () => {
  const lister = await server.addMember()
  const begin = () => lister.call(saveDraft, { step: 'basics', content: {} })
  const begun = await Promise.allSettled(Array.from({ length: maxDrafts + 5 }, begin))
  expect(begun.filter(({ status }) => status === 'fulfilled')).toHaveLength(maxDrafts)
  await expect(begin()).rejects.toMatchObject({ status: 409, code: 'too_many_drafts' })
  const [oldest] = (await lister.call(getDrafts, {})).data
  await lister.call(deleteDraft, { id: oldest?.id ?? '' })
  await begin()
})

test('unsent changes of a listing are kept once, found by it and not among new ones, and never posted', async () => {
  const lister = await server.addMember()
  const { id: listingId } = (await lister.call(postProperty, await newListing())).data
  const save = (title: string) =>
    lister.call(saveDraft, { listingId, step: 'basics', content: { title, pictureOrder: ['new:0'] } })
  const { data: first } = await save('Another title')
  const { data: again } = await save('From the phone')
  expect(again).toMatchObject({ id: first.id, listingId, revision: 2 })
  const { data: found } = await lister.call(getDrafts, { listingId })
  expect(found.map(({ content }) => content)).toEqual([{ title: 'From the phone', pictureOrder: ['new:0'] }])
  expect((await lister.call(getDrafts, {})).data).toEqual([])
  expect((await lister.call(getDrafts, { kind: 'project', listingId })).data).toEqual([])
  expect((await lister.call(countAddedProperties, {})).data.drafts).toBe(0)
  const posted = lister.call(postProperty, await newListing({ draftId: first.id }))
  await expect(posted).rejects.toMatchObject({ status: 404 })
  const stranger = await server.addMember()
  expect((await stranger.call(getDrafts, { listingId })).data).toEqual([])
  const theirs = stranger.call(saveDraft, { listingId, step: 'basics', content: {} })
  await expect(theirs).rejects.toMatchObject({ status: 404 })
})

test('of very many unsent changes the oldest give way', async () => {
  const lister = await server.addMember()
  const listing = await newListing()
  const ids: number[] = []
  for (let count = 0; count <= maxDrafts; count += 1) {
    const { id: listingId } = (await lister.call(postProperty, listing)).data
    await lister.call(saveDraft, { listingId, step: 'basics', content: { title: 'Changed' } })
    ids.push(listingId)
  }
  const keptOf = async (listingId = 0) => (await lister.call(getDrafts, { listingId })).data.length
  expect([await keptOf(ids[0]), await keptOf(ids.at(-1))]).toEqual([0, 1])
})

test('T71 unsent changes go with the listing once it is erased, and not while its deletion can be undone', async () => {
  const lister = await server.addMember()
  const { id: listingId } = (await lister.call(postProperty, await newListing())).data
  const { data: edit } = await lister.call(saveDraft, { listingId, step: 'basics', content: { title: 'My own words' } })
  const { data: beginning } = await lister.call(saveDraft, { step: 'basics', content: { title: 'Another home' } })
  const remainingIds = async () => {
    const rows = await server.db.selectFrom('propertyDraft').select('id').where('ownerId', '=', lister.id).execute()
    return rows.map(({ id }) => id).toSorted()
  }
  await lister.call(deleteProperty, { id: listingId })
  expect(await remainingIds()).toEqual([edit.id, beginning.id].toSorted())
  const longAgo = sql<Date>`now() - interval '31 seconds'`
  await server.db.updateTable('property').set({ deletedAt: longAgo }).where('id', '=', listingId).execute()
  await server.product.jobs.find(({ name }) => name === 'properties.erase')?.run({ propertyId: listingId })
  expect(await remainingIds()).toEqual([beginning.id])
})

test('a project is written, found and posted apart from homes', async () => {
  const lister = await server.addMember()
  const plans = [{ id: 'a', title: 'Ground floor', document: crypto.randomUUID(), name: 'ground.pdf' }]
  const content = { title: 'Half a tower', type: 'upcoming' as const, plans }
  const { data: saved } = await lister.call(saveDraft, { kind: 'project', step: 'plans', content })
  await lister.call(saveDraft, { step: 'basics', content: { title: 'Half a home' } })
  const titles = async (kind?: 'project') =>
    (await lister.call(getDrafts, kind ? { kind } : {})).data.map((draft) => draft.content.title)
  expect([await titles('project'), await titles()]).toEqual([['Half a tower'], ['Half a home']])
  expect((await lister.call(countAddedProperties, {})).data.drafts).toBe(1)
  expect((await lister.call(getDraft, { id: saved.id })).data).toMatchObject({ kind: 'project', content })

  // No home is made of a project.
  const asProperty = lister.call(postProperty, await newListing({ draftId: saved.id }))
  await expect(asProperty).rejects.toMatchObject({ status: 404 })
  const project = await newProject({ draftId: saved.id })
  const twice = await Promise.allSettled([lister.call(postProject, project), lister.call(postProject, project)])
  expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(lister.call(getDraft, { id: saved.id })).rejects.toMatchObject({ status: 404 })
  expect([await titles('project'), await titles()]).toEqual([[], ['Half a home']])
})
