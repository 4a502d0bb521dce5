import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostileFiles } from '../test/hostile-files.ts'
import { hostilePdfs, pdfsWithExtras } from '../test/hostile-pdfs.ts'
import { startTestServer, type TestServer } from '../test/test-server.ts'
import { type FileField, listFileFields, takesDocuments } from './file-fields.ts'
import { addSender, createFileForms } from './file-forms.ts'

const pdfs = Object.entries({ ...hostilePdfs, ...pdfsWithExtras })
const files = [
  ...(await hostileFiles()),
  ...pdfs.map(([name, bytes]) => ({ name, fileName: `${name}.pdf`, bytes })),
].filter(({ fileName }) => !fileName.includes('\0'))
/** What no served byte may hold: what the files carry, and what a reader of documents would run. */
const traces = ['GABLE-PAYLOAD', '<script', '<?php', '<svg', 'PK\x03\x04', '/JavaScript', '/JS', '/Launch', 'app.alert']

let server: TestServer
let formWith: ReturnType<typeof createFileForms>
beforeAll(async () => {
  // However busy the machine is with other tests, nobody is sent away.
  server = await startTestServer({ MAX_EVENT_LOOP_LAG_MS: '0' })
  formWith = createFileForms(server)
})
afterAll(() => server.stop())

async function send(field: FileField, token: string, { bytes, fileName }: { bytes: Buffer; fileName: string }) {
  const form = await formWith(field, token, new File([new Uint8Array(bytes)], fileName))
  const headers = { authorization: `Bearer ${token}`, 'content-type': form.type }
  return server.app.inject({ method: 'POST', url: form.url, headers, payload: form.bytes })
}

/** All that is kept of somebody, as anybody could come to have it. */
async function servedOf({ id, token }: { id: number; token: string }): Promise<[type: string, bytes: Buffer][]> {
  const { db } = server
  const media = await db.selectFrom('media').select(['id', 'widths']).where('ownerId', '=', id).execute()
  const documents = await db.selectFrom('document').select(['id', 'state']).where('ownerId', '=', id).execute()
  expect(documents.filter(({ state }) => state === 'pending')).toEqual([])
  const shown = await server.product.media.documents.present(
    { accountId: id, permissions: [] },
    documents.flatMap((one) => (one.state === 'ready' ? [one.id] : [])),
  )
  // Signed when they are asked for: there are many, and a signature is good for minutes.
  const { signedAddressOf } = server.product.media.pictures
  const addresses = [
    ...media.flatMap((one) =>
      one.widths.flatMap((width) =>
        ['avif', 'webp', 'jpg'].map((format) => () => `${signedAddressOf(one.id)}/${width}.${format}`),
      ),
    ),
    ...shown.map(
      ({ url }) =>
        () =>
          url,
    ),
  ]
  const headers = { authorization: `Bearer ${token}` }
  const served: [string, Buffer][] = []
  for (const addressOf of addresses) {
    const reply = await server.app.inject({ url: addressOf(), headers })
    expect(reply.statusCode).toBe(200)
    served.push([String(reply.headers['content-type']), reply.rawPayload])
  }
  return served
}

/**
 * All fields hand their files to the same two ways in, so each field is sent every fourth file, beginning with another
 * one: pictures and documents are all sent to several fields, in a quarter of the time.
 */
const share = 4
const fields = listFileFields().toSorted((one, other) => Number(takesDocuments(one)) - Number(takesDocuments(other)))
const filesFor = (field: FileField) => files.filter((_, index) => index % share === fields.indexOf(field) % share)

test('T37 there are more than sixty files, thirty documents among them, and each goes to a field for documents', () => {
  expect([files.length >= 60, pdfs.length >= 30]).toEqual([true, true])
  expect(new Set(fields.filter(takesDocuments).flatMap(filesFor)).size).toBe(files.length)
})

test.each(fields)(
  'T37 as $name of $call.path hostile files are refused, or what is served of them is clean',
  async (field) => {
    if (!server.app.hasRoute({ method: field.call.method, url: `/api${field.call.path}` })) return
    const someone = await addSender(server, field)
    const answers = new Set<number>()
    for (const file of filesFor(field)) answers.add((await send(field, someone.token, file)).statusCode)
    expect([...answers].filter((status) => ![200, 400, 415, 422].includes(status))).toEqual([])
    await server.runJobs()
    const served = await servedOf(someone)
    // No panorama is among them, and no voice note.
    if (!['three_d_image', 'audio'].includes(field.name)) expect(served.length).toBeGreaterThan(0)
    for (const [type, bytes] of served) {
      expect(traces.filter((trace) => bytes.includes(trace))).toEqual([])
      if (type === 'application/pdf') expect(bytes.toString('latin1', 0, 5)).toBe('%PDF-')
      else await sharp(bytes, { failOn: 'warning' }).stats()
    }
  },
  600_000,
)
