import { updatePushToken } from '@gable/contract/accounts'
import { forgetPushToken, getPushKey } from '@gable/contract/notifications'
import { notifications as arabic } from '@gable/i18n/ar/notifications'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { PushState } from '#app/shell/push-subscription.ts'
import { fakeApi, refusal } from '#app/shell/test/fake-api.ts'
import { renderInSite } from '#app/shell/test/render-in-site.tsx'
import { PushPanel } from './push-panel.tsx'

/** A browser that asks its reader; the test answers for them. */
const browser = vi.hoisted(() => ({ state: 'off' as PushState, answer: 'on' as PushState, asked: [] as string[] }))
vi.mock('#app/shell/push-subscription.ts', () => ({
  readPushState: async () => browser.state,
  subscribeToPush: async (publicKey: string) => {
    browser.asked.push(publicKey)
    browser.state = browser.answer
    return browser.answer === 'on' ? 'app-token' : undefined
  },
  readPushToken: async () => (browser.state === 'on' ? 'app-token' : undefined),
  unsubscribeFromPush: async () => {
    browser.state = 'off'
  },
}))
beforeEach(() => {
  Object.assign(browser, { state: 'off', answer: 'on', asked: [] })
})

const turnOn = () => page.getByRole('button', { name: 'Turn on push' })

test('the browser asks after the reason was read and the button pressed, and the server learns of it', async () => {
  const api = fakeApi()
  api.answer(getPushKey, () => ({ data: { publicKey: 'key-of-the-site' } }))
  api.answer(updatePushToken, () => ({ data: null }))
  api.answer(forgetPushToken, () => ({ data: null }))
  await renderInSite(<PushPanel />)
  await expect.element(page.getByText(/Get new leads and price drops right away/)).toBeVisible()
  expect(browser.asked).toEqual([])
  await turnOn().click()
  await expect.element(page.getByText('Push is on in this browser')).toBeVisible()
  expect(browser.asked).toEqual(['key-of-the-site'])
  expect(api.sent(updatePushToken).map(({ input }) => input)).toEqual([{ pushToken: 'app-token' }])

  await page.getByRole('button', { name: 'Turn off push' }).click()
  await expect.element(turnOn()).toBeVisible()
  expect(api.sent(forgetPushToken).map(({ input }) => input)).toEqual([{ pushToken: 'app-token' }])
})

test('a browser that is on is registered again: the session that did so may be over', async () => {
  const api = fakeApi()
  api.answer(updatePushToken, () => ({ data: null }))
  browser.state = 'on'
  await renderInSite(<PushPanel />)
  await expect.element(page.getByText('Push is on in this browser')).toBeVisible()
  await expect.poll(() => api.sent(updatePushToken).map(({ input }) => input)).toEqual([{ pushToken: 'app-token' }])
})

test('a browser that cannot be registered is shown as off', async () => {
  const api = fakeApi()
  api.answer(updatePushToken, () => {
    throw refusal('unavailable')
  })
  browser.state = 'on'
  await renderInSite(<PushPanel />)
  await expect.element(turnOn()).toBeVisible()
})

test('whoever says no is told what to do about it, and nothing is registered', async () => {
  const api = fakeApi()
  api.answer(getPushKey, () => ({ data: { publicKey: 'key-of-the-site' } }))
  browser.answer = 'denied'
  await renderInSite(<PushPanel />)
  await turnOn().click()
  await expect.element(page.getByText('Notification permission denied.')).toBeVisible()
  expect(api.sent(updatePushToken)).toEqual([])
})

test('a failure is told, and can be tried again', async () => {
  const api = fakeApi()
  api.answer(getPushKey, () => {
    throw refusal('unavailable')
  })
  await renderInSite(<PushPanel />)
  await turnOn().click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(turnOn()).toBeEnabled()
})

test('a browser that cannot is not asked', async () => {
  browser.state = 'unsupported'
  await renderInSite(<PushPanel />)
  expect(page.getByRole('button').elements()).toEqual([])
})

test('in Arabic', async () => {
  browser.state = 'denied'
  await renderInSite(<PushPanel />, { language: 'ar' })
  await expect.element(page.getByText(arabic.push.denied)).toBeVisible()
})
