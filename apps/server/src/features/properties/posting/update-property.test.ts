import { updateProperty } from '@gable/contract/posting'
import { type PlainText, plainTextNames } from '@gable/contract/property-content'
import { expireProperty } from '@gable/contract/review'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Cast, createCast } from '../../../test/cast.ts'
import { planFile } from '../../../test/projects.ts'
import { photo, startTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
let cast: Cast
beforeAll(async () => {
  server = await startTestServer()
  cast = await createCast(server)
})
afterAll(() => server.stop())

const mediaIds = async () => (await server.db.selectFrom('media').select('id').execute()).map(({ id }) => id)

test('an edit changes what was sent, and absent is not empty', async () => {
  const { id } = await cast.post({
    videoLink: 'https://vimeo.com/84120417',
    metaTitle: 'Harbour',
    clientAddress: 'Key at 12',
  })
  await cast.lister.call(updateProperty, { id, metaTitle: '', city: 'Braga' })
  const property = await cast.seen(id, 'lister')
  expect(property).toMatchObject({ city: 'Braga', state: 'Porto District', videoLink: 'https://vimeo.com/84120417' })
  expect([property.meta?.title, property.own?.clientAddress]).toEqual(['', 'Key at 12'])
})

const sampleTexts: Partial<Record<PlainText, string>> = {
  videoLink: 'https://vimeo.com/84120417',
  metaDescription: 'Two rooms above the harbour, with the evening sun and a balcony.',
}

test.each(plainTextNames)('%s is kept, read and emptied as it was written', async (name) => {
  const text = sampleTexts[name] ?? 'As its lister wrote it'
  const { id } = await cast.post({ [name]: text })
  const read = async () => {
    const { meta, own, ...property } = await cast.seen(id, 'lister')
    const { title: metaTitle, description: metaDescription, keywords: metaKeywords } = meta ?? {}
    const texts: Partial<Record<PlainText, string | undefined>> = {
      ...property,
      ...own,
      metaTitle,
      metaDescription,
      metaKeywords,
    }
    return texts[name]
  }
  expect(await read()).toBe(text)
  await cast.lister.call(updateProperty, { id, [name]: '' })
  expect(await read()).toBe('')
})

test('an empty list empties facilities and parameters', async () => {
  const { id } = await cast.post({
    facilities: [{ facilityId: 1, distanceKm: '1.5' }],
    parameters: [{ parameterId: 1, value: '2' }],
  })
  const before = await cast.seen(id, 'lister')
  expect([before.facilities?.length, before.parameters?.length]).toEqual([1, 1])
  await cast.lister.call(updateProperty, { id, facilities: [], parameters: [] })
  const { facilities, parameters } = await cast.seen(id, 'lister')
  expect([facilities, parameters]).toEqual([[], []])
})

test('a price needs no new review, a title does, and an operator may do without', async () => {
  const { id } = await cast.publish()
  const edit = async (changes: object) => (await cast.lister.call(updateProperty, { id, ...changes })).data.reviewState
  expect(await edit({ price: '480000', title: 'Two-bed flat by the harbour' })).toBe('approved')
  expect(await edit({ title: 'Another title' })).toBe('pending')
  const other = await cast.publish()
  await server.product.settings.set('reviewsEdits', false, null)
  expect((await cast.lister.call(updateProperty, { id: other.id, title: 'Free' })).data.reviewState).toBe('approved')
  await server.product.settings.set('reviewsEdits', true, null)
})

test('of two who edit what they saw, the second is told', async () => {
  const { id, version } = await cast.post()
  await cast.lister.call(updateProperty, { id, version, price: '1.00' })
  const late = cast.lister.call(updateProperty, { id, version, price: '2.00' })
  await expect(late).rejects.toMatchObject({ status: 409, code: 'changed_meanwhile', data: { version: version + 1 } })
  expect((await cast.seen(id, 'lister')).price).toBe('1.00')
})

const isSomebodyWaiting = async () => {
  const { rows } = await server.product.pool.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length > 0
}

test('an edit that waits for another change of the home is told of it, and undoes nothing', async () => {
  const { id, version } = await cast.post()
  const edit = await server.db.transaction().execute(async (tx) => {
    const sold = { marketState: 'sold', version: version + 1 } as const
    await tx.updateTable('property').set(sold).where('id', '=', id).execute()
    const waiting = cast.lister.call(updateProperty, { id, version, title: 'Late' }).catch((error: unknown) => error)
    await vi.waitUntil(isSomebodyWaiting, { timeout: 60_000 })
    return { waiting }
  })
  expect(await edit.waiting).toMatchObject({ code: 'changed_meanwhile' })
  expect((await cast.seen(id, 'lister')).marketState).toBe('sold')
})

test('pictures are added, put in order, made the cover and removed', async () => {
  const { id } = await cast.post({
    galleryImages: [await photo({ colour: '#111111' }), await photo({ colour: '#222222' })],
  })
  const order = async () => {
    const { titleImage, gallery = [] } = await cast.seen(id, 'lister')
    return [titleImage, ...gallery].map((picture) => picture?.id ?? '')
  }
  const [cover = '', second = '', third = ''] = await order()
  await cast.lister.call(updateProperty, { id, pictureOrder: [third, cover] })
  expect(await order()).toEqual([third, cover, second])
  await cast.lister.call(updateProperty, { id, removedPictureIds: [third], galleryImages: [await photo()] })
  expect(await order()).toEqual([cover, second, expect.not.stringMatching(third)])
  await cast.lister.call(updateProperty, { id, titleImage: await photo() })
  const [newCover, ...rest] = await order()
  expect([newCover === cover, rest.length, rest[0]]).toEqual([false, 2, second])
  const all = [newCover ?? '', ...rest]
  await expect(cast.lister.call(updateProperty, { id, removedPictureIds: all })).rejects.toMatchObject({ status: 400 })
})

test('all pictures of a live home are replaced in one update, and one must be left in the end', async () => {
  const { id } = await cast.publish({ galleryImages: [await photo({ colour: '#333333' })] })
  const pictures = async () => {
    const { titleImage, gallery = [] } = await cast.seen(id, 'lister')
    return [titleImage, ...gallery].map((picture) => picture?.id ?? '')
  }
  const old = await pictures()
  const none = cast.lister.call(updateProperty, { id, removedPictureIds: old })
  await expect(none).rejects.toMatchObject({ status: 400 })
  const galleryImages = [await photo({ colour: '#444444' }), await photo({ colour: '#555555' })]
  await cast.lister.call(updateProperty, { id, removedPictureIds: old, galleryImages })
  const fresh = await pictures()
  expect([fresh.length, fresh.some((picture) => old.includes(picture))]).toEqual([2, false])
  await cast.lister.call(updateProperty, { id, removedPictureIds: fresh, titleImage: await photo() })
  expect(await pictures()).toEqual([expect.not.stringMatching(fresh.join('|'))])
})

test('a new picture is put among the old ones by its place in the request', async () => {
  const { id } = await cast.post()
  const cover = (await cast.seen(id, 'lister')).titleImage?.id ?? ''
  const galleryImages = [await photo({ width: 700 }), await photo({ width: 800 })]
  await cast.lister.call(updateProperty, { id, galleryImages, pictureOrder: ['new:1', cover, 'new:0'] })
  const { titleImage, gallery = [] } = await cast.seen(id, 'lister')
  expect([titleImage?.width, gallery[0]?.id, gallery[1]?.width]).toEqual([800, cover, 700])
  const unknown = cast.lister.call(updateProperty, { id, pictureOrder: ['new:0'] })
  await expect(unknown).rejects.toMatchObject({ status: 404 })
})

test('pictures are turned when they come and later, without a new review, and back from the same original', async () => {
  const galleryImages = [await photo({ width: 810 })]
  const { id } = await cast.publish({ galleryImages, pictureTurns: { 'new:0': 90 } })
  const pictures = async () => {
    const { titleImage, gallery = [], reviewState } = await cast.seen(id, 'lister')
    const [cover, turned] = [titleImage, ...gallery]
    return { cover, turned, reviewState }
  }
  const before = await pictures()
  expect([before.cover?.width, before.turned?.width, before.turned?.height]).toEqual([640, 480, 810])
  const ids = [before.cover?.id ?? '', before.turned?.id ?? '']
  await cast.lister.call(updateProperty, {
    id,
    pictureTurns: { [ids[0] ?? '']: 180, [ids[1] ?? '']: 270 },
    pictureOrder: ids.toReversed(),
  })
  const after = await pictures()
  expect([after.cover?.width, after.turned?.width]).toEqual([810, 640])
  expect(ids).not.toContain(after.cover?.id)
  expect(after.reviewState).toBe('approved')
})

test('the picture of another home is not turned', async () => {
  const [{ id }, other] = [await cast.post(), await cast.post()]
  const theirs = (await cast.seen(other.id, 'lister')).titleImage?.id ?? ''
  const turn = cast.lister.call(updateProperty, { id, pictureTurns: { [theirs]: 90 } })
  await expect(turn).rejects.toMatchObject({ status: 404 })
})

test('T22 a new home turns only the pictures that come with it, and copies no others', async () => {
  const { titleImage } = await cast.seen((await cast.post()).id, 'lister')
  const before = await mediaIds()
  for (const name of [titleImage?.id ?? '', '-'.repeat(36)])
    await expect(cast.post({ pictureTurns: { [name]: 90 } })).rejects.toMatchObject({ status: 404 })
  expect(await mediaIds()).toEqual(before)
})

test('pictures name their rooms when they come and later, without a new review, and forget them', async () => {
  const galleryImages = [await photo({ width: 820 }), await photo({ width: 830 })]
  const pictureRooms = { 'new:cover': 'exterior', 'new:1': 'kitchen' } as const
  const { id } = await cast.publish({ galleryImages, pictureRooms })
  const pictures = async () => {
    const { titleImage, gallery = [] } = await cast.seen(id)
    return [titleImage, ...gallery].map((picture) => ({ id: picture?.id ?? '', room: picture?.room }))
  }
  const rooms = async () => (await pictures()).map(({ room }) => room)
  expect(await rooms()).toEqual(['exterior', null, 'kitchen'])
  const [cover, second, third] = (await pictures()).map((picture) => picture.id)
  const { data } = await cast.lister.call(updateProperty, {
    id,
    pictureRooms: { [cover ?? '']: null, [second ?? '']: 'bedroom' },
  })
  expect(data.reviewState).toBe('approved')
  expect(await rooms()).toEqual([null, 'bedroom', 'kitchen'])
  // Whoever turns a picture does not change what it shows.
  const pictureTurns = { [second ?? '']: 90, [third ?? '']: 90 } as const
  await cast.lister.call(updateProperty, { id, pictureTurns, pictureRooms: { [second ?? '']: 'study' } })
  expect(await rooms()).toEqual([null, 'study', 'kitchen'])
})

test("T22 the rooms of somebody else's pictures and of other homes are not named", async () => {
  const [{ id }, other] = [await cast.post(), await cast.post()]
  const neighbour = await createCast(server)
  const foreign = await neighbour.post()
  const coverOf = async (by: Cast, of: number) => (await by.seen(of, 'lister')).titleImage
  const [elsewhere, theirs] = [await coverOf(cast, other.id), await coverOf(neighbour, foreign.id)]
  for (const picture of [elsewhere, theirs]) {
    const naming = cast.lister.call(updateProperty, { id, pictureRooms: { [picture?.id ?? '']: 'pool' } })
    await expect(naming).rejects.toMatchObject({ status: 404, code: 'not_found' })
  }
  // The statement itself names none of them either, whoever calls it.
  const listing = { kind: 'property', ownerId: cast.lister.id } as const
  const { nameRooms } = server.product.media.service
  await server.db.transaction().execute(async (tx) => {
    await nameRooms(tx, { ...listing, id }, new Map([[elsewhere?.id ?? '', 'pool']]))
    await nameRooms(tx, { ...listing, id: foreign.id }, new Map([[theirs?.id ?? '', 'pool']]))
  })
  expect((await coverOf(cast, other.id))?.room).toBeNull()
  expect((await coverOf(neighbour, foreign.id))?.room).toBeNull()
})

test('documents that go make room for those that come', async () => {
  const planFiles = (count: number) => Array.from({ length: count }, (_, index) => planFile(`${index}.pdf`))
  const { id } = await cast.post({ documents: planFiles(20) })
  await cast.lister.call(updateProperty, { id, documents: planFiles(20) })
  const more = cast.lister.call(updateProperty, { id, documents: planFiles(1) })
  await expect(more).rejects.toMatchObject({ status: 400 })
  const removedDocumentIds = ((await cast.seen(id, 'lister')).documents ?? [])
    .slice(0, 20)
    .map(({ id: documentId }) => documentId)
  await cast.lister.call(updateProperty, { id, removedDocumentIds, documents: planFiles(20) })
  expect((await cast.seen(id, 'lister')).documents).toHaveLength(40)
})

test('what is taken away needs no new review, and the history tells what it was', async () => {
  const { id } = await cast.publish({ documents: [planFile()], panorama: await photo({ width: 1_200, height: 600 }) })
  const [document] = (await cast.seen(id, 'lister')).documents ?? []
  const removedDocumentIds = [document?.id ?? '']
  const { data } = await cast.lister.call(updateProperty, { id, removedDocumentIds, removesPanorama: true })
  expect(data.reviewState).toBe('approved')
  const events = server.db.selectFrom('event').select('detail').where('subjectId', '=', id)
  const last = await events.where('name', '=', 'property.changed').orderBy('id', 'desc').executeTakeFirst()
  expect(last?.detail).toEqual({ fields: ['removedDocuments', 'removedPanorama'] })
})

test('saving a home that is over does not begin it anew', async () => {
  const { id } = await cast.publish()
  await cast.reviewer.call(expireProperty, { id })
  expect((await cast.lister.call(updateProperty, { id, title: 'Other words' })).data.reviewState).toBe('expired')
})

test('T22 pictures of others are not found, and neither row nor file is touched', async () => {
  const mine = await cast.post()
  const other = await createCast(server)
  const { id } = await other.post()
  const [theirCover = ''] = [(await other.seen(id, 'lister')).titleImage?.id]
  const before = await mediaIds()
  for (const changes of [{ removedPictureIds: [theirCover] }, { pictureOrder: [theirCover] }]) {
    const attack = cast.lister.call(updateProperty, { id: mine.id, ...changes, galleryImages: [await photo()] })
    await expect(attack).rejects.toMatchObject({ status: 404, code: 'not_found' })
  }
  const foreign = { parameters: [{ parameterId: 999_999, value: '1' }] }
  await expect(cast.lister.call(updateProperty, { id: mine.id, ...foreign })).rejects.toMatchObject({ status: 400 })
  const unknown = { facilities: [{ facilityId: 999_999, distanceKm: '1' }] }
  const nowhere = { categoryId: 999_999 }
  for (const [field, changes] of [
    ['facilities', unknown],
    ['category_id', nowhere],
  ] as const) {
    const failure = { status: 400, data: { fields: { [field]: 'unknown' } } }
    await expect(cast.lister.call(updateProperty, { id: mine.id, ...changes })).rejects.toMatchObject(failure)
  }
  expect(await mediaIds()).toEqual(before)
  expect((await other.seen(id, 'lister')).titleImage?.id).toBe(theirCover)
})

test("T21 a stranger's edit is not found before a single file is stored", async () => {
  const { id } = await cast.publish()
  const before = await server.db.selectFrom('property').selectAll().where('id', '=', id).executeTakeFirst()
  const files = await mediaIds()
  const attack = cast.stranger.call(updateProperty, { id, title: 'Mine now', titleImage: await photo() })
  await expect(attack).rejects.toMatchObject({ status: 404, code: 'not_found' })
  expect(await server.db.selectFrom('property').selectAll().where('id', '=', id).executeTakeFirst()).toEqual(before)
  expect(await mediaIds()).toEqual(files)
})

test('what was public once keeps its deal; what never was may still change it', async () => {
  const waiting = await cast.post()
  await cast.lister.call(updateProperty, { id: waiting.id, deal: 'rent', rentPeriod: 'monthly' })
  expect(await cast.seen(waiting.id, 'lister')).toMatchObject({ deal: 'rent', marketState: 'for_rent' })
  const { id } = await cast.publish()
  const change = cast.lister.call(updateProperty, { id, deal: 'rent', rentPeriod: 'monthly' })
  await expect(change).rejects.toMatchObject({ status: 409, code: 'illegal_move' })
})

test.each([
  ['a meta description of 49 characters', { metaDescription: 'x'.repeat(49) }],
  ['eleven phrases', { metaKeywords: [...'abcdefghijk'].join(', ') }],
  ['no rent period', { deal: 'rent' as const }],
])('%s is refused by the rules of the form', async (_, changes) => {
  const { id } = await cast.post()
  await expect(cast.lister.call(updateProperty, { id, ...changes })).rejects.toMatchObject({ status: 400 })
})

test('a long meta title is only a warning', async () => {
  const { id } = await cast.post({ metaTitle: 'x'.repeat(61), metaDescription: 'y'.repeat(50) })
  expect((await cast.seen(id, 'lister')).meta?.title).toHaveLength(61)
})
