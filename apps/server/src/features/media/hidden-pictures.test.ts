import { updateProfile } from '@gable/contract/accounts'
import { deleteProperty, getAddedProperties, setPropertyActive, updateProperty } from '@gable/contract/posting'
import { approveProject, expireProject, listProjectsForReview, rejectProject } from '@gable/contract/project-review'
import { deleteProject, setProjectActive } from '@gable/contract/projects'
import { approveProperty, expireProperty, listForReview, rejectProperty } from '@gable/contract/review'
import type { Picture } from '@gable/contract/property'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cast, createCast } from '../../test/cast.ts'
import { createDevelopers } from '../../test/projects.ts'
import { photo, startTestServer, type TestServer } from '../../test/test-server.ts'
import { listReferringColumns } from './references.repository.ts'
import { knownUses } from './shown-pictures.repository.ts'

let server: TestServer
let cast: Cast
beforeAll(async () => {
  server = await startTestServer()
  cast = await createCast(server)
})
afterAll(() => server.stop())

const fetchAt = (address: string | undefined, headers = {}) =>
  server.app.inject({ url: `${address}/640.webp`, headers })
const statusAt = async (address: string | undefined) => (await fetchAt(address)).statusCode
const plain = (picture: Picture) => `/media/${picture.id}`
const all = async (pictures: Picture[], address: (picture: Picture) => string) =>
  new Set(await Promise.all(pictures.map(async (picture) => statusAt(address(picture)))))

type Property = { id: number }
const propertyStates: Record<string, (property: Property) => Promise<unknown>> = {
  pending: ({ id }) => cast.lister.call(updateProperty, { id, title: 'To be read again' }),
  rejected: ({ id }) => cast.reviewer.call(rejectProperty, { id, reason: 'No' }),
  expired: ({ id }) => cast.reviewer.call(expireProperty, { id }),
  'past its end': ({ id }) =>
    server.db
      .updateTable('property')
      .set({ expiresAt: new Date(0) })
      .where('id', '=', id)
      .execute(),
  inactive: ({ id }) => cast.lister.call(setPropertyActive, { id, isActive: false }),
}
const picturesOf = async (id: number, by: 'lister' | 'reviewer') => {
  const { titleImage, gallery, panorama, meta } = await cast.seen(id, by)
  return [titleImage, ...(gallery ?? []), panorama, meta?.image].filter((picture) => !!picture)
}

describe('T24 T42 the pictures of a home that is not public', () => {
  test.each(Object.entries(propertyStates))('%s open for its lister and staff alone', async (_, hide) => {
    const extras = { metaImage: await photo(), panorama: await photo({ width: 2048, height: 1024 }) }
    const property = await cast.publish({ galleryImages: [await photo()], ...extras })
    await server.runJobs()
    const shown = await picturesOf(property.id, 'lister')
    expect(await all(shown, plain)).toEqual(new Set([200]))
    await hide(property)
    expect(await all(shown, plain)).toEqual(new Set([404]))
    for (const by of ['lister', 'reviewer'] as const) {
      const signed = await picturesOf(property.id, by)
      expect(signed).toHaveLength(4)
      expect(await all(signed, ({ url }) => url)).toEqual(new Set([200]))
    }
    const [{ url } = { url: '' }] = await picturesOf(property.id, 'lister')
    expect((await fetchAt(url)).headers['cache-control']).toMatch(/^private, max-age=\d{1,4}$/)
  })

  test('are shown in the lists of its lister and of reviewers', async () => {
    const { id, slug } = await cast.post()
    await server.runJobs()
    const own = (await cast.lister.call(getAddedProperties, {})).data.find((property) => property.id === id)
    expect(await statusAt(own?.titleImage?.url)).toBe(200)
    const [detail] = (await cast.lister.call(getAddedProperties, { slug })).data
    expect(await statusAt(detail?.titleImage?.url)).toBe(200)
    const queue = (await cast.reviewer.call(listForReview, {})).data
    expect(await statusAt(queue.find(({ property }) => property.id === id)?.property.titleImage?.url)).toBe(200)
  })

  test('are gone with a deleted home and with a deactivated lister', async () => {
    const deleted = await cast.publish()
    const other = await createCast(server)
    const left = await other.publish()
    await server.runJobs()
    const pictures = [...(await picturesOf(deleted.id, 'lister')), ...(await picturesOf(left.id, 'reviewer'))]
    expect(await all(pictures, plain)).toEqual(new Set([200]))
    await cast.lister.call(deleteProperty, { id: deleted.id })
    await server.db.updateTable('account').set({ isActive: false }).where('id', '=', other.lister.id).execute()
    expect(await all(pictures, plain)).toEqual(new Set([404]))
  })

  test('open to everybody again with the home', async () => {
    const { id } = await cast.post()
    await server.runJobs()
    const [picture] = await picturesOf(id, 'lister')
    if (!picture) throw new Error('A home without a picture')
    expect(await statusAt(plain(picture))).toBe(404)
    await cast.reviewer.call(approveProperty, { id })
    expect([await statusAt(plain(picture)), (await cast.seen(id)).titleImage?.url]).toEqual([200, plain(picture)])
  })
})

test('T24 the pictures of a project that is not public open for its lister and staff alone', async () => {
  const people = await createDevelopers(server)
  const { id, slug } = await people.post({ galleryImages: [await photo()], metaImage: await photo() })
  await server.runJobs()
  const pictures = async () => {
    const { titleImage, gallery = [], meta } = await people.seen(slug)
    return [titleImage, ...gallery, meta?.image].filter((picture) => !!picture)
  }
  const expectHidden = async () => {
    const own = await pictures()
    expect([own.length, await all(own, plain)]).toEqual([3, new Set([404])])
    expect(await all(own, ({ url }) => url)).toEqual(new Set([200]))
  }
  await expectHidden()
  const queue = (await people.staff.call(listProjectsForReview, {})).data
  expect(await statusAt(queue.find(({ project }) => project.id === id)?.project.titleImage?.url)).toBe(200)
  const approve = async () => {
    await people.staff.call(approveProject, { id })
    expect(await all(await pictures(), plain)).toEqual(new Set([200]))
  }
  await approve()
  await people.staff.call(rejectProject, { id, reason: 'No' })
  await expectHidden()
  await approve()
  await people.lister.call(setProjectActive, { id, isActive: false })
  await expectHidden()
  await people.lister.call(setProjectActive, { id, isActive: true })
  await people.staff.call(expireProject, { id })
  await expectHidden()
  const own = await pictures()
  await people.lister.call(deleteProject, { id })
  expect(await all(own, plain)).toEqual(new Set([404]))
})

test('T24 caches ask again, and are told when a picture is no longer for everybody', async () => {
  const { id } = await cast.publish()
  await server.runJobs()
  const address = (await cast.seen(id)).titleImage?.url
  const { headers } = await fetchAt(address)
  expect(headers['cache-control']).toBe('public, max-age=86400, s-maxage=600')
  const known = { 'if-none-match': String(headers.etag) }
  const again = await fetchAt(address, known)
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
  await cast.lister.call(setPropertyActive, { id, isActive: false })
  expect((await fetchAt(address, known)).statusCode).toBe(404)
})

test('portraits are for everybody while their owner is in good standing', async () => {
  const member = await server.addMember()
  await member.call(updateProfile, { profilePicture: await photo() })
  await server.runJobs()
  const { profileMediaId } = await server.db
    .selectFrom('account')
    .select('profileMediaId')
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow()
  expect(await statusAt(`/media/${profileMediaId}`)).toBe(200)
  await server.db.updateTable('account').set({ isActive: sql`false` }).where('id', '=', member.id).execute()
  expect(await statusAt(`/media/${profileMediaId}`)).toBe(404)
})

test('T24 every column that points to a picture has a rule about who may have it', async () => {
  const uses = (await listReferringColumns(server.db, 'media')).map(({ table, column }) => `${table}.${column}`)
  expect(uses.filter((use) => use !== 'media.files_id')).toEqual(knownUses)
})
