import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AppError } from '../../platform/errors.ts'
import { hostileFiles, payload } from '../../test/hostile-files.ts'
import { receivedFile } from '../../test/received-file.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

const files = await hostileFiles()
const traces = [
  'GABLE-PAYLOAD',
  '<script',
  '<?php',
  '<svg',
  'Exif',
  'ICC_PROFILE',
  'http://ns.adobe.com',
  '%PDF',
  'PK\x03\x04',
]

let server: TestServer
let ownerId: number
beforeAll(async () => {
  server = await startTestServer()
  ownerId = (await server.addMember()).id
})
afterAll(() => server.stop())

test('T37 there are at least sixty hostile files, and they carry their payload', () => {
  expect(files.length).toBeGreaterThanOrEqual(60)
  const carriers = files.filter(({ bytes }) => bytes.includes(payload))
  expect(carriers.length).toBeGreaterThanOrEqual(40)
})

/** The sizes and formats that anybody could fetch. */
async function servedBytes(mediaId: string) {
  const { widths } = await server.db
    .selectFrom('media')
    .select('widths')
    .where('id', '=', mediaId)
    .executeTakeFirstOrThrow()
  const addresses = widths.flatMap((width) => ['avif', 'webp', 'jpg'].map((format) => [String(width), format] as const))
  return Promise.all(
    addresses.map(async ([width, format]) => {
      const address = server.product.media.pictures.signedAddressOf(mediaId)
      const { statusCode, rawPayload } = await server.app.inject(`${address}/${width}.${format}`)
      expect(statusCode).toBe(200)
      return rawPayload
    }),
  )
}

test.each(files)('T37 T39 $name is refused, or nothing but its pixels is served', async ({ fileName, bytes }) => {
  const { service } = server.product.media
  const stored = await service.storeOriginals(ownerId, [await receivedFile(bytes, fileName)]).catch((error) => error)
  if (stored instanceof Error) {
    expect(stored).toBeInstanceOf(AppError)
    expect((stored as AppError).status).toSatisfy((status: number) => [415, 422].includes(status))
    return
  }
  const [{ id: mediaId }] = stored as [{ id: string }]
  await service.makeVariants({ mediaId })
  const served = await servedBytes(mediaId)
  expect(served.length).toBeGreaterThan(0)
  for (const body of served) {
    expect(traces.filter((trace) => body.includes(trace))).toEqual([])
    const { exif, icc, xmp, iptc, comments, pages = 1, space } = await sharp(body).metadata()
    expect({ exif, icc, xmp, iptc, comments, pages, space }).toEqual({ pages: 1, space: 'srgb' })
    await sharp(body, { failOn: 'warning' }).stats()
  }
})

/** By name, so that a change of mind about one of them is seen. */
test('T37 T38 exactly the real pictures are taken', async () => {
  const { service } = server.product.media
  const taken: string[] = []
  for (const { fileName, bytes } of files) {
    const file = await receivedFile(bytes, fileName)
    await service.storeOriginals(ownerId, [file]).then(
      () => taken.push(fileName),
      () => undefined,
    )
  }
  const refused = files.map(({ fileName }) => fileName).filter((name) => !taken.includes(name))
  for (const name of [
    'plain.svg',
    'php.jpg',
    'gifar.gif',
    'half.jpg',
    'bomb.png',
    'small.jpg',
    'phone.heic',
    'scan.tiff',
  ]) {
    expect(refused).toContain(name)
  }
  for (const name of ['cmyk.jpg', 'sixteen-bits.png', 'with-end.jpg', 'moving.webp', 'png-named.jpg', 'turned.jpg']) {
    expect(taken).toContain(name)
  }
  expect(taken.filter((name) => /svgz?$/.test(name))).toEqual([])
})

test('a HEIC is told apart, so that the page can say what to do', async () => {
  const heic = files.find(({ fileName }) => fileName === 'phone.heic')?.bytes ?? Buffer.alloc(0)
  const stored = server.product.media.service.storeOriginals(ownerId, [
    await receivedFile(heic, `${randomUUID()}.heic`),
  ])
  await expect(stored).rejects.toMatchObject({ status: 415, code: 'heic_refused' })
})
