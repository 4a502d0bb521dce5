import { type Notification, readNotifications } from '@gable/contract/notifications'
import { notifications as arabic } from '@gable/i18n/ar/notifications'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeApi, refusal } from '#app/shell/test/fake-api.ts'
import { renderInSite } from '#app/shell/test/render-in-site.tsx'
import { NotificationsView } from './notifications-view.tsx'

const now = Date.now()
const told = (facts: Partial<Notification>): Notification => ({
  id: 1,
  type: 'listing_review',
  kind: 'listing_review',
  tone: 'good',
  title: 'Mill house is live',
  message: 'Everyone can now see it.',
  image: null,
  propertyId: 7,
  projectId: null,
  slug: 'mill-house',
  url: '/my-property/mill-house',
  isRead: false,
  createdAt: new Date(now).toISOString(),
  ...facts,
})
const loaded = (notifications: Notification[], unread = notifications.filter(({ isRead }) => !isRead).length) => ({
  group: undefined,
  beforeId: undefined,
  notifications,
  unread,
  counts: { all: notifications.length, groups: { listings: notifications.length } },
  choices: [{ kind: 'report' as const, channel: 'mail' as const, isOn: true }],
  now,
})
const unreadRows = () => page.getByText('Unread: ').elements().length

test('opening what it is about marks it as read and leads there', async () => {
  const api = fakeApi()
  api.answer(readNotifications, () => ({ data: { unread: 1 } }))
  const list = [told({ id: 2 }), told({ id: 1, title: 'A passkey was added', url: '/user/security' })]
  const { address } = await renderInSite(<NotificationsView loaded={loaded(list)} />)
  await expect.element(page.getByText('2 unread')).toBeVisible()
  await page.getByRole('link', { name: 'Mill house is live' }).click()
  await expect.poll(address).toBe('/my-property/mill-house')
  await expect.element(page.getByText('One unread')).toBeVisible()
  await expect.poll(() => api.sent(readNotifications).map(({ input }) => input)).toEqual([{ id: 2 }])
})

test('all are marked at once, and come back unread when the server could not', async () => {
  const api = fakeApi()
  api.answer(readNotifications, () => {
    throw refusal('unavailable')
  })
  await renderInSite(<NotificationsView loaded={loaded([told({ id: 2 }), told({ id: 1, url: null })])} />)
  await page.getByRole('button', { name: 'Mark all read' }).click()
  await expect.element(page.getByText('We could not mark it as read. Try again.')).toBeVisible()
  expect(unreadRows()).toBe(2)
  api.answer(readNotifications, () => ({ data: { unread: 0 } }))
  await page.getByRole('button', { name: 'Mark all read' }).click()
  await expect.element(page.getByText('All read', { exact: true })).toBeVisible()
  await expect.poll(unreadRows).toBe(0)
  await expect.element(page.getByRole('button', { name: 'Mark all read' })).toBeDisabled()
})

test('what leads nowhere any more is marked by a button', async () => {
  const api = fakeApi()
  api.answer(readNotifications, () => ({ data: { unread: 0 } }))
  await renderInSite(<NotificationsView loaded={loaded([told({ url: null })])} />)
  await page.getByRole('button', { name: 'Mark as read' }).click()
  await expect.poll(unreadRows).toBe(0)
})

test('who was told nothing yet is told what will be here', async () => {
  await renderInSite(<NotificationsView loaded={loaded([])} />)
  await expect.element(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Change' }))
    .toHaveAttribute('href', '/user/notification-settings')
})

test('in Arabic the days and the ways are Arabic', async () => {
  const old = new Date(now - 10 * 86_400_000).toISOString()
  await renderInSite(<NotificationsView loaded={loaded([told({}), told({ id: 3, createdAt: old })])} />, {
    language: 'ar',
  })
  await expect.element(page.getByRole('heading', { name: arabic.days.today })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: arabic.days.earlier })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Mill house is live' }).first())
    .toHaveAttribute('href', '/ar/my-property/mill-house')
})
