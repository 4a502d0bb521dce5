import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tagsOf } from '../../../../tools/exiftool/tags-of.ts'
import { findPrivateTags } from '../../../../tools/exiftool/private-tags.ts'
import { photo, startTestServer, type TestServer } from '../test/test-server.ts'
import { type FileField, listFileFields } from './file-fields.ts'
import { addSender, createFileForms } from './file-forms.ts'

let server: TestServer
let formWith: ReturnType<typeof createFileForms>
beforeAll(async () => {
  server = await startTestServer()
  formWith = createFileForms(server)
})
afterAll(() => server.stop())

const isServed = ({ call }: FileField) => server.app.hasRoute({ method: call.method, url: `/api${call.path}` })
const fields = listFileFields()
/** A voice note is no picture. */
const pictureFields = fields.filter(({ name }) => name !== 'audio')

async function send(field: FileField, token: string, file: Blob) {
  const { url, type, bytes } = await formWith(field, token, file)
  return server.app.inject({
    method: 'POST',
    url,
    headers: { authorization: `Bearer ${token}`, 'content-type': type },
    payload: bytes,
  })
}

async function storedFilesOf(ownerId: number) {
  const { db } = server
  const media = await db.selectFrom('media').select(['id', 'widths']).where('ownerId', '=', ownerId).execute()
  const documents = await db.selectFrom('document').select('id').where('ownerId', '=', ownerId).execute()
  return { media, documents }
}

test.each(fields)('T38 an SVG as $name of $call.path is refused everywhere', async (field) => {
  if (!isServed(field)) return
  const { id, token } = await addSender(server, field)
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><script>alert(1)</script></svg>'
  const reply = await send(field, token, new File([svg], 'plan.png', { type: 'image/png' }))
  // A field that nobody reads yet keeps nothing, which is as good.
  if (reply.statusCode !== 415) {
    const { media, documents } = await storedFilesOf(id)
    expect([reply.statusCode, documents, media.length <= 1]).toEqual([200, [], true])
  }
})

/** A photograph that tells where it was taken, and with which camera. */
async function talkative() {
  const image = await sharp(Buffer.from(await (await photo({ width: 1_200, height: 600 })).arrayBuffer()))
    .withExif({
      IFD0: { Artist: 'Ada', ImageDescription: 'home' },
      IFD2: { BodySerialNumber: 'SN-123456', LensSerialNumber: 'LN-9' },
      IFD3: { GPSLatitude: '41/1 8/1 0/1', GPSLatitudeRef: 'N', GPSLongitude: '8/1 36/1 0/1', GPSLongitudeRef: 'W' },
    })
    .withXmp(
      '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></x:xmpmeta>',
    )
    .jpeg()
    .toBuffer()
  return new File([new Uint8Array(image)], 'IMG_1.jpg', { type: 'image/jpeg' })
}

test('T39 exiftool finds nothing in any byte that was served, whatever way the picture came', async () => {
  const picture = await talkative()
  const addressOf = (mediaId: string) => server.product.media.pictures.signedAddressOf(mediaId)
  const served = new Map<string, Buffer>()
  for (const field of pictureFields.filter(isServed)) {
    const { id, token } = await addSender(server, field)
    const reply = await send(field, token, picture)
    expect([field.name, reply.statusCode]).toEqual([field.name, 200])
    await server.runJobs()
    const { media, documents } = await storedFilesOf(id)
    const shown = await server.product.media.documents.present(
      { accountId: id, permissions: [] },
      documents.map((one) => one.id),
    )
    const addresses = [
      ...media.flatMap((one) =>
        one.widths.flatMap((width) =>
          ['avif', 'webp', 'jpg'].map((format) => `${addressOf(one.id)}/${width}.${format}`),
        ),
      ),
      ...shown.map(({ url }) => url),
    ]
    for (const url of addresses) {
      const { statusCode, rawPayload } = await server.app.inject({ url, headers: { authorization: `Bearer ${token}` } })
      expect(statusCode).toBe(200)
      served.set(`${served.size}-${field.name}`, rawPayload)
    }
  }
  expect(served.size).toBeGreaterThanOrEqual(pictureFields.filter(isServed).length * 6)

  const original = await tagsOf(new Map([['original', Buffer.from(await picture.arrayBuffer())]]))
  expect(original['original']).toEqual(expect.arrayContaining(['GPS:GPSLatitude', 'ExifIFD:SerialNumber']))
  expect(await findPrivateTags(served)).toEqual([])
})
