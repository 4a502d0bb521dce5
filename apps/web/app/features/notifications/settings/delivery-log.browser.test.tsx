import { getDeliveries } from '@gable/contract/notifications'
import { notifications as arabic } from '@gable/i18n/ar/notifications'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeApi, refusal } from '#app/shell/test/fake-api.ts'
import { renderInSite } from '#app/shell/test/render-in-site.tsx'
import { DeliveryLog } from './delivery-log.tsx'

const about = {
  id: 7,
  kind: 'security',
  title: 'Your password was changed',
  changedAt: '2026-07-10T12:00:00Z',
} as const

test('what was sent is read when somebody wants to know, with its channel and what became of it', async () => {
  const api = fakeApi()
  const data = [
    { ...about, channel: 'mail', state: 'sent' } as const,
    { ...about, channel: 'sms', state: 'failed' } as const,
  ]
  api.answer(getDeliveries, () => ({ data, total: 2 }))
  await renderInSite(<DeliveryLog />)
  expect(api.sent(getDeliveries)).toEqual([])
  await page.getByText('What we sent you').click()
  const rows = page.getByRole('listitem')
  await expect.element(rows.first()).toMatchTextContent('Your password was changed')
  await expect.element(rows.first()).toMatchTextContent('Email · Sent · ')
  await expect.element(rows.nth(1)).toMatchTextContent('SMS · Could not be sent · ')
})

test('nothing sent yet, and an answer that does not come, are told', async () => {
  const api = fakeApi()
  let isDown = true
  api.answer(getDeliveries, () => {
    if (isDown) throw refusal('unavailable')
    return { data: [], total: 0 }
  })
  await renderInSite(<DeliveryLog />)
  const title = page.getByText('What we sent you')
  await title.click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  isDown = false
  await title.click()
  await title.click()
  await expect.element(page.getByText('Nothing was sent yet.')).toBeVisible()
  expect(page.getByRole('alert').elements()).toEqual([])
})

test('in Arabic', async () => {
  const data = [{ ...about, channel: 'push', state: 'waiting' } as const]
  fakeApi().answer(getDeliveries, () => ({ data, total: 1 }))
  await renderInSite(<DeliveryLog />, { language: 'ar' })
  await page.getByText(arabic.log.title).click()
  await expect.element(page.getByRole('listitem')).toMatchTextContent(arabic.log.states.waiting)
})
