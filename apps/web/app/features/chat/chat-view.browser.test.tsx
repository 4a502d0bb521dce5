import { getMessages, getMessagesAfter, markChat, sendMessage } from '@gable/contract/chats'
import { chat as arabic } from '@gable/i18n/ar/chat'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { person } from '#app/shell/store/person.fixture.ts'
import type { LiveListeners } from '#app/shell/live-socket.ts'
import { LimitOutlet } from '#app/features/packages/limit-outlet.tsx'
import { fakeApi, refusal } from '#app/shell/test/fake-api.ts'
import { renderInSite } from '#app/shell/test/render-in-site.tsx'
import { chat, message, otherId, readerId } from './chat.fixture.ts'
import { ChatView } from './chat-view.tsx'
import type { LoadedChat } from './load-chat.server.ts'

const socket = vi.hoisted(() => ({ listeners: new Set<LiveListeners>(), said: [] as unknown[] }))
vi.mock('#app/shell/live-socket.ts', () => ({
  listenLive: (listeners: LiveListeners) => {
    socket.listeners.add(listeners)
    return () => socket.listeners.delete(listeners)
  },
  sayLive: (...words: unknown[]) => socket.said.push(words),
}))

beforeEach(() => {
  localStorage.clear()
  socket.said.length = 0
})

const now = Date.UTC(2026, 6, 11, 12)
const open = (facts: Parameters<typeof chat>[0], messages = [message(1)]): LoadedChat => {
  const opened = chat({ lastSequence: messages.length, ...facts })
  return {
    query: { place: { accountId: otherId, propertyId: 3, projectId: 0 }, isArchived: false },
    chats: [opened],
    opened: { chat: opened, messages: messages.toReversed(), home: {} },
    now,
  }
}
const render = (loaded: LoadedChat, language: 'en' | 'ar' = 'en') =>
  renderInSite(<ChatView loaded={loaded} renderFacts={() => null} />, {
    language,
    site: { account: { ...person, id: readerId } },
    path: '/user/chat',
  })
const composer = () => page.getByRole('textbox', { name: 'Message to Tomás Brandão' })
const hear = (...told: Parameters<NonNullable<LiveListeners['message']>>) => {
  for (const { message: tell } of socket.listeners) tell?.(...told)
}

test('Enter sends and Shift with Enter begins a line; what is on its way is shown at once and marked when it is there', async () => {
  const api = fakeApi()
  const answered = Promise.withResolvers<void>()
  api.answer(sendMessage, async ({ messageId = '', text = '' }) => {
    await answered.promise
    return { data: message(2, { messageId, text, senderId: readerId, receiverId: otherId }) }
  })
  await render(open({}))
  await composer().click()
  await userEvent.keyboard('Hello{Shift>}{Enter}{/Shift}there{Enter}')
  await expect.element(page.getByText('Hello there')).toBeVisible()
  await expect.element(page.getByText('Sending')).toBeVisible()
  await expect.element(composer()).toHaveValue('')
  answered.resolve()
  await expect.element(page.getByText(/^Sent \d\d:\d\d$/)).toBeVisible()
  expect(api.sent(sendMessage).map(({ input }) => input.text)).toEqual(['Hello\nthere'])
})

test('what is refused says why, and is sent again under the same id', async () => {
  const api = fakeApi()
  api.answer(sendMessage, () => {
    throw refusal('blocked_you')
  })
  await render(open({}))
  await composer().fill('Hello')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect.element(page.getByText(/^Not sent\./)).toBeVisible()
  api.answer(sendMessage, ({ messageId = '' }) => ({ data: message(2, { messageId, senderId: readerId }) }))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText(/^Sent /)).toBeVisible()
  expect(new Set(api.sent(sendMessage).map(({ input }) => input.messageId)).size).toBe(1)
})

test('what is heard is shown, announced and marked as read; what was missed before it is fetched', async () => {
  const api = fakeApi()
  api.answer(markChat, () => ({ data: { chats: 0, messages: 0 } }))
  const marks = { readSequence: 1, otherReadSequence: 0, otherDeliveredSequence: 0 }
  api.answer(getMessagesAfter, () => ({
    data: { messages: [message(2), message(3)], lastSequence: 3, removed: [], ...marks },
  }))
  await render(open({ readSequence: 1 }))
  await expect.poll(() => socket.listeners.size).toBeGreaterThan(0)
  hear(message(3, { text: 'See you there' }))
  await expect.element(page.getByText('Message 2')).toBeVisible()
  await expect.element(page.getByRole('status')).toHaveTextContent('Tomás Brandão: See you there')
  await expect
    .poll(() => api.sent(markChat).map(({ input }) => input))
    .toContainEqual({ chatId: 1, deliveredSequence: 3, readSequence: 3 })
})

test('older messages come by scrolling up and move nothing of what is read', async () => {
  const api = fakeApi()
  api.answer(markChat, () => ({ data: { chats: 0, messages: 0 } }))
  const answered = Promise.withResolvers<void>()
  api.answer(getMessages, async () => {
    await answered.promise
    return { data: Array.from({ length: 10 }, (_, index) => message(10 - index)), total: 10 }
  })
  const messages = Array.from({ length: 40 }, (_, index) => message(index + 11))
  await page.viewport(1200, 800)
  await render(open({ lastSequence: 50, readSequence: 50 }, messages))
  const frame = page.getByRole('region', { name: 'Messages with Tomás Brandão' })
  frame.element().scrollTop = -frame.element().scrollHeight
  await expect.poll(() => api.sent(getMessages).length).toBe(1)
  const first = page.getByText('Message 11', { exact: true })
  const before = first.element().getBoundingClientRect().top
  answered.resolve()
  await expect.element(page.getByText('Message 10', { exact: true })).toBeInTheDocument()
  expect(Math.abs(first.element().getBoundingClientRect().top - before)).toBeLessThan(40)
  expect(api.sent(getMessages)[0]?.input.beforeSequence).toBe(11)
})

test('a draft is there again, and typing is said now and then', async () => {
  fakeApi()
  const shown = await render(open({}))
  await composer().fill('Half a sent')
  await expect.poll(() => socket.said).toContainEqual(['typing', 1])
  await shown.unmount()
  await render(open({}))
  await expect.element(composer()).toHaveValue('Half a sent')
})

test.each([
  ['isBlockedByMe', 'You blocked this user.'],
  ['isBlockedByThem', 'You were blocked by this user.'],
] as const)('a blocked pair cannot write and reads why: %s', async (who, words) => {
  fakeApi()
  await render(open({ [who]: true, canWrite: false }))
  await expect.element(page.getByText(words)).toBeVisible()
  expect(composer().elements()).toEqual([])
})

test('the list is searched by person and home, and walked through with the arrow keys', async () => {
  fakeApi()
  const second = chat({ id: 2, accountId: 11, name: 'Leila Nasser', title: 'Loft in the old cannery', lastSequence: 1 })
  const loaded = open({})
  await render({ ...loaded, chats: [...loaded.chats, second] })
  const rows = page.getByRole('list', { name: 'Your chats' }).getByRole('link')
  ;(rows.first().element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(rows.nth(1)).toHaveFocus()
  await page.getByRole('searchbox').fill('cannery')
  await expect.poll(() => rows.elements().length).toBe(1)
  expect(rows.first().element().textContent).toContain('Leila Nasser')
})

test('in Arabic, and before the first word', async () => {
  fakeApi()
  await render(open({ id: null }, []), 'ar')
  await expect.element(page.getByText(arabic.empty.startText)).toBeVisible()
  await expect.element(page.getByRole('button', { name: arabic.composer.send, exact: true })).toBeDisabled()
})

test('a home that needs a package says which, and leads to the plans', async () => {
  const limit = { type: 'premium_properties', reason: 'missing' } as const
  await renderInSite(
    <>
      <ChatView loaded={{ ...open({}), opened: { limit } }} renderFacts={() => null} />
      <LimitOutlet />
    </>,
    { site: { account: { ...person, id: readerId } } },
  )
  await expect.element(page.getByRole('dialog', { name: 'Oops, premium homes need a package' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('We could not open this chat')).toBeVisible()
})
