import { randomUUID } from 'node:crypto'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startFakeClamd } from '../../test/fake-clamd.ts'
import { eicar, samplePdf } from '../../test/sample-pdf.ts'
import { onePage, pdfOf } from '../../test/pdf-file.ts'
import { receivedFile } from '../../test/received-file.ts'
import { photo, startTestServer, type TestServer } from '../../test/test-server.ts'
import { createFileGrants } from './file-grants.ts'

type Someone = { id: number; token: string }
let clamd: Awaited<ReturnType<typeof startFakeClamd>>
let server: TestServer
let owner: Someone
let other: Someone
beforeAll(async () => {
  clamd = await startFakeClamd()
  server = await startTestServer({ CLAMD_URL: clamd.url })
  owner = await server.addMember()
  other = await server.addMember()
})
afterAll(async () => {
  await server.stop()
  await clamd.goAway()
})

const withScript = {
  ...onePage,
  1: '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (app.alert) >> >>',
}
const viewerOf = ({ id }: Someone) => ({ accountId: id, permissions: [] })

async function store(bytes: Buffer | string, fileName = 'Energy certificate.pdf') {
  const { documents } = server.product.media
  const added = await documents.store(owner.id, [await receivedFile(bytes, fileName)])
  await server.db.transaction().execute((tx) => documents.keep(tx, added))
  return added[0]?.id ?? ''
}

async function addressFor(id: string, viewer?: Someone) {
  const [shown] = await server.product.media.documents.present(viewer && viewerOf(viewer), [id])
  return shown?.url
}

const fetchAs = (url: string, someone?: Someone) =>
  server.app.inject({ url, headers: someone ? { authorization: `Bearer ${someone.token}` } : {} })

test('a document is saved under its name and never shown inside the site', async () => {
  const id = await store(samplePdf(), 'Planta — rés-do-chão.pdf')
  await server.runJobs()
  const reply = await fetchAs((await addressFor(id, other)) ?? '', other)
  expect([reply.statusCode, reply.rawPayload.toString('latin1', 0, 5)]).toEqual([200, '%PDF-'])
  expect(reply.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('Planta — rés-do-chão.pdf')}`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    'content-security-policy': "default-src 'none'; sandbox",
  })
})

test('T39 a picture of a plan is encoded anew before anybody has it', async () => {
  const original = await sharp(Buffer.from(await (await photo()).arrayBuffer()))
    .withExif({ IFD0: { Artist: 'GABLE-PAYLOAD' }, IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer()
  expect(original.includes('GABLE-PAYLOAD')).toBe(true)
  const id = await store(original, 'plan.jpg')
  const early = await addressFor(id, owner)
  expect((await fetchAs(early ?? '', owner)).statusCode).toBe(404)
  await server.runJobs()
  const reply = await fetchAs((await addressFor(id)) ?? '')
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/webp'])
  const { exif, width } = await sharp(reply.rawPayload).metadata()
  expect([exif, width, reply.rawPayload.includes('GABLE-PAYLOAD')]).toEqual([undefined, 640, false])
})

describe('T43 an address opens a file', () => {
  test('for whoever it was signed for, and for nobody else', async () => {
    const id = await store(samplePdf())
    await server.runJobs()
    const url = (await addressFor(id, other)) ?? ''
    expect((await fetchAs(url, other)).statusCode).toBe(200)
    expect((await fetchAs(url, owner)).statusCode).toBe(403)
    expect((await fetchAs(url)).statusCode).toBe(403)
    expect((await fetchAs(url.split('?')[0] ?? '', other)).statusCode).toBe(403)
    expect((await fetchAs(url.replace(id, randomUUID()), other)).statusCode).toBe(403)
    for (const forged of [`${owner.id}.99999999999.${'x'.repeat(43)}`, `0.99999999999.${'A'.repeat(43)}`, '', '0.0.']) {
      expect((await fetchAs(`/api/files/${id}?grant=${forged}`, owner)).statusCode).toBe(403)
    }
    // Its parts are signed together: neither a longer life nor another person can be written in.
    const [path = '', grant = ''] = url.split('?grant=')
    const [person = '', until = '', signature = ''] = grant.split('.')
    for (const changed of [`0.${until}.${signature}`, `${person}.${Number(until) + 600}.${signature}`]) {
      expect((await fetchAs(`${path}?grant=${changed}`, other)).statusCode).toBe(403)
    }
  })

  test('for five minutes', () => {
    let time = 1_700_000_000_000
    const grants = createFileGrants('a secret', () => time)
    const grant = grants.issue('a-file', viewerOf(other))
    time += 299_000
    expect(grants.isValid(grant, 'a-file', viewerOf(other))).toBe(true)
    time += 1_000
    expect(grants.isValid(grant, 'a-file', viewerOf(other))).toBe(false)
  })
})

describe('T41 with a scanner', () => {
  test('what it finds something in is handed out to nobody', async () => {
    const id = await store(samplePdf({ extra: `% ${eicar}\n` }))
    expect(await addressFor(id, other)).toBeUndefined()
    const early = (await addressFor(id, owner)) ?? ''
    expect((await fetchAs(early, owner)).statusCode).toBe(200)
    await server.runJobs()
    expect((await fetchAs(early, owner)).statusCode).toBe(404)
    expect(await addressFor(id, other)).toBeUndefined()
    expect(await stateOf(id)).toBe('quarantined')
  })

  test('everything waits while it is away, and goes on when it is back', async () => {
    await clamd.goAway()
    const id = await store(samplePdf())
    await server.runJobs()
    expect([await stateOf(id), await addressFor(id, other), await addressFor(id)]).toEqual([
      'pending',
      undefined,
      undefined,
    ])
    await clamd.comeBack()
    await server.product.media.documents.prepare({ documentId: id })
    expect([await stateOf(id), (await fetchAs((await addressFor(id)) ?? '')).statusCode]).toEqual(['ready', 200])
  })
})

describe('a document whose inspection is killed every time', () => {
  const jobOf = async (id: string) => {
    const { rows } = await sql<{ attempts: number }>`select attempts from graphile_worker.jobs
      where key = ${`media.prepare-document:${id}`}`.execute(server.db)
    return rows[0]
  }

  test('F4 F25 is refused at the last attempt of its job, not before', async () => {
    const program = join(await mkdtemp(join(tmpdir(), 'gable-test-qpdf-')), 'qpdf')
    await writeFile(program, '#!/bin/sh\n[ "$1" = --version ] && exit 0\nkill -KILL $$\n', { mode: 0o755 })
    const database = { url: server.config.DATABASE_URL, drop: async () => undefined }
    const short = await startTestServer({ QPDF_PATH: program }, database)
    const id = await store(samplePdf())
    const run = (attempts: number) => {
      const job = { id: '1', created_at: new Date(), attempts, max_attempts: 8 }
      const prepare = short.product.jobs.find(({ name }) => name === 'media.prepare-document')
      return prepare?.run({ documentId: id, ownerId: owner.id }, { job })
    }
    await expect(run(7)).rejects.toThrow('killed')
    expect(await stateOf(id)).toBe('pending')
    await run(8)
    expect(await stateOf(id)).toBe('refused')
    await short.stop()
  })

  test('F4 comes to its last attempt: those that wait for the next are not queued anew', async () => {
    const id = await store(samplePdf())
    const old = { createdAt: new Date(Date.now() - 600_000) }
    await server.db.updateTable('document').set(old).where('id', '=', id).execute()
    const setAttempts = (attempts: number) =>
      sql`update graphile_worker._private_jobs set attempts = ${attempts}
        where key = ${`media.prepare-document:${id}`}`.execute(server.db)
    await setAttempts(7)
    await server.product.media.documents.prepareForgotten()
    expect(await jobOf(id)).toEqual({ attempts: 7 })
    await setAttempts(8)
    await server.product.media.documents.prepareForgotten()
    expect(await jobOf(id)).toEqual({ attempts: 0 })
    await server.runJobs()
  })
})

const stateOf = async (id: string) =>
  (await server.db.selectFrom('document').select('state').where('id', '=', id).executeTakeFirst())?.state

describe('T37 a document that nobody has looked into yet', () => {
  test('is for its owner alone, and what is found in it decides whether others get it', async () => {
    const [good, bad] = [await store(samplePdf()), await store(pdfOf(withScript))]
    const shownTo = async (id: string, someone?: Someone) =>
      (await server.product.media.documents.present(someone && viewerOf(someone), [id]))[0]
    for (const id of [good, bad]) {
      expect([await shownTo(id, other), await shownTo(id)]).toEqual([undefined, undefined])
      const own = await shownTo(id, owner)
      expect(own?.state).toBe('checking')
      expect((await fetchAs(own?.url ?? '', owner)).statusCode).toBe(200)
    }
    await server.runJobs()
    expect([await stateOf(good), await stateOf(bad)]).toEqual(['ready', 'refused'])
    expect((await shownTo(good, other))?.state).toBeUndefined()
    expect([await shownTo(bad, other), await shownTo(bad)]).toEqual([undefined, undefined])
    const refused = await shownTo(bad, owner)
    expect(refused?.state).toBe('refused')
    expect((await fetchAs(refused?.url ?? '', owner)).statusCode).toBe(404)
  })

  test('waits again where an earlier version had let it through', async () => {
    const [good, bad] = [await store(samplePdf()), await store(pdfOf(withScript))]
    await server.runJobs()
    const old = { state: 'ready', isInspected: false, createdAt: new Date(Date.now() - 600_000) } as const
    await server.db.updateTable('document').set(old).where('id', 'in', [good, bad]).execute()
    expect([await addressFor(good, other), await addressFor(bad, other)]).toEqual([undefined, undefined])
    await server.product.media.documents.prepareForgotten()
    await server.runJobs()
    expect([await stateOf(good), await stateOf(bad)]).toEqual(['ready', 'refused'])
    expect(await addressFor(good, other)).toBeDefined()
  })

  test('is handed out as a copy, without what was in no part of it', async () => {
    const id = await store(samplePdf({ extra: '% GABLE-PAYLOAD\n' }))
    await server.runJobs()
    const reply = await fetchAs((await addressFor(id)) ?? '')
    expect([reply.statusCode, reply.rawPayload.includes('GABLE-PAYLOAD')]).toEqual([200, false])
  })

  test('waits behind the others of its owner, not behind everybody', async () => {
    const ids = [await store(samplePdf()), await store(samplePdf())]
    const { rows } = await sql<{ queue: string }>`select queue_name as queue from graphile_worker.jobs
      where key in (${sql.join(ids.map((id) => `media.prepare-document:${id}`))})`.execute(server.db)
    expect(new Set(rows.map(({ queue }) => queue))).toEqual(new Set([`media.prepare-document:${owner.id % 64}`]))
    await server.runJobs()
  })
})

const traversals = [
  '../../etc/passwd',
  '../originals/x',
  '..\\..\\windows\\win.ini',
  '/etc/passwd',
  'media/../originals/x',
  '....//x',
  'x\0.pdf',
  '.',
]
const encodings: [string, (text: string) => string][] = [
  ['as it is', (text) => text.replaceAll('\0', '')],
  ['encoded', encodeURIComponent],
  ['encoded twice', (text) => encodeURIComponent(encodeURIComponent(text))],
]
describe.each(encodings)('T42 a path %s', (_, encode) => {
  test.each(traversals)('to %s leads nowhere', async (path) => {
    const { token } = owner
    for (const folder of ['/api/files/', '/media/', '/api/uploads/']) {
      const method = folder === '/api/uploads/' ? ('HEAD' as const) : ('GET' as const)
      const headers = { authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0' }
      const reply = await server.app.inject({ method, url: folder + encode(path), headers })
      expect(reply.statusCode).toBe(404)
    }
  })
})

describe('T37 T40 a document is refused', () => {
  test.each<[string, Buffer | string, number]>([
    ['that is a page', '<!doctype html><script>alert(1)</script>', 415],
    ['that is a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg"/>', 415],
    ['that is an archive', Buffer.from('PK\x03\x04\x14\0\0\0\x08\0', 'latin1'), 415],
    ['that is a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]), 415],
    ['that is empty', '', 415],
    ['that stops early', samplePdf({ end: '' }), 422],
    ['of an unknown version', samplePdf({ header: '%PDF-9x' }), 422],
  ])('%s', async (_, bytes, status) => {
    await expect(store(bytes)).rejects.toMatchObject({ status, code: 'document_refused' })
  })
})

test.each([
  ['../../../etc/passwd', 'passwd'],
  ['C:\\fakepath\\Deed.PDF', 'Deed'],
  ['a\r\nSet-Cookie: x=1.pdf', 'aSet-Cookie x=1'],
  ['report\u202Efdp.exe', 'reportfdp'],
  ['page.php.pdf', 'page'],
  ['\0.pdf', 'document'],
  ['', 'document'],
])('T42 T72 %j is kept as %s', async (fileName, name) => {
  const id = await store(samplePdf(), fileName)
  const [row] = await server.product.media.documents.present(viewerOf(owner), [id])
  expect(row?.name).toBe(name)
})
