import { postProperty } from '@gable/contract/posting'
import { getProperties, searchProperties } from '@gable/contract/properties'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newListing, photo, startTestServer, type TestServer } from '../../test/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

test('a posted home is seen by its lister alone until staff approve it, and by everybody after', async () => {
  const lister = await server.addMember()
  const stranger = await server.addMember()
  const posted = (await lister.call(postProperty, await newListing({ title: 'Harbour flat' }))).data
  expect(posted).toMatchObject({ slug: 'harbour-flat', reviewState: 'pending' })

  const { slug } = posted
  await expect(server.visitor.call(getProperties, { slug })).rejects.toMatchObject({ status: 404, code: 'not_found' })
  await expect(stranger.call(getProperties, { slug })).rejects.toMatchObject({ status: 404, code: 'not_found' })
  expect((await lister.call(getProperties, { slug })).data[0]).toMatchObject({ isOwn: true, reviewState: 'pending' })

  await server.product.properties.approve(slug)
  const [seen] = (await server.visitor.call(getProperties, { slug })).data
  expect(seen).toMatchObject({ title: 'Harbour flat', price: '500000.00', currency: 'USD', isOwn: false })
})

test('the worker makes every width and format of each picture', async () => {
  const lister = await server.addMember()
  const listing = await newListing({ galleryImages: [await photo({ width: 1400, height: 900 })] })
  const { slug } = (await lister.call(postProperty, listing)).data
  await server.product.properties.approve(slug)
  await server.runJobs()

  const [property] = (await server.visitor.call(getProperties, { slug })).data
  expect(property?.titleImage?.widths).toEqual([320, 640])
  expect(property?.gallery?.[0]?.widths).toEqual([320, 640, 960, 1280, 1400])
  for (const format of ['avif', 'webp', 'jpg']) {
    const reply = await server.app.inject(`${property?.titleImage?.url}/640.${format}`)
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, expect.stringMatching(/^image\//)])
  }
})

test.each(['320.webp', '320.exe', '../../originals/x', '%2e%2e/x'])('T42 there is no picture %s', async (file) => {
  const reply = await server.app.inject(`/media/${crypto.randomUUID()}/${file}`)
  expect([reply.statusCode, reply.json().code]).toEqual([404, 'not_found'])
})

test('two homes of one title have slugs of their own', async () => {
  const lister = await server.addMember()
  const [first, second] = await Promise.all([
    lister.call(postProperty, await newListing({ title: 'Sea view' })),
    lister.call(postProperty, await newListing({ title: 'Sea view' })),
  ])
  const slugs = new Set([first.data.slug, second.data.slug])
  expect(slugs.size).toBe(2)
})

test('a retry with the same key posts nothing twice and gets the first answer', async () => {
  const lister = await server.addMember()
  const listing = await newListing({ title: 'Posted once' })
  const send = () => lister.call(postProperty, listing, { idempotencyKey: 'one-key' })
  const answers = await Promise.all([send(), send(), send()])
  answers.push(await send())
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)

  const other = await newListing({ title: 'Something else' })
  await expect(lister.call(postProperty, other, { idempotencyKey: 'one-key' })).rejects.toMatchObject({
    status: 409,
    code: 'idempotency_key_reused',
  })
})

test.each([
  ['a text that calls itself a JPEG', async () => new File(['<?php ?>'], 'a.jpg', { type: 'image/jpeg' }), 415],
  [
    'an SVG',
    async () => new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.svg', { type: 'image/svg+xml' }),
    415,
  ],
  ['a picture of 119 pixels', async () => photo({ width: 119, height: 400 }), 422],
])('%s is refused as a photo and leaves no row', async (_, file, status) => {
  const lister = await server.addMember()
  const listing = await newListing({ titleImage: await file() })
  const code = status === 415 ? 'photo_type_refused' : 'photo_refused'
  const refusal = { status, code, data: { fields: { title_image: code } } }
  await expect(lister.call(postProperty, listing)).rejects.toMatchObject(refusal)
  const rows = await server.db.selectFrom('property').select('id').where('ownerId', '=', lister.id).execute()
  expect(rows).toEqual([])
})

test('of several files the refused one is named', async () => {
  const lister = await server.addMember()
  const galleryImages = [await photo(), await photo({ width: 119, height: 400 })]
  const refused = lister.call(postProperty, await newListing({ galleryImages }))
  const data = { reason: 'photo_too_small', fields: { 'gallery_images[1]': 'photo_refused' } }
  await expect(refused).rejects.toMatchObject({ code: 'photo_refused', data })
  const documents = [new File(['<!doctype html>'], 'deed.pdf', { type: 'application/pdf' })]
  await expect(lister.call(postProperty, await newListing({ documents }))).rejects.toMatchObject({
    code: 'document_refused',
    data: { fields: { 'documents[0]': 'document_refused' } },
  })
})

test('a visitor cannot post', async () => {
  await expect(server.visitor.call(postProperty, await newListing())).rejects.toMatchObject({
    status: 401,
    code: 'sign_in_required',
  })
})

test('a search finds public homes by words, city and box, and says who answered', async () => {
  const lister = await server.addMember()
  const facts = { title: 'Windmill with a garden', city: 'Évora', latitude: 38.57, longitude: -7.91 }
  const { slug } = (await lister.call(postProperty, await newListing(facts))).data
  await server.product.properties.approve(slug)

  const box = { west: -8, south: 38, east: -7, north: 39 }
  for (const filters of [{ text: 'WINDMILL garden' }, { city: 'evora' }, { bbox: box }]) {
    const { data, total } = await server.visitor.call(searchProperties, filters)
    expect([data.map((card) => card.slug), total]).toEqual([[slug], 1])
  }
  expect((await server.visitor.call(searchProperties, { text: 'windmill castle' })).total).toBe(0)
  const reply = await server.app.inject('/api/get-property-list?search=windmill&city=')
  expect(reply.headers['x-search-engine']).toBe('postgres')
})
