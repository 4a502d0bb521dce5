import {
  approveProject,
  expireProject,
  listProjectsForReview,
  rejectProject,
  setProjectGated,
} from '@gable/contract/project-review'
import { getProjectDetail, getProjects, postProject } from '@gable/contract/projects'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { messagesTo } from '../../test/mailbox.ts'
import { createDevelopers, type Developers } from '../../test/projects.ts'
import { sellPackages } from '../../test/packages.ts'
import { photo, startTestServer, type TestServer } from '../../test/test-server.ts'

let server: TestServer
let people: Developers
beforeAll(async () => {
  server = await startTestServer()
  await sellPackages(server)
  people = await createDevelopers(server)
})
afterAll(() => server.stop())

const auditOf = async (id: number) => {
  const rows = server.db.selectFrom('audit').select(['action', 'actorId', 'detail'])
  return rows.where('objectKind', '=', 'project').where('objectId', '=', String(id)).orderBy('id').execute()
}

test('T76 every decision leaves an audit row and an event in the same transaction', async () => {
  const { id } = await people.post()
  await people.staff.call(rejectProject, { id, reason: 'No plan of the ground floor' })
  await people.staff.call(approveProject, { id })
  await people.staff.call(expireProject, { id })
  const actorId = people.staff.id
  expect(await auditOf(id)).toEqual([
    {
      action: 'project.reject',
      actorId,
      detail: { before: 'pending', after: 'rejected', reason: 'No plan of the ground floor' },
    },
    { action: 'project.approve', actorId, detail: { before: 'rejected', after: 'approved' } },
    { action: 'project.end', actorId, detail: { before: 'approved', after: 'expired' } },
  ])
  const events = server.db.selectFrom('event').select('name').where('subjectId', '=', id)
  const names = (await events.where('name', 'like', 'project.%').orderBy('id').execute()).map(({ name }) => name)
  expect(names).toEqual(['project.posted', 'project.rejected', 'project.approved', 'project.expired'])
})

test('T23 no way leads past the table of moves, and none to approval without staff', async () => {
  const { id } = await people.post()
  await expect(people.staff.call(expireProject, { id })).rejects.toMatchObject({ code: 'illegal_move' })
  await people.staff.call(approveProject, { id })
  await expect(people.staff.call(approveProject, { id })).rejects.toMatchObject({ code: 'illegal_move' })
  for (const call of [approveProject, expireProject]) {
    await expect(people.lister.call(call, { id })).rejects.toMatchObject({ code: 'forbidden' })
  }
  const saved = await people.lister.call(postProject, { id, title: 'Another title' })
  expect(saved.data.reviewState).toBe('pending')
})

test('of decisions at once one counts: one audit row, one version', async () => {
  const { id } = await people.post({ title: 'Approved once' })
  const before = await server.db.selectFrom('project').select('version').where('id', '=', id).executeTakeFirstOrThrow()
  const tries = await Promise.allSettled(Array.from({ length: 6 }, () => people.staff.call(approveProject, { id })))
  const refusals = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
  expect(refusals).toMatchObject(Array.from({ length: 5 }, () => ({ code: 'illegal_move' })))
  expect(await auditOf(id)).toHaveLength(1)
  const after = await server.db.selectFrom('project').select('version').where('id', '=', id).executeTakeFirstOrThrow()
  expect(after.version).toBe(before.version + 1)
})

test('staff see those that wait, the longest waiting first, page by page', async () => {
  await server.db.updateTable('project').set({ isActive: false, reviewState: 'expired' }).execute()
  const [first, second] = [await people.post({ title: 'First come' }), await people.post({ title: 'Then' })]
  const page = async (after?: string) =>
    (await people.staff.call(listProjectsForReview, { limit: 1, ...(after && { after }) })).data
  const [one] = await page()
  const [two] = await page(one?.next)
  expect([one?.project.id, two?.project.id]).toEqual([first.id, second.id])
  expect(one).toMatchObject({ lister: { id: people.lister.id }, timesSubmitted: 1 })
  expect(await page(two?.next)).toEqual([])
  const nonsense = people.staff.call(listProjectsForReview, { after: "1'; drop table project" })
  await expect(nonsense).rejects.toMatchObject({ code: 'invalid_request' })
})

test('T25 what staff put behind the gate is listed, and its page is for those inside', async () => {
  const { id, slug } = await people.publish({ title: 'Members only' })
  await people.staff.call(setProjectGated, { id, isGated: true })
  for (const caller of [server.visitor, people.stranger]) {
    for (const call of [() => caller.call(getProjectDetail, { slug }), () => caller.call(getProjects, { id })]) {
      const reason = caller === server.visitor ? 'package_missing' : 'feature_missing'
      const data = { type: 'project_access', reason }
      await expect(call()).rejects.toMatchObject({ status: 403, code: 'package_required', data })
    }
  }
  expect((await people.seen(slug)).isGated).toBe(true)
  expect((await people.staff.call(getProjectDetail, { slug })).data.id).toBe(id)
  const { data } = await server.visitor.call(getProjects, {})
  expect(data[0]).toMatchObject({ id, isGated: true })
  expect(data[0]).not.toHaveProperty('description')
  expect((await server.visitor.call(getProjects, { text: 'members garden' })).total).toBe(0)
})

test('T76 a gate that staff close or open is on record, as an audit row and as an event', async () => {
  const { id } = await people.publish({ title: 'Gate on record' })
  await people.staff.call(setProjectGated, { id, isGated: true })
  const actorId = people.staff.id
  expect((await auditOf(id)).at(-1)).toEqual({ action: 'project.gate', actorId, detail: { after: true } })
  const events = server.db.selectFrom('event').select(['name', 'actorId', 'detail']).where('subjectId', '=', id)
  const [last] = await events.where('name', 'like', 'project.%').orderBy('id', 'desc').limit(1).execute()
  expect(last).toEqual({ name: 'project.changed', actorId, detail: { fields: ['isGated'] } })
})

test('T25 of a gated project everybody sees the cover, and nobody the rest without a signature', async () => {
  const pictures = { galleryImages: [await photo()], metaImage: await photo() }
  const { id, slug } = await people.publish({ title: 'Members only', ...pictures })
  await people.staff.call(setProjectGated, { id, isGated: true })
  await server.runJobs()
  const { titleImage, gallery, meta } = (await people.staff.call(getProjectDetail, { slug })).data
  const statusAt = async (url: string | undefined) => (await server.app.inject(`${url}/320.webp`)).statusCode
  expect(await statusAt(`/media/${titleImage?.id}`)).toBe(200)
  for (const picture of [gallery?.[0], meta?.image]) {
    expect([await statusAt(picture?.url), await statusAt(`/media/${picture?.id}`)]).toEqual([200, 404])
  }
})

test('the lister is told by mail, with the reason as it was given', async () => {
  const { id } = await people.post({ title: 'Told by mail' })
  await people.staff.call(rejectProject, { id, reason: 'The photograph shows another house' })
  await server.runJobs()
  const [mail] = await messagesTo(people.lister.email)
  expect(mail?.subject).toContain('Told by mail')
  expect(mail?.text).toContain('The photograph shows another house')
})
