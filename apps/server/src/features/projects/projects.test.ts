import {
  countAddedProjects,
  deleteProject,
  getAddedProjects,
  getProjectDetail,
  getProjects,
  postProject,
  searchProjects,
  restoreProject,
  setProjectActive,
} from '@gable/contract/projects'
import { rejectProject } from '@gable/contract/project-review'
import { success } from '@gable/i18n/en/success'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { addPackage, grantPackage, sellNothing } from '../../test/packages.ts'
import { createDevelopers, type Developers, newProject, planFile } from '../../test/projects.ts'
import { photo, startTestServer, type TestServer } from '../../test/test-server.ts'

let server: TestServer
let people: Developers
beforeAll(async () => {
  server = await startTestServer()
  people = await createDevelopers(server)
})
afterAll(() => server.stop())

const visit = async (slug: string) => (await server.visitor.call(getProjectDetail, { slug })).data
const publicSlugs = async () => (await server.visitor.call(getProjects, { limit: 50 })).data.map(({ slug }) => slug)

describe('posting', () => {
  test('a project waits for staff, and then everybody sees all of it', async () => {
    const { slug, reviewState, id } = await people.post({
      title: 'Harbour Row',
      galleryImages: [await photo({ colour: '#123456' })],
      documents: [planFile('brochure.pdf')],
      plans: [
        { title: 'Ground floor', document: planFile() },
        { title: 'First floor', document: await photo() },
      ],
      videoLink: 'https://youtu.be/dQw4w9WgXcQ?si=tracking',
      metaTitle: 'Harbour Row, Porto',
    })
    expect({ slug, reviewState }).toEqual({ slug: 'harbour-row', reviewState: 'pending' })
    await expect(visit(slug)).rejects.toMatchObject({ code: 'not_found' })
    await server.product.projects.review.approve({ accountId: people.staff.id, permissions: ['review'] }, id)
    await server.runJobs()
    const project = await visit(slug)
    expect(project).toMatchObject({
      title: 'Harbour Row',
      type: 'under_construction',
      category: { slug: 'apartment' },
      videoLink: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      meta: { title: 'Harbour Row, Porto' },
      isOwn: false,
      own: null,
      plans: [
        { title: 'Ground floor', document: { name: 'plan', type: 'application/pdf' } },
        { title: 'First floor', document: { type: 'image/webp' } },
      ],
      documents: [{ name: 'brochure' }],
    })
    expect([project.titleImage?.id, project.gallery?.length]).toEqual([expect.any(String), 1])
    const file = await server.app.inject({ url: project.plans?.[0]?.document?.url ?? '' })
    expect([file.statusCode, file.headers['content-disposition']]).toEqual([200, expect.stringContaining('attachment')])
  })

  test.each([
    ['without a title', { title: '' }],
    ['without a description', { description: undefined }],
    ['without a category', { categoryId: undefined }],
    ['without a type', { type: undefined }],
    ['without a place', { latitude: undefined }],
    ['without a title image', { titleImage: undefined }],
    ['with half a plan', { plans: [{ title: 'Ground floor' }] }],
    ['with a plan that has no name', { plans: [{ title: ' ', document: planFile() }] }],
    ['T32 with a link to who knows where', { videoLink: 'https://evil.example/watch?v=dQw4w9WgXcQ' }],
    ['with a short meta description', { metaDescription: 'Short' }],
    ['with eleven keywords', { metaKeywords: Array.from({ length: 11 }, (_, n) => `word${n}`).join(',') }],
  ])('a project %s is refused and leaves nothing behind', async (_, facts) => {
    const count = async () => (await server.db.selectFrom('media').select('id').execute()).length
    const before = await count()
    const project = await newProject(facts)
    await expect(people.lister.call(postProject, project)).rejects.toMatchObject({ code: 'invalid_request' })
    expect(await count()).toBe(before)
  })

  test('a place without its coordinates is told apart from the address', async () => {
    const post = async (facts: object) => people.lister.call(postProject, await newProject(facts))
    const missing = (field: string) => ({ data: { fields: { [field]: 'required' } } })
    await expect(post({ latitude: undefined })).rejects.toMatchObject(missing('latitude'))
    await expect(post({ longitude: undefined })).rejects.toMatchObject(missing('longitude'))
    await expect(post({ address: undefined })).rejects.toMatchObject(missing('location'))
  })

  test('whose profile is incomplete is told what is missing', async () => {
    const member = await server.addMember({ mobile: '' })
    const refusal = member.call(postProject, await newProject())
    await expect(refusal).rejects.toMatchObject({ code: 'profile_incomplete', data: { missing: ['mobile'] } })
  })

  test('T50 of twelve at once no more pass than the limit allows', async () => {
    const member = await server.addMember()
    await grantPackage(server, member.id, await addPackage(server, { features: { project_list: 3 } }))
    const project = await newProject({ titleImage: await photo({ width: 130, height: 130 }) })
    const tries = Array.from({ length: 12 }, () =>
      member.call(postProject, project).then(
        () => 1,
        () => 0,
      ),
    )
    const passed = (await Promise.all(tries)).reduce<number>((sum, one) => sum + one, 0)
    expect(passed).toBe(3)
    await sellNothing(server)
  })

  test('a retry with the same key posts nothing twice', async () => {
    const project = await newProject({ title: 'Once only' })
    const options = { idempotencyKey: 'one-project' }
    const [first, second] = [
      await people.lister.call(postProject, project, options),
      await people.lister.call(postProject, project, options),
    ]
    expect(second.data).toEqual(first.data)
  })
})

describe('the switches of a lister', () => {
  test('off hides it, on shows it again', async () => {
    const { id, slug } = await people.publish({ title: 'Switched' })
    await people.lister.call(setProjectActive, { id, isActive: false })
    expect(await publicSlugs()).not.toContain(slug)
    await expect(visit(slug)).rejects.toMatchObject({ code: 'not_found' })
    expect((await people.seen(slug)).isActive).toBe(false)
    const { message } = await people.lister.call(setProjectActive, { id, isActive: true })
    expect(message).toBe(success.project_activated)
    expect(await publicSlugs()).toContain(slug)
  })

  test('on shows nothing before it is approved, and says so', async () => {
    const { id } = await people.post({ title: 'Waiting' })
    const { data, message } = await people.lister.call(setProjectActive, { id, isActive: true })
    expect([data, message]).toEqual([{ id, isActive: true }, success.project_activated_unapproved])
  })

  test('a deletion hides at once and can be undone for a while', async () => {
    const { id, slug } = await people.publish({ title: 'Deleted by mistake' })
    const { data } = await people.lister.call(deleteProject, { id })
    expect(Date.parse(data.restoreUntil)).toBeGreaterThan(Date.now())
    await expect(people.seen(slug)).rejects.toMatchObject({ code: 'not_found' })
    await people.lister.call(restoreProject, { id })
    expect((await visit(slug)).id).toBe(id)
  })

  test('what was deleted is erased when the time is over, with its slugs and plans', async () => {
    const { id } = await people.publish({ title: 'Gone', plans: [{ title: 'Attic', document: planFile() }] })
    await people.lister.call(deleteProject, { id })
    const longAgo = new Date(Date.now() - 60_000)
    await server.db.updateTable('project').set({ deletedAt: longAgo }).where('id', '=', id).execute()
    await expect(people.lister.call(restoreProject, { id })).rejects.toMatchObject({ code: 'not_found' })
    await server.product.jobs.find(({ name }) => name === 'projects.erase')?.run({ projectId: id })
    const left = await Promise.all([
      server.db.selectFrom('project').select('id').where('id', '=', id).execute(),
      server.db.selectFrom('projectSlug').select('slug').where('projectId', '=', id).execute(),
      server.db.selectFrom('projectPlan').select('id').where('projectId', '=', id).execute(),
    ])
    expect(left).toEqual([[], [], []])
  })
})

describe('finding projects', () => {
  test('every filter narrows the list, and the total is that of all pages', async () => {
    const member = await server.addMember()
    await server.db.updateTable('project').set({ isActive: false }).execute()
    const first = await people.publish({ title: 'Lagoon homes', city: 'Aveiro', categoryId: 1, type: 'upcoming' })
    await people.publish({ title: 'Dune homes', city: 'Ovar' })
    const found = async (filter: object) => {
      const { data, total } = await server.visitor.call(getProjects, filter)
      return [data.map(({ title }) => title), total]
    }
    expect(await found({})).toEqual([['Dune homes', 'Lagoon homes'], 2])
    expect(await found({ limit: 1, offset: 1 })).toEqual([['Lagoon homes'], 2])
    expect(await found({ text: 'lagoon' })).toEqual([['Lagoon homes'], 1])
    expect(await found({ city: 'aveiro' })).toEqual([['Lagoon homes'], 1])
    expect(await found({ categoryIds: [1, 3] })).toEqual([['Lagoon homes'], 1])
    expect(await found({ categorySlugs: ['no-such-kind'] })).toEqual([[], 0])
    expect(await found({ type: 'upcoming' })).toEqual([['Lagoon homes'], 1])
    expect(await found({ postedSinceDays: 1, country: 'Portugal', state: 'porto district' })).toEqual([
      ['Dune homes', 'Lagoon homes'],
      2,
    ])
    expect(await found({ listerId: people.lister.id })).toEqual([['Dune homes', 'Lagoon homes'], 2])
    expect(await found({ listerId: member.id })).toEqual([[], 0])
    const { data } = await server.visitor.call(getProjects, { id: first.id, withSimilar: true })
    expect([data[0]?.description, data[0]?.similar?.map(({ title }) => title)]).toEqual([
      expect.any(String),
      ['Dune homes'],
    ])
  })

  test('at most no days ago is since the beginning of the hour, as for homes', async () => {
    const { id } = await people.publish({ title: 'Of this hour' })
    const hour = 3_600_000
    const publishedAt = new Date(Math.floor(Date.now() / hour) * hour)
    await server.db.updateTable('project').set({ publishedAt }).where('id', '=', id).execute()
    const found = async () => {
      const { data } = await server.visitor.call(getProjects, { postedSinceDays: 0 })
      return data.some((project) => project.id === id)
    }
    try {
      vi.setSystemTime(publishedAt.getTime() + hour - 1)
      expect(await found()).toBe(true)
      vi.setSystemTime(publishedAt.getTime() + hour)
      expect(await found()).toBe(false)
    } finally {
      vi.useRealTimers()
    }
  })

  test('projects are found by other forms of a word, on the map, around a point and page after page', async () => {
    await server.db.updateTable('project').set({ isActive: false }).execute()
    await people.publish({ title: 'Two orchards', latitude: 41.1, longitude: -8.6, type: 'ready', categoryId: 1 })
    await people.publish({ title: 'Far tower', latitude: 41.5, longitude: -8.4, type: 'upcoming', categoryId: 2 })
    await people.publish({ title: 'Near tower', latitude: 41.11, longitude: -8.6, type: 'upcoming', categoryId: 2 })
    const search = async (filter: object) => (await server.visitor.call(searchProjects, filter)).data
    const titles = async (filter: object) => (await search(filter)).projects.map(({ title }) => title)
    expect(await titles({ text: 'orchard' })).toEqual(['Two orchards'])
    expect(await titles({ text: 'towers' })).toEqual(['Near tower', 'Far tower'])
    expect(await titles({ bbox: { west: -8.7, south: 41, east: -8.5, north: 41.2 } })).toEqual([
      'Near tower',
      'Two orchards',
    ])
    const here = { latitude: 41.1, longitude: -8.6 }
    expect(await titles({ ...here, radiusKm: 5 })).toEqual(['Near tower', 'Two orchards'])
    expect(await titles({ ...here, sort: 'distance' })).toEqual(['Two orchards', 'Near tower', 'Far tower'])
    for (const order of [{}, { ...here, sort: 'distance' }]) {
      const all = await titles(order)
      const walked: string[] = []
      let after: string | null | undefined
      do {
        const query = new URLSearchParams({ limit: '1', ...(after && { cursor: after }) })
        for (const [name, value] of Object.entries(order)) query.set(name, String(value))
        const reply = await server.app.inject(`/api/search-projects?${query}`)
        const { data } = reply.json() as { data: { projects: { title: string }[]; next_cursor: string | null } }
        walked.push(...data.projects.map(({ title }) => title))
        after = data.next_cursor
      } while (after)
      expect(walked).toEqual(all)
    }
  })

  test('each filter is counted as if only it were open', async () => {
    await server.db.updateTable('project').set({ isActive: false }).execute()
    await people.publish({ type: 'ready', categoryId: 1 })
    await people.publish({ type: 'upcoming', categoryId: 2 })
    await people.publish({ type: 'upcoming', categoryId: 1 })
    const { data, total } = await server.visitor.call(searchProjects, { type: 'upcoming' })
    expect(total).toBe(2)
    expect(data.facets).toEqual([
      {
        filter: 'type',
        counts: [
          { value: 'ready', count: 1 },
          { value: 'upcoming', count: 2 },
        ],
      },
      {
        filter: 'category',
        counts: [
          { value: 1, count: 1 },
          { value: 2, count: 1 },
        ],
      },
    ])
  })

  test('T24 what is pending or rejected goes to its lister and staff alone, by every way', async () => {
    const { id, slug } = await people.post({ title: 'Not yet' })
    const other = await people.post({ title: 'Sent back' })
    await people.staff.call(rejectProject, { id: other.id, reason: 'The plans are of another house' })
    for (const hidden of [{ id, slug }, other]) {
      for (const caller of [server.visitor, people.stranger]) {
        await expect(caller.call(getProjectDetail, { slug: hidden.slug })).rejects.toMatchObject({ code: 'not_found' })
        await expect(caller.call(getProjects, { id: hidden.id })).rejects.toMatchObject({ code: 'not_found' })
        await expect(caller.call(getAddedProjects, { slug: hidden.slug })).rejects.toMatchObject({ code: 'not_found' })
        const { data: ofLister } = await caller.call(getProjects, { limit: 50, listerId: people.lister.id })
        const { data: added } = await caller.call(getAddedProjects, { limit: 50 })
        expect([...ofLister, ...added].map((project) => project.id)).not.toContain(hidden.id)
      }
      expect((await people.staff.call(getProjectDetail, { slug: hidden.slug })).data.id).toBe(hidden.id)
    }
    expect((await people.seen(other.slug)).own?.rejectReason).toBe('The plans are of another house')
  })

  test('a lister looks through their own by tabs, a visitor sees the public ones', async () => {
    const member = await server.addMember()
    const { data: posted } = await member.call(postProject, await newProject({ title: 'Mine' }))
    const own = await member.call(getAddedProjects, { tab: 'review' })
    expect([own.data.map(({ id }) => id), own.total, own.data[0]?.reviewState]).toEqual([[posted.id], 1, 'pending'])
    expect((await member.call(getAddedProjects, { tab: 'live' })).data).toEqual([])
    const { data: counts } = await member.call(countAddedProjects, {})
    expect(counts).toEqual({ all: 1, tabs: { live: 0, review: 1, rejected: 0, expired: 0, paused: 0 } })
    const { data: open } = await server.visitor.call(getAddedProjects, { limit: 50 })
    expect(open.map(({ slug }) => slug).toSorted()).toEqual((await publicSlugs()).toSorted())
  })

  test('projects of somebody who was shut out are not public', async () => {
    const { slug } = await people.publish({ title: 'Of a good name' })
    const standing = (isActive: boolean) =>
      server.db.updateTable('account').set({ isActive }).where('id', '=', people.lister.id).execute()
    await standing(false)
    await expect(visit(slug)).rejects.toMatchObject({ code: 'not_found' })
    await standing(true)
    expect((await visit(slug)).slug).toBe(slug)
  })
})
