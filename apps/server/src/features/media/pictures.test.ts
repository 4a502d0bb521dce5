import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { receivedFile } from '../../test/received-file.ts'
import { photo, startTestServer, type TestServer } from '../../test/test-server.ts'

const demoPictures = new URL('../../../../../demo-town/samples/', import.meta.url)

let server: TestServer
let ownerId: number
beforeAll(async () => {
  server = await startTestServer()
  ownerId = (await server.addMember()).id
})
afterAll(() => server.stop())

/** Red on the left, blue on the right. */
async function twoColours(width: number, height: number) {
  const half = await sharp({ create: { width: width / 2, height, channels: 3, background: '#0000ff' } })
    .png()
    .toBuffer()
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    { input: half, left: width / 2, top: 0 },
  ])
}

/** No listing shows them, so that nobody has them without a signature. */
const addressOf = (mediaId: string) => server.product.media.pictures.signedAddressOf(mediaId)

async function served(bytes: Buffer, kind: 'photo' | 'panorama' = 'photo') {
  const { service } = server.product.media
  const [media] = await service.storeOriginals(ownerId, [await receivedFile(bytes)], kind)
  const mediaId = media?.id ?? ''
  await service.makeVariants({ mediaId })
  const row = await server.db.selectFrom('media').selectAll().where('id', '=', mediaId).executeTakeFirstOrThrow()
  return {
    row,
    async fetch(width: number, format = 'webp') {
      const { rawPayload } = await server.app.inject(`${addressOf(mediaId)}/${width}.${format}`)
      return sharp(rawPayload)
    },
  }
}

test('a turned photograph is served turned, and its original stays as it was sent', async () => {
  const { service } = server.product.media
  const bytes = await (await twoColours(800, 600)).jpeg().toBuffer()
  const [first] = await service.storeOriginals(ownerId, [await receivedFile(bytes)])
  const turned = (await service.storeTurned(ownerId, new Map([[first?.id ?? '', 90]]))).get(first?.id ?? '')
  expect([turned?.width, turned?.height, turned?.turnDegrees]).toEqual([600, 800, 90])
  await service.makeVariants({ mediaId: turned?.id ?? '' })
  const { rawPayload } = await server.app.inject(`${addressOf(turned?.id ?? '')}/600.webp`)
  const colourAt = async (top: number) =>
    sharp(rawPayload).extract({ left: 300, top, width: 1, height: 1 }).raw().toBuffer()
  const [above, below] = [await colourAt(50), await colourAt(750)]
  // The left side has come to the top.
  expect([(above[0] ?? 0) > 200, (below[2] ?? 0) > 200]).toEqual([true, true])
  const stranger = (await server.addMember()).id
  expect(await service.storeTurned(stranger, new Map([[first?.id ?? '', 90]]))).toEqual(new Map())
})

test('T40 of pictures that are turned together one at a time lies on the disk', async () => {
  const { service } = server.product.media
  const bytes = await Promise.all(
    ['#101010', '#202020', '#303030'].map(async (colour) => receivedFile(await plain(colour))),
  )
  const pictures = await service.storeOriginals(ownerId, bytes)
  const copying = vi.spyOn(service, 'storeOriginals')
  const left = copying.mock.calls
  copying.mockImplementation(async () => {
    const paths = left.flatMap(([, files]) => files.map(({ filePath }) => filePath))
    expect(paths.filter((path) => existsSync(path))).toHaveLength(1)
    return []
  })
  await service.storeTurned(ownerId, new Map(pictures.map(({ id }) => [id, 90])))
  expect(left).toHaveLength(3)
  copying.mockRestore()
})

const plain = (background: string) =>
  sharp({ create: { width: 800, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer()

test('a photograph lying on its side is served upright', async () => {
  const bytes = await (await twoColours(800, 600)).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const { row, fetch } = await served(bytes)
  expect([row.width, row.height, row.widths]).toEqual([600, 800, [320, 600]])
  const image = await fetch(600)
  expect(await image.metadata()).toMatchObject({ width: 600, height: 800 })
  // Turned by a quarter, left is above.
  const above = await image.extract({ left: 0, top: 0, width: 600, height: 300 }).toBuffer()
  const { dominant } = await sharp(above).stats()
  expect([dominant.r > 200, dominant.b < 60]).toEqual([true, true])
})

test('what shines through is white, in every format', async () => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  const bytes = await sharp({ create: { width: 400, height: 300, channels: 4, background: clear } })
    .png()
    .toBuffer()
  const { fetch } = await served(bytes)
  for (const format of ['avif', 'webp', 'jpg']) {
    const { channels, dominant } = await (await fetch(320, format)).stats()
    expect([channels.length, dominant.r > 240]).toEqual([3, true])
  }
})

test('a wide gamut becomes the colours that everybody sees', async () => {
  const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#ff0000' } })
    .withIccProfile('p3')
    .jpeg({ quality: 95 })
    .toBuffer()
  const { fetch } = await served(bytes)
  const { dominant } = await (await fetch(320, 'jpg')).stats()
  expect([dominant.r > 230, dominant.g < 40]).toEqual([true, true])
})

test('before its variants are there, a picture has a placeholder, a colour and a hash of its look', async () => {
  const bytes = Buffer.from(await (await photo({ width: 1_000, height: 700 })).arrayBuffer())
  const [media] = await server.product.media.service.storeOriginals(ownerId, [await receivedFile(bytes)])
  const { rows } = await sql<{ placeholder: string; colour: string; bytes: number; hash: string }>`
    select placeholder, dominant_colour as colour, length(thumbhash) as bytes, perceptual_hash::text as hash
    from media where id = ${media?.id}`.execute(server.db)
  expect(rows).toEqual([
    {
      placeholder: expect.stringMatching(/^data:image\/webp;base64,[\w+/=]{40,800}$/),
      colour: expect.stringMatching(/^#[0-9a-f]{6}$/),
      bytes: expect.toSatisfy((length: number) => length > 4 && length < 40),
      hash: expect.stringMatching(/^-?\d{1,19}$/),
    },
  ])
})

test('the same view in another size and format has nearly the same hash, another view has not', async () => {
  const view = (name: string) => sharp(fileURLToPath(new URL(`${name}.jpg`, demoPictures)))
  const hashOf = async (image: Sharp) => {
    const file = await receivedFile(await image.toBuffer())
    const [media] = await server.product.media.service.storeOriginals(ownerId, [file])
    return BigInt.asUintN(64, BigInt(media?.perceptualHash ?? 0))
  }
  const apart = (one: bigint, two: bigint) => (one ^ two).toString(2).replaceAll('0', '').length
  const first = await hashOf(view('kitchen').jpeg())
  const again = await hashOf(view('kitchen').resize(450).webp({ quality: 50 }))
  const other = await hashOf(view('bedroom').jpeg())
  expect([apart(first, again) <= 4, apart(first, other) >= 16]).toEqual([true, true])
})

describe('a panorama', () => {
  test('keeps widths large enough to look around in', async () => {
    const bytes = await (await twoColours(5_000, 2_500)).jpeg({ quality: 60 }).toBuffer()
    const { row, fetch } = await served(bytes, 'panorama')
    expect([row.kind, row.widths]).toEqual(['panorama', [640, 1280, 2048, 4096]])
    expect(await (await fetch(4096)).metadata()).toMatchObject({ width: 4096, height: 2048 })
  })

  test('that does not go all around is refused', async () => {
    const bytes = await (await twoColours(1_600, 1_200)).jpeg().toBuffer()
    const stored = server.product.media.service.storeOriginals(ownerId, [await receivedFile(bytes)], 'panorama')
    await expect(stored).rejects.toMatchObject({ status: 422, data: { reason: 'photo_no_panorama' } })
  })
})

test('T44 photographs in a form count against the space of their sender as well', async () => {
  const { id } = await server.addMember()
  await server.product.settings.set('memberStorageFiles', 1, null)
  const files = await Promise.all(
    [photo(), photo()].map(async (one) => receivedFile(Buffer.from(await (await one).arrayBuffer()))),
  )
  await expect(server.product.media.service.storeOriginals(id, files)).rejects.toMatchObject({
    status: 409,
    code: 'storage_full',
  })
  await server.product.settings.set('memberStorageFiles', 4_000, null)
  expect(await server.db.selectFrom('media').select('id').where('ownerId', '=', id).execute()).toEqual([])
})

describe('the same photograph sent again', () => {
  const send = async (bytes: Buffer) => {
    const { service } = server.product.media
    const owner = (await server.addMember()).id
    const [media] = await service.storeOriginals(owner, [await receivedFile(bytes)])
    if (!media) throw new Error('Nothing was stored')
    return { ...media, owner }
  }
  const statusOf = async (mediaId: string) => (await server.app.inject(`${addressOf(mediaId)}/320.webp`)).statusCode

  test('by somebody else has an address of its own and the files of the first, also after that one has left', async () => {
    const { service } = server.product.media
    const bytes = await (await twoColours(640, 480)).jpeg().toBuffer()
    const first = await send(bytes)
    const second = await send(bytes)
    expect([second.filesId, second.id === first.id]).toEqual([first.id, false])
    await service.makeVariants({ mediaId: second.id })
    expect(await statusOf(second.id)).toBe(200)
    await service.eraseAllOf(first.owner)
    expect([await statusOf(first.id), await statusOf(second.id)]).toEqual([404, 200])
    const third = await send(bytes)
    expect(third.filesId).toBe(first.id)
    await service.eraseAllOf(second.owner)
    await service.eraseAllOf(third.owner)
    expect((await send(bytes)).filesId).toBeNull()
  })

  test('after a sending that broke off is stored as if it were the first', async () => {
    const bytes = await (await twoColours(660, 480)).jpeg().toBuffer()
    const { id } = await send(bytes)
    await server.db.updateTable('media').set({ id: randomUUID() }).where('id', '=', id).execute()
    const again = await send(bytes)
    expect(again.filesId).toBeNull()
    await server.product.media.service.makeVariants({ mediaId: again.id })
    expect(await statusOf(again.id)).toBe(200)
  })

  test('as a panorama is looked at again: another kind has other sizes', async () => {
    const { service } = server.product.media
    const bytes = await (await twoColours(1600, 800)).jpeg().toBuffer()
    await send(bytes)
    const [wide] = await service.storeOriginals(ownerId, [await receivedFile(bytes)], 'panorama')
    expect(wide?.filesId).toBeNull()
  })
})
