import type { ChatViewing } from '@gable/contract/chat-message'
import { getMessages } from '@gable/contract/chats'
import { answerViewing } from '@gable/contract/viewings'
import { viewings as arabic } from '@gable/i18n/ar/viewings'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '#app/shared/i18n/chat-messages.ts'
import '#app/shared/i18n/viewing-messages.ts'
import type { LiveListeners } from '#app/shell/live-socket.ts'
import { person } from '#app/shell/store/person.fixture.ts'
import { fakeApi, refusal } from '#app/shell/test/fake-api.ts'
import { renderInSite } from '#app/shell/test/render-in-site.tsx'
import { ChatView } from './chat-view.tsx'
import { chat, message, readerId } from './chat.fixture.ts'
import type { LoadedChat } from './load-chat.server.ts'

const socket = vi.hoisted(() => ({ listeners: new Set<LiveListeners>() }))
vi.mock('#app/shell/live-socket.ts', () => ({
  listenLive: (listeners: LiveListeners) => {
    socket.listeners.add(listeners)
    return () => socket.listeners.delete(listeners)
  },
  sayLive: () => undefined,
}))

const viewing = (facts: Partial<ChatViewing> = {}): ChatViewing => ({
  ...{ id: 7, side: 'visitor', state: 'proposed', isOver: false, timeZone: 'Europe/Lisbon', sequence: 1 },
  ...{ startsAt: '2099-07-11T10:30:00.000Z', endsAt: '2099-07-11T11:00:00.000Z' },
  ...{ place: '', videoLink: '', message: 'May my sister join?', reason: '' },
  ...facts,
})
const card = (facts: Partial<ChatViewing> = {}) => message(1, { text: '📅 2099-07-11 11:30', viewing: viewing(facts) })

const open = (facts: Partial<ChatViewing> = {}): LoadedChat => {
  const opened = chat({ lastSequence: 1, readSequence: 1, lastMessage: card(facts) })
  return {
    query: { place: { accountId: opened.accountId, propertyId: 3, projectId: 0 }, isArchived: false },
    ...{ chats: [opened], opened: { chat: opened, messages: [card(facts)], home: {} } },
    now: Date.UTC(2026, 6, 11),
  }
}
const render = (loaded: LoadedChat, language: 'en' | 'ar' = 'en') =>
  renderInSite(<ChatView loaded={loaded} renderFacts={() => null} />, {
    ...{ language, site: { account: { ...person, id: readerId } }, path: '/user/chat' },
  })

test('a card has the buttons that its reader may press, and shows what came of it without a new page', async () => {
  const api = fakeApi()
  api.answer(answerViewing, () => ({
    data: { id: 7, state: 'confirmed' as const, startsAt: viewing().startsAt, sequence: 2 },
  }))
  api.answer(getMessages, () => ({ data: [card({ state: 'confirmed', sequence: 2, place: 'At the door' })], total: 1 }))
  await render(open())
  await expect.element(page.getByRole('heading', { name: 'Viewing' })).toBeVisible()
  await expect.element(page.getByText('Waiting for you')).toBeVisible()
  await expect.element(page.getByText('May my sister join?')).toBeVisible()
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect.element(page.getByText('At the door')).toBeVisible()
  await expect.element(page.getByText('Booked')).toBeVisible()
  expect(page.getByRole('button', { name: 'Accept' }).elements()).toEqual([])
  expect(api.sent(answerViewing)[0]?.input).toEqual({ id: 7, sequence: 1, answer: 'confirm' })
  expect(api.sent(getMessages)[0]?.input).toMatchObject({ beforeSequence: 2, perPage: 1, marksRead: false })
})

test('what the other one does with it is shown as it is heard', async () => {
  const api = fakeApi()
  api.answer(getMessages, () => ({ data: [card({ state: 'cancelled', sequence: 2, reason: 'I am away' })], total: 1 }))
  await render(open())
  await expect.poll(() => socket.listeners.size).toBeGreaterThan(0)
  for (const { viewing: tell } of socket.listeners) tell?.(7)
  await expect.element(page.getByText('Cancelled')).toBeVisible()
  await expect.element(page.getByText('Reason: I am away')).toBeVisible()
})

test('a refusal is said, and the card shows what is true now', async () => {
  const api = fakeApi()
  api.answer(answerViewing, () => Promise.reject(refusal('changed_meanwhile')))
  api.answer(getMessages, () => ({ data: [card({ state: 'cancelled', sequence: 2 })], total: 1 }))
  await render(open())
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect.element(page.getByText('Cancelled')).toBeVisible()
})

test('an older answer does not take the place of a newer one', async () => {
  const api = fakeApi()
  api.answer(getMessages, () => ({ data: [card({ state: 'requested', sequence: 0 })], total: 1 }))
  await render(open())
  await expect.poll(() => socket.listeners.size).toBeGreaterThan(0)
  for (const { viewing: tell } of socket.listeners) tell?.(7)
  await expect.poll(() => api.sent(getMessages).length).toBeGreaterThan(0)
  await expect.element(page.getByRole('button', { name: 'Accept' })).toBeVisible()
})

test('by keys alone and in Arabic', async () => {
  const api = fakeApi()
  const asked = Promise.withResolvers<void>()
  api.answer(answerViewing, () => {
    asked.resolve()
    return { data: { id: 7, state: 'confirmed' as const, startsAt: viewing().startsAt, sequence: 2 } }
  })
  api.answer(getMessages, () => ({ data: [card({ state: 'confirmed', sequence: 2 })], total: 1 }))
  await render(open(), 'ar')
  const accept = page.getByRole('button', { name: arabic.accept })
  ;(accept.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await asked.promise
  await expect.element(page.getByText(arabic.states.confirmed.visitor)).toBeVisible()
  expect(document.body.textContent).not.toContain('Lisbon')
})
