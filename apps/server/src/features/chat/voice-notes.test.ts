import { blockUser } from '@gable/contract/blocks'
import { deleteChatMessage, getMessages, sendMessage } from '@gable/contract/chats'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tagsOf } from '../../../../../tools/exiftool/tags-of.ts'
import { startFakeClamd } from '../../test/fake-clamd.ts'
import { insertListings, plainListing } from '../../test/listings.ts'
import { eicar, samplePdf } from '../../test/sample-pdf.ts'
import { soundFile, soundFormats } from '../../test/sound-file.ts'
import { photo, startTestServer, type TestServer } from '../../test/test-server.ts'

let clamd: Awaited<ReturnType<typeof startFakeClamd>>
let server: TestServer
/** Its worker has no ffmpeg. */
let plain: TestServer
beforeAll(async () => {
  clamd = await startFakeClamd()
  server = await startTestServer({ CLAMD_URL: clamd.url })
  plain = await startTestServer({ FFMPEG_PATH: '/nowhere/ffmpeg' })
})
afterAll(async () => {
  await Promise.all([server.stop(), plain.stop()])
  await clamd.goAway()
})

type Person = Awaited<ReturnType<TestServer['addMember']>>
const fileOf = (bytes: Buffer, name = 'voice.webm') => new File([new Uint8Array(bytes)], name)

async function meet(at = server) {
  const [lister, seeker] = [await at.addMember({ name: 'Lea' }), await at.addMember({ name: 'Sofia' })]
  const propertyId = (await insertListings(at.db, [plainListing(lister.id)]))[0]?.id ?? 0
  const speak = async (audio: File, more: object = {}) =>
    (await seeker.call(sendMessage, { accountId: lister.id, propertyId, audio, ...more })).data
  const newest = async (reader: Person) => {
    const accountId = reader.id === lister.id ? seeker.id : lister.id
    return (await reader.call(getMessages, { accountId, propertyId, perPage: 1 })).data[0]
  }
  const fetchAs = (url: string, person?: Person) =>
    at.app.inject({ url, headers: person ? { authorization: `Bearer ${person.token}` } : {} })
  return { lister, seeker, propertyId, speak, newest, fetchAs }
}

test.each(soundFormats)('a voice note in %s is measured, written anew and played by both', async (format) => {
  const { lister, seeker, speak, newest, fetchAs } = await meet()
  const bytes = await soundFile({ format, seconds: 3 })
  const sent = await speak(fileOf(bytes, `note.${format}`), { audioSeconds: 2.8 })
  expect(sent).toMatchObject({ type: 'audio', text: '', audioUrl: '', fileUrl: '', file: null })
  expect(sent.voice).toEqual({ seconds: expect.closeTo(2.8, 3), levels: [], state: 'checking' })
  await server.runJobs()
  for (const person of [lister, seeker]) {
    const { voice, audioUrl = '' } = (await newest(person)) ?? {}
    expect(voice).toMatchObject({ state: 'ready', seconds: expect.closeTo(3, 0) })
    const { levels = [] } = voice ?? {}
    expect([levels.length, Math.max(...levels)]).toEqual([48, 100])
    // It grows louder from start to end.
    expect(levels[4]).toBeLessThan(levels[20] ?? 0)
    expect(levels[20]).toBeLessThan(levels[40] ?? 0)
    const reply = await fetchAs(audioUrl, person)
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'audio/mpeg'])
    expect(reply.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'private, no-store' })
  }
})

test('without ffmpeg it is as long as its recorder says, and handed out as it came', async () => {
  const { lister, speak, newest, fetchAs } = await meet(plain)
  const bytes = await soundFile({ format: 'ogg' })
  await speak(fileOf(bytes), { audioSeconds: 2 })
  await plain.runJobs()
  const { voice, audioUrl = '' } = (await newest(lister)) ?? {}
  expect(voice).toEqual({ seconds: 2, levels: [], state: 'ready' })
  const reply = await fetchAs(audioUrl, lister)
  expect([reply.headers['content-type'], reply.rawPayload.equals(bytes)]).toEqual(['audio/ogg', true])
})

test('it is sent alone, and once', async () => {
  const { speak, seeker, lister, propertyId } = await meet()
  const audio = fileOf(await soundFile())
  const refused = { status: 400, code: 'invalid_request' }
  await expect(speak(audio, { text: 'Listen' })).rejects.toMatchObject(refused)
  await expect(speak(audio, { file: fileOf(samplePdf(), 'plan.pdf') })).rejects.toMatchObject(refused)
  const messageId = crypto.randomUUID()
  const [first, again] = [await speak(audio, { messageId }), await speak(audio, { messageId })]
  expect(again.id).toBe(first.id)
  const { total } = await seeker.call(getMessages, { accountId: lister.id, propertyId })
  const kept = await server.db.selectFrom('document').select('id').where('ownerId', '=', seeker.id).execute()
  expect([total, kept.length]).toEqual([1, 1])
})

test('T44 whoever sends more than anybody says is refused before it is stored', async () => {
  const { speak, seeker } = await meet()
  const audio = fileOf(await soundFile({ seconds: 1 }))
  const sent = await Promise.allSettled(Array.from({ length: 25 }, () => speak(audio)))
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
  const kept = await server.db.selectFrom('document').select('id').where('ownerId', '=', seeker.id).execute()
  expect(kept).toHaveLength(20)
})

describe('T37 what is no sound', () => {
  test.each([
    ['a picture', async () => Buffer.from(await (await photo()).arrayBuffer())],
    ['a document', async () => samplePdf()],
    ['a page', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a playlist', async () => Buffer.from('#EXTM3U\n#EXTINF:1,\nhttp://127.0.0.1/secret\n')],
    ['nothing', async () => Buffer.from('x')],
  ])('such as %s, is refused', async (_, bytes) => {
    const { speak, newest, seeker } = await meet()
    await expect(speak(fileOf(await bytes(), 'voice.mp3'))).rejects.toMatchObject({
      status: 415,
      code: 'voice_refused',
    })
    expect(await newest(seeker)).toBeUndefined()
  })

  test('but begins like one, is refused when it is read', async () => {
    const { speak, newest, lister } = await meet()
    const start = (await soundFile({ format: 'webm' })).subarray(0, 60)
    await speak(fileOf(Buffer.concat([start, Buffer.from('<script>alert(1)</script>'.repeat(400))])))
    await server.runJobs()
    expect(await newest(lister)).toMatchObject({ audioUrl: '', voice: { state: 'refused' } })
  })

  test('but sound that no recorder writes, is read by nothing', async () => {
    const { speak, newest, lister } = await meet()
    await speak(fileOf(await soundFile({ format: 'old' }), 'voice.m4a'))
    await server.runJobs()
    expect(await newest(lister)).toMatchObject({ audioUrl: '', voice: { state: 'refused' } })
  })

  test('T38 as a drawing is refused as well', async () => {
    const { speak } = await meet()
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    await expect(speak(fileOf(svg, 'voice.webm'))).rejects.toMatchObject({ status: 415 })
  })
})

test.each(soundFormats)('T39 nothing that a recorder notes in %s is handed out', async (format) => {
  const { lister, speak, newest, fetchAs } = await meet()
  const tags = { title: 'GABLE-PAYLOAD<script>', artist: 'Ada', location: '+41.1480-008.6110/', comment: 'SN-123456' }
  const bytes = await soundFile({ format, tags })
  expect(bytes.includes('GABLE-PAYLOAD')).toBe(true)
  await speak(fileOf(bytes))
  await server.runJobs()
  const served = (await fetchAs((await newest(lister))?.audioUrl ?? '', lister)).rawPayload
  expect(served.length).toBeGreaterThan(1_000)
  for (const trace of ['GABLE-PAYLOAD', 'Ada', '41.1480', 'SN-123456']) expect(served.includes(trace)).toBe(false)
  const tagsOfServed = (await tagsOf(new Map([['served.mp3', served]])))['served.mp3'] ?? []
  expect(tagsOfServed.filter((tag) => /ID3|GPS|Vorbis|Matroska|QuickTime/.test(tag))).toEqual([])
})

describe('T40', () => {
  test('it is at most five minutes long, whoever says how long it is', async () => {
    const { speak, newest, lister } = await meet()
    const long = fileOf(await soundFile({ format: 'mp3', seconds: 330 }), 'voice.mp3')
    await expect(speak(long, { audioSeconds: 330 })).rejects.toMatchObject({ status: 422, code: 'voice_refused' })
    await speak(long, { audioSeconds: 12 })
    await server.runJobs()
    expect(await newest(lister)).toMatchObject({ audioUrl: '', voice: { state: 'refused', levels: [] } })
  })

  test('and weighs at most 10 MB', async () => {
    const { speak } = await meet()
    const start = await soundFile({ format: 'mp3' })
    const heavy = Buffer.concat([start, Buffer.alloc(10 * 2 ** 20)])
    await expect(speak(fileOf(heavy))).rejects.toMatchObject({ status: 422, code: 'voice_refused' })
  })
})

test('T41 what the scanner finds something in is played by nobody', async () => {
  const { lister, seeker, speak, newest } = await meet()
  await speak(fileOf(Buffer.concat([await soundFile({ format: 'mp3' }), Buffer.from(eicar)])))
  await server.runJobs()
  for (const person of [lister, seeker]) {
    expect(await newest(person)).toMatchObject({ audioUrl: '', voice: { state: 'refused' } })
  }
})

describe('T43 the address of a voice note', () => {
  test('opens it for whoever it was signed for and for nobody else', async () => {
    const { lister, seeker, speak, newest, fetchAs } = await meet()
    await speak(fileOf(await soundFile()))
    await server.runJobs()
    const third = await server.addMember()
    const url = (await newest(lister))?.audioUrl ?? ''
    expect((await fetchAs(url, lister)).statusCode).toBe(200)
    for (const person of [seeker, third, undefined]) expect((await fetchAs(url, person)).statusCode).toBe(403)
    // T42 and no path leads around it.
    for (const path of ['/api/files/../originals/x', '/api/files/%2e%2e%2foriginals', '/api/files/..%5coriginals']) {
      expect((await fetchAs(path, lister)).statusCode).toBe(404)
    }
  })

  test('is given to nobody once it was taken back; its bytes are swept', async () => {
    const { lister, seeker, propertyId, speak, newest } = await meet()
    const { messageId } = await speak(fileOf(await soundFile()))
    await server.runJobs()
    await seeker.call(deleteChatMessage, { accountId: lister.id, propertyId, messageId })
    expect(await newest(lister)).toMatchObject({ isRemoved: true, audioUrl: '', voice: null })
    const { unusedSince } = await server.db
      .selectFrom('document')
      .select('unusedSince')
      .where('ownerId', '=', seeker.id)
      .executeTakeFirstOrThrow()
    expect(unusedSince).not.toBeNull()
  })

  test('T59 whoever is blocked sends none', async () => {
    const { lister, seeker, speak } = await meet()
    await speak(fileOf(await soundFile()))
    await lister.call(blockUser, { accountId: seeker.id })
    await expect(speak(fileOf(await soundFile()))).rejects.toMatchObject({ status: 403, code: 'blocked_you' })
    const kept = await server.db.selectFrom('document').select('id').where('ownerId', '=', seeker.id).execute()
    expect(kept).toHaveLength(1)
  })
})
