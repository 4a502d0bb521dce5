import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { updateProperty } from '@gable/contract/posting'
import { searchProperties } from '@gable/contract/properties'
import type { Picture } from '@gable/contract/property'
import { approveProperty } from '@gable/contract/review'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cast, createCast } from '../../../test/cast.ts'
import { sellPackages } from '../../../test/packages.ts'
import { photo, startTestServer, type TestServer } from '../../../test/test-server.ts'
import { createPictureGrants } from '../../media/picture-grants.ts'

const formats = ['avif', 'webp', 'jpg']

describe.each(['folder', 's3'] as const)('T25 in a store of kind %s, the pictures of a premium home', (kind) => {
  let server: TestServer
  let cast: Cast
  let folder: string
  let id: number
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gable-premium-'))
    server = await startTestServer({ FILES_STORE: kind, FILES_FOLDER: folder })
    await sellPackages(server)
    cast = await createCast(server)
    const pictures = { galleryImages: [await photo(), await photo()], metaImage: await photo() }
    ;({ id } = await cast.publish({
      ...pictures,
      panorama: await photo({ width: 2048, height: 1024 }),
      isPremium: true,
      city: 'Sintra',
    }))
    await server.runJobs()
  })
  afterAll(async () => {
    await server.stop()
    await rm(folder, { recursive: true })
  })

  const picturesFor = async (by: 'lister' | 'reviewer') => {
    const { titleImage, gallery, panorama, meta } = await cast.seen(id, by)
    return [titleImage, ...(gallery ?? []), panorama, meta?.image].filter((picture) => !!picture)
  }
  const filesAt = ({ widths }: Picture, address: string) =>
    widths.flatMap((width) => formats.map((format) => `${address}/${width}.${format}`))
  const statuses = async (urls: string[]) => {
    const replies = await Promise.all(urls.map((url) => server.app.inject(url)))
    return [...new Set(replies.map(({ statusCode }) => statusCode))]
  }

  test('open at addresses that are signed for those who may see them, in detail, lists and own lists', async () => {
    for (const by of ['lister', 'reviewer'] as const) {
      const pictures = await picturesFor(by)
      expect(pictures).toHaveLength(5)
      expect(await statuses(pictures.flatMap((picture) => filesAt(picture, picture.url)))).toEqual([200])
      const [card] = (await cast[by].call(searchProperties, { city: 'Sintra' })).data
      if (!card?.titleImage) throw new Error('A card without its picture')
      expect(await statuses(filesAt(card.titleImage, card.titleImage.url))).toEqual([200])
    }
  })

  test('are nowhere without a signature, whoever knows their ids', async () => {
    for (const picture of await picturesFor('lister')) {
      expect(await statuses(filesAt(picture, `/media/${picture.id}`))).toEqual([404])
    }
  })

  test('cannot be opened by a signature of another picture, of other times, or of nobody', async () => {
    const [one, other] = await picturesFor('lister')
    if (!one || !other) throw new Error('A home without pictures')
    const [, , grant = ''] = one.url.split('/')
    const [until = '', signature = ''] = grant.split('.')
    const forged = [`${Number(until) + 600}.${signature}`, `${until}.${'A'.repeat(43)}`, 'nonsense', '0.0']
    for (const wrong of forged) {
      expect(await statuses(filesAt(one, `/media/${wrong}/${one.id}`))).toEqual([403])
    }
    expect(await statuses(filesAt(other, `/media/${grant}/${other.id}`))).toEqual([403])
  })

  test('are kept by no cache that others use, and no longer than their address lives', async () => {
    const [picture] = await picturesFor('lister')
    const { headers } = await server.app.inject(`${picture?.url}/320.webp`)
    const [, seconds] = /^private, max-age=(\d+)$/.exec(String(headers['cache-control'])) ?? []
    expect(Number(seconds)).toBeGreaterThan(0)
    expect(Number(seconds)).toBeLessThanOrEqual(300)
  })

  test('are shown to all others as the blur of their placeholder', async () => {
    for (const caller of [server.visitor, cast.stranger]) {
      const [card] = (await caller.call(searchProperties, { city: 'Sintra' })).data
      expect(card?.titleImage).toMatchObject({ id: '', url: '', widths: [], placeholder: expect.stringMatching(/./) })
    }
  })

  test('close when the home becomes premium, and open when it no longer is', async () => {
    const property = await cast.publish({ city: 'Leiria' })
    await server.runJobs()
    const { titleImage } = await cast.seen(property.id)
    const files = titleImage ? filesAt(titleImage, titleImage.url) : []
    expect(await statuses(files)).toEqual([200])
    const setPremium = async (isPremium: boolean) => {
      await cast.lister.call(updateProperty, { id: property.id, isPremium })
      await cast.reviewer.call(approveProperty, { id: property.id })
    }
    await setPremium(true)
    expect(await statuses(files)).toEqual([404])
    await setPremium(false)
    expect(await statuses(files)).toEqual([200])
  })
})

test('T25 a signed address lives for five minutes at most, and stays the same for half of them', () => {
  let time = 1_700_000_100_000
  const grants = createPictureGrants('a secret', () => time)
  const grant = grants.issue('a-picture')
  expect(grants.secondsLeft(grant, 'a-picture')).toBe(300)
  time += 149_000
  expect(grants.issue('a-picture')).toBe(grant)
  time += 150_000
  expect(grants.issue('a-picture')).not.toBe(grant)
  expect(grants.secondsLeft(grant, 'a-picture')).toBe(1)
  time += 1_000
  expect(grants.secondsLeft(grant, 'a-picture')).toBe(0)
  expect(createPictureGrants('another secret', () => time - 1_000).secondsLeft(grant, 'a-picture')).toBe(0)
})
