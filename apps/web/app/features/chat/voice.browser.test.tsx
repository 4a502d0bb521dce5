import { getMessages, markChat, sendMessage } from '@gable/contract/chats'
import { chat as arabic } from '@gable/i18n/ar/chat'
import * as z from 'zod'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeApi } from '#app/shell/test/fake-api.ts'
import { renderInSite } from '#app/shell/test/render-in-site.tsx'
import { person } from '#app/shell/store/person.fixture.ts'
import { chat, message, otherId, readerId } from './chat.fixture.ts'
import { ChatView } from './chat-view.tsx'

vi.mock('#app/shell/live-socket.ts', () => ({ listenLive: () => () => undefined, sayLive: () => undefined }))

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

const ready = { seconds: 41, levels: Array.from({ length: 48 }, (_, bar) => bar * 2), state: 'ready' as const }
const spoken = (facts: Parameters<typeof message>[1] = {}) =>
  message(1, { type: 'audio', text: '', audioUrl: '/api/files/one?grant=a', voice: ready, ...facts })

function render(messages = [message(1)], language: 'en' | 'ar' = 'en') {
  const opened = chat({ lastSequence: messages.length, readSequence: messages.length })
  const loaded = {
    query: { place: { accountId: otherId, propertyId: 3, projectId: 0 }, isArchived: false },
    ...{ chats: [opened], opened: { chat: opened, messages, home: {} }, now: Date.UTC(2026, 6, 11, 12) },
  }
  const site = { account: { ...person, id: readerId } }
  return renderInSite(<ChatView loaded={loaded} renderFacts={() => null} />, { language, site, path: '/user/chat' })
}

/** A microphone in front of which somebody whistles. */
function whistle() {
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async () => {
    const context = new AudioContext()
    const tone = new OscillatorNode(context)
    const out = context.createMediaStreamDestination()
    tone.connect(out)
    tone.start()
    return out.stream
  })
}

/** Files travel in forms, which the fake server does not read; a message of one second is the answer. */
function takeForms(): FormData[] {
  const forms: FormData[] = []
  const before = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    if (!request.url.includes(sendMessage.path)) return before(request)
    const form = await request.formData()
    forms.push(form)
    const voice = { ...ready, seconds: 1, state: 'checking' as const }
    const said = spoken({ messageId: String(form.get('message_id')), sequence: 2, senderId: readerId, voice })
    return Response.json({ error: false, message: '', data: z.encode(sendMessage.output, said) })
  })
  return forms
}

const button = (name: string | RegExp) => page.getByRole('button', { name })
const record = () => button('Record a voice message')

test('a voice note is recorded with its time, and sent alone with its length', async () => {
  whistle()
  fakeApi()
  const forms = takeForms()
  await render()
  await record().click()
  await expect.element(page.getByRole('group', { name: 'Recording a voice message' })).toBeVisible()
  await expect.element(button('Send the voice message')).toHaveFocus()
  await expect.element(page.getByText(/^0:0[1-9]$/)).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/^Voice message, 0:0\d$/).first()).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: /^Message to/ })).toHaveFocus()
  await expect.poll(() => forms.length).toBe(1)
  const [form] = forms
  expect(Number(form?.get('audio_seconds'))).toBeGreaterThanOrEqual(0.5)
  expect([form?.has('message'), form?.has('file')]).toEqual([false, false])
  const audio = form?.get('audio')
  expect(audio instanceof File && audio.size > 100 && audio.type).toBe('audio/webm')
  await expect.element(page.getByText('Being checked')).toBeVisible()
})

test('Escape throws the recording away, and the microphone is let go', async () => {
  whistle()
  const api = fakeApi()
  await render()
  await record().click()
  await expect.element(button('Send the voice message')).toBeEnabled()
  const stream = (await vi.mocked(navigator.mediaDevices.getUserMedia).mock.results[0]?.value) as MediaStream
  await userEvent.keyboard('{Escape}')
  await expect.element(record()).toBeVisible()
  expect(stream.getTracks().map(({ readyState }) => readyState)).toEqual(['ended'])
  expect(api.sent(sendMessage)).toEqual([])
})

test.each([
  ['NotAllowedError', 'The microphone is not allowed.'],
  ['NotFoundError', 'No microphone was found.'],
  ['NotReadableError', 'The recording could not be started.'],
])('%s says what to do, and writing goes on', async (name, words) => {
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(new DOMException('', name))
  fakeApi()
  await render()
  await record().click()
  await expect.element(page.getByRole('alert').filter({ hasText: words })).toBeVisible()
  await page.getByRole('textbox', { name: /^Message to/ }).fill('Then in writing')
  expect(page.getByText(words).elements()).toEqual([])
})

/** So many seconds of silence as a browser plays them everywhere. */
function silence(seconds: number): Blob {
  const [rate, header] = [8_000, new DataView(new ArrayBuffer(44))]
  const bytes = rate * seconds
  const write = (at: number, text: string) =>
    [...text].forEach((sign, index) => header.setUint8(at + index, sign.charCodeAt(0)))
  write(0, 'RIFF')
  header.setUint32(4, 36 + bytes, true)
  write(8, 'WAVEfmt ')
  header.setUint32(16, 16, true)
  header.setUint16(20, 1, true)
  header.setUint16(22, 1, true)
  header.setUint32(24, rate, true)
  header.setUint32(28, rate, true)
  header.setUint16(32, 1, true)
  header.setUint16(34, 8, true)
  write(36, 'data')
  header.setUint32(40, bytes, true)
  return new Blob([header, new Uint8Array(bytes).fill(128)], { type: 'audio/wav' })
}

/** Sound at these addresses; everything else is answered as before. */
function answerWith(answers: Record<string, Response>) {
  const before = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const [, answer] = Object.entries(answers).find(([url]) => String(input).includes(url)) ?? []
    return answer?.clone() ?? before(input, init)
  })
}

test('it is played, paused, sought by keys and heard faster', async () => {
  fakeApi().answer(markChat, () => ({ data: { chats: 0, messages: 0 } }))
  answerWith({ '/api/files/one': new Response(silence(41)) })
  await render([spoken()])
  await button('Play the voice message, 0:41').click()
  await expect.element(button('Pause the voice message')).toBeVisible()
  await button('Pause the voice message').click()
  const slider = page.getByRole('slider', { name: 'Position in the voice message' })
  ;(slider.element() as HTMLElement).focus()
  await userEvent.keyboard('{End}{ArrowLeft}{ArrowLeft}{ArrowLeft}')
  await expect.element(slider).toHaveAttribute('aria-valuetext', '0:38 of 0:41')
  await button('Playback speed 1×').click()
  await expect.element(button('Playback speed 1.5×')).toBeVisible()
  await button('Playback speed 1.5×').click()
  await button('Playback speed 2×').click()
  await expect.element(button('Playback speed 1×')).toBeVisible()
})

test('an address that is too old is asked for anew', async () => {
  const api = fakeApi()
  api.answer(getMessages, () => ({ data: [spoken({ audioUrl: '/api/files/one?grant=b' })], total: 1 }))
  answerWith({ 'grant=a': new Response(null, { status: 403 }), 'grant=b': new Response(silence(41)) })
  await render([spoken()])
  await button(/^Play the voice message/).click()
  await expect.element(button('Pause the voice message')).toBeVisible()
  expect(api.sent(getMessages).map(({ input }) => input.beforeSequence)).toEqual([2])
})

test('one that was not accepted says so, in Arabic too', async () => {
  fakeApi()
  await render([spoken({ audioUrl: '', voice: { ...ready, state: 'refused', levels: [] } })], 'ar')
  await expect.element(page.getByText(arabic.voice.refused)).toBeVisible()
  expect(page.getByRole('slider').elements()).toEqual([])
})

test('a browser without sockets says that messages do not come by themselves', async () => {
  fakeApi()
  const { WebSocket } = globalThis
  Reflect.deleteProperty(globalThis, 'WebSocket')
  await render()
  const banner = page.getByText('New messages do not appear by themselves in this browser.')
  await expect.element(banner.first()).toBeVisible()
  globalThis.WebSocket = WebSocket
})
