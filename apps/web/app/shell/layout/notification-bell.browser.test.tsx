import { countNotifications } from '@gable/contract/notifications'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { LiveListeners as Listeners } from '../live-socket.ts'
import { fakeApi } from '../test/fake-api.ts'
import { renderInSite } from '../test/render-in-site.tsx'
import { NotificationBell } from './notification-bell.tsx'

const socket = vi.hoisted(() => ({ listeners: undefined as Listeners | undefined, left: 0 }))
vi.mock('../live-socket.ts', () => ({
  listenLive: (listeners: Listeners) => {
    socket.listeners = listeners
    return () => {
      socket.left += 1
    }
  },
}))
beforeEach(() => {
  socket.listeners = undefined
})

test('the bell says how many are not read, and asks again when the reader comes back', async () => {
  const api = fakeApi()
  let unread = 3
  api.answer(countNotifications, () => ({ data: { unread } }))
  await renderInSite(<NotificationBell />)
  const bell = page.getByRole('link', { name: 'Notifications' })
  await expect.element(bell).toHaveAccessibleName('Notifications, 3 unread')
  unread = 99
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.element(bell).toHaveAccessibleName('Notifications, more than 99 unread')
  await expect.element(bell).toHaveTextContent('99+')
  unread = 0
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.element(bell).toHaveAccessibleName('Notifications')
})

test('while the server does not answer the last count stays, without a word', async () => {
  const api = fakeApi()
  let isDown = false
  api.answer(countNotifications, () => {
    if (isDown) throw new TypeError('no network')
    return { data: { unread: 2 } }
  })
  await renderInSite(<NotificationBell />)
  const bell = page.getByRole('link', { name: 'Notifications' })
  await expect.element(bell).toHaveTextContent('2')
  isDown = true
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => api.sent(countNotifications).length).toBeGreaterThan(1)
  await expect.element(bell).toHaveTextContent('2')
  expect(page.getByRole('alert').elements()).toEqual([])
})

test('told over the socket it asks at once; every half minute only while the socket does not hear everything', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const api = fakeApi()
  let unread = 1
  api.answer(countNotifications, () => ({ data: { unread } }))
  const { unmount } = await renderInSite(<NotificationBell />)
  const bell = page.getByRole('link', { name: 'Notifications' })
  const asked = () => api.sent(countNotifications).length
  await expect.poll(() => socket.listeners).toBeDefined()
  await expect.element(bell).toHaveTextContent('1')
  unread = 2
  socket.listeners?.unread?.()
  await expect.element(bell).toHaveTextContent('2')

  const before = asked()
  vi.advanceTimersByTime(30_000)
  await expect.poll(asked).toBe(before + 1)
  socket.listeners?.whole?.(true)
  await expect.poll(asked).toBe(before + 2)
  vi.advanceTimersByTime(90_000)
  expect(asked()).toBe(before + 2)
  socket.listeners?.onLost?.()
  vi.advanceTimersByTime(30_000)
  await expect.poll(asked).toBe(before + 3)

  const left = socket.left
  await unmount()
  expect(socket.left).toBe(left + 1)
  vi.useRealTimers()
})
