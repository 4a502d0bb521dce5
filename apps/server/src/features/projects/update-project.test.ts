import { expireProject } from '@gable/contract/project-review'
import { deleteProject, getProjectDetail, postProject, renewProject, setProjectActive } from '@gable/contract/projects'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sellPackages } from '../../test/packages.ts'
import { createDevelopers, type Developers, newProject, planFile } from '../../test/projects.ts'
import { photo, startTestServer, type TestServer } from '../../test/test-server.ts'

let server: TestServer
let people: Developers
beforeAll(async () => {
  server = await startTestServer()
  await sellPackages(server)
  people = await createDevelopers(server)
})
afterAll(() => server.stop())

const edit = async (id: number, changes: object) => (await people.lister.call(postProject, { id, ...changes })).data

test('an edit changes what was sent, and absent is not empty', async () => {
  const { id, slug } = await people.post({ metaTitle: 'Quay', videoLink: 'https://vimeo.com/123456789' })
  await edit(id, { metaTitle: '', city: 'Gaia' })
  const project = await people.seen(slug)
  expect(project).toMatchObject({
    title: 'Quay Gardens',
    city: 'Gaia',
    state: 'Porto District',
    videoLink: 'https://vimeo.com/123456789',
    meta: { title: '' },
  })
})

test('price, number of homes and day of delivery are told on card and page, and empty takes them back', async () => {
  const { id, slug } = await people.post({ priceFrom: '289000', unitCount: 64, deliveryOn: '2027-09-30' })
  const said = { priceFrom: '289000.00', currency: 'USD', unitCount: 64, deliveryOn: '2027-09-30' }
  expect(await people.seen(slug)).toMatchObject(said)
  await edit(id, { unitCount: 65 })
  expect(await people.seen(slug)).toMatchObject({ ...said, unitCount: 65 })
  await edit(id, { priceFrom: '', unitCount: '', deliveryOn: '' })
  expect(await people.seen(slug)).toMatchObject({ priceFrom: null, currency: null, unitCount: null, deliveryOn: null })
})

test('a project without them says nothing of them, and what cannot be is refused', async () => {
  const { slug } = await people.post()
  expect(await people.seen(slug)).toMatchObject({ priceFrom: null, unitCount: null, deliveryOn: null })
  const wrong = [{ priceFrom: '1.234' }, { unitCount: 0 }, { unitCount: 1.5 }, { deliveryOn: '2027-02-30' }]
  for (const facts of wrong) await expect(people.post(facts)).rejects.toBeInstanceOf(Error)
})

test('plans are added, renamed, given another sheet and removed', async () => {
  const { id, slug } = await people.post({ plans: [{ title: 'Ground floor', document: planFile() }] })
  const plans = async () => (await people.seen(slug)).plans ?? []
  const [ground] = await plans()
  await edit(id, { plans: [{ title: 'First floor', document: planFile() }] })
  const [, first] = await plans()
  expect((await plans()).map(({ title }) => title)).toEqual(['Ground floor', 'First floor'])
  await edit(id, {
    plans: [
      { id: ground?.id, title: 'Street level' },
      { id: first?.id, document: planFile('new.pdf') },
    ],
  })
  const changed = await plans()
  expect(changed.map(({ id: planId, title }) => [planId, title])).toEqual([
    [ground?.id, 'Street level'],
    [first?.id, 'First floor'],
  ])
  expect([changed[0]?.document?.id === ground?.document?.id, changed[1]?.document?.name]).toEqual([true, 'new'])
  await edit(id, { removedPlanIds: [ground?.id] })
  expect((await plans()).map(({ title }) => title)).toEqual(['First floor'])
})

test('floor details must be complete before another floor is added', async () => {
  const { id, slug } = await people.post({ plans: [{ title: 'Ground floor', document: planFile() }] })
  const next = { title: 'First floor', document: planFile() }
  for (const half of [{ title: 'Attic' }, { document: planFile() }]) {
    await expect(edit(id, { plans: [half, next] })).rejects.toMatchObject({ code: 'invalid_request' })
  }
  expect((await people.seen(slug)).plans).toHaveLength(1)
})

test('pictures and documents are added, put in order and removed, and the last picture stays', async () => {
  const { id, slug } = await people.post({ galleryImages: [await photo({ colour: '#111111' })] })
  const pictures = async () => {
    const { titleImage, gallery = [] } = await people.seen(slug)
    return [titleImage, ...gallery].map((picture) => picture?.id ?? '')
  }
  const [cover = '', second = ''] = await pictures()
  await edit(id, { pictureOrder: [second], documents: [planFile('terms.pdf'), planFile('prices.pdf')] })
  expect(await pictures()).toEqual([second, cover])
  const [terms] = (await people.seen(slug)).documents ?? []
  await edit(id, { removedPictureIds: [second], removedDocumentIds: [terms?.id] })
  expect(await pictures()).toEqual([cover])
  expect((await people.seen(slug)).documents?.map(({ name }) => name)).toEqual(['prices'])
  await expect(edit(id, { removedPictureIds: [cover] })).rejects.toMatchObject({
    data: { fields: { image: 'required' } },
  })
  await edit(id, { titleImage: await photo() })
  expect(await pictures()).not.toContain(cover)
})

test('pictures of a project name their rooms', async () => {
  const { id, slug } = await people.post({
    galleryImages: [await photo({ width: 840 })],
    pictureRooms: { 'new:0': 'pool' },
  })
  const rooms = async () => {
    const { titleImage, gallery = [] } = await people.seen(slug)
    return [titleImage, ...gallery].map((picture) => picture?.room)
  }
  expect(await rooms()).toEqual([null, 'pool'])
  const { titleImage } = await people.seen(slug)
  await edit(id, { pictureRooms: { [titleImage?.id ?? '']: 'exterior' } })
  expect(await rooms()).toEqual(['exterior', 'pool'])
})

test('all pictures are replaced in one update, and a new one becomes the cover', async () => {
  const { id, slug } = await people.publish({ galleryImages: [await photo({ colour: '#222222' })] })
  const pictures = async () => {
    const { titleImage, gallery = [] } = await people.seen(slug)
    return [titleImage, ...gallery].map((picture) => picture?.id ?? '')
  }
  const old = await pictures()
  await edit(id, { removedPictureIds: old, galleryImages: [await photo({ width: 700 })] })
  const [only = '', ...none] = await pictures()
  expect([old.includes(only), none]).toEqual([false, []])
  await edit(id, { galleryImages: [await photo({ width: 800 })], pictureOrder: ['new:0', only] })
  const { titleImage, gallery = [] } = await people.seen(slug)
  expect([titleImage?.width, gallery.map((picture) => picture.id)]).toEqual([800, [only]])
})

test('documents that go make room for those that come', async () => {
  const planFiles = (count: number) => Array.from({ length: count }, (_, index) => planFile(`${index}.pdf`))
  const { id, slug } = await people.post({ documents: planFiles(20) })
  await expect(edit(id, { documents: planFiles(1) })).rejects.toMatchObject({
    data: { fields: { documents: 'too_long' } },
  })
  const removedDocumentIds = ((await people.seen(slug)).documents ?? []).map(({ id: documentId }) => documentId)
  await edit(id, { removedDocumentIds, documents: planFiles(20) })
  expect((await people.seen(slug)).documents).toHaveLength(20)
})

describe('review', () => {
  test('an edit of what is public goes back to review, unless the operator does without', async () => {
    const { id } = await people.publish({ title: 'Read again' })
    expect((await edit(id, { description: 'Other words' })).reviewState).toBe('pending')
    const other = await people.publish({ title: 'Trusted' })
    await server.product.settings.set('reviewsEdits', false, null)
    expect((await edit(other.id, { description: 'Other words' })).reviewState).toBe('approved')
    await server.product.settings.set('reviewsEdits', true, null)
  })

  test('what nobody has to read again, as with homes, stays public: price, order and what goes', async () => {
    const pictures = [await photo({ colour: '#333333' }), await photo({ colour: '#444444' })]
    const { id, slug } = await people.publish({ galleryImages: pictures, documents: [planFile()] })
    const { gallery = [], documents = [] } = await people.seen(slug)
    const [second, third] = gallery.map((picture) => picture.id)
    const quiet = [
      { priceFrom: '310000' },
      { pictureOrder: [third] },
      { removedPictureIds: [second] },
      { removedDocumentIds: documents.map((document) => document.id) },
    ]
    for (const changes of quiet) expect((await edit(id, changes)).reviewState).toBe('approved')
    expect((await edit(id, { galleryImages: [await photo({ colour: '#555555' })] })).reviewState).toBe('pending')
  })

  test('what was ended begins anew when it is renewed, not when it is saved, and counts as a new one', async () => {
    const { id } = await people.publish({ title: 'Over' })
    await people.staff.call(expireProject, { id })
    const used = async () => {
      const uses = server.db.selectFrom('grantUse').select('id').where('accountId', '=', people.lister.id)
      return (await uses.where('kind', '=', 'project_list').execute()).length
    }
    const before = await used()
    expect((await edit(id, { description: 'Other words' })).reviewState).toBe('expired')
    expect(await used()).toBe(before)
    const renew = () => people.lister.call(renewProject, { id })
    expect((await renew()).data.reviewState).toBe('pending')
    expect(await used()).toBe(before + 1)
    await expect(renew()).rejects.toMatchObject({ status: 409, code: 'illegal_move' })
    expect(await used()).toBe(before + 1)
  })
})

describe('slugs', () => {
  test('T29 a slug that is taken gets a suffix, and an old one leads to the project', async () => {
    const first = await people.publish({ requestedSlug: 'river-side' })
    const second = await people.publish({ requestedSlug: 'River side' })
    expect([first.slug, second.slug]).toEqual(['river-side', `river-side-${second.id}`])
    await server.product.settings.set('reviewsEdits', false, null)
    const { slug } = await edit(first.id, { requestedSlug: 'by-the-river' })
    expect(slug).toBe('by-the-river')
    const { data } = await server.visitor.call(getProjectDetail, { slug: 'river-side' })
    expect([data.id, data.slug]).toEqual([first.id, 'by-the-river'])
    const third = await people.publish({ requestedSlug: 'river-side' })
    expect(third.slug).not.toBe('river-side')
    await server.product.settings.set('reviewsEdits', true, null)
  })

  test('a title without a letter gets a slug of its id', async () => {
    const { id, slug } = await people.post({ title: '🏗️' })
    expect(slug).toBe(`project-${id}`)
  })
})

test('of two who edit what they saw, the second is told', async () => {
  const { id, version } = await people.post()
  await edit(id, { version, city: 'Gaia' })
  await expect(edit(id, { version, city: 'Braga' })).rejects.toMatchObject({ status: 409, code: 'changed_meanwhile' })
})

describe('somebody else', () => {
  test('T21 changes, switches and deletes nothing, and no file is stored', async () => {
    const { id, slug } = await people.publish({ title: 'Mine alone' })
    const before = await everything()
    const { stranger } = people
    const attempts = [
      async () => stranger.call(postProject, { id, title: 'Yours', titleImage: await photo() }),
      async () => stranger.call(setProjectActive, { id, isActive: false }),
      async () => stranger.call(deleteProject, { id }),
    ]
    for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ code: 'not_found' })
    expect(await everything()).toEqual(before)
    expect((await people.seen(slug)).title).toBe('Mine alone')
  })

  test('T22 cannot be robbed through an own project: their plans, pictures and documents are not found', async () => {
    const theirs = await people.publish({
      documents: [planFile()],
      plans: [{ title: 'Ground floor', document: planFile() }],
    })
    const target = await people.seen(theirs.slug)
    const { data: own } = await people.stranger.call(postProject, {
      ...(await newProject()),
      title: 'A thief',
    })
    const before = await everything()
    for (const wish of [
      { removedPlanIds: [target.plans?.[0]?.id ?? 0] },
      { plans: [{ id: target.plans?.[0]?.id ?? 0, title: 'Mine now' }] },
      { removedPictureIds: [target.titleImage?.id ?? ''] },
      { pictureOrder: [target.titleImage?.id ?? ''] },
      { removedDocumentIds: [target.documents?.[0]?.id ?? ''] },
    ]) {
      const attempt = people.stranger.call(postProject, { id: own.id, ...wish })
      await expect(attempt).rejects.toMatchObject({ code: 'not_found' })
    }
    expect(await everything()).toEqual(before)
  })
})

/** All rows that belong to projects, to see that nothing changed. */
async function everything() {
  const { db } = server
  return Promise.all([
    db.selectFrom('project').selectAll().orderBy('id').execute(),
    db.selectFrom('projectPicture').selectAll().orderBy('mediaId').execute(),
    db.selectFrom('projectPlan').selectAll().orderBy('id').execute(),
    db.selectFrom('projectDocument').selectAll().orderBy('documentId').execute(),
    db.selectFrom('media').select('id').orderBy('id').execute(),
  ])
}
