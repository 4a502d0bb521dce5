import { type NotificationSettings, updateNotificationSettings } from '@gable/contract/notifications'
import { notifications as arabic } from '@gable/i18n/ar/notifications'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeApi, refusal } from '#app/shell/test/fake-api.ts'
import { renderInSite } from '#app/shell/test/render-in-site.tsx'
import { SettingsForm } from './settings-form.tsx'

const settings: NotificationSettings = {
  choices: [
    { kind: 'report', channel: 'app', isOn: true },
    { kind: 'report', channel: 'mail', isOn: true },
  ],
  quietFrom: null,
  quietUntil: null,
  timeZone: 'UTC',
  digest: 'at_once',
  sentTo: 'ada@gable.test',
  phone: '',
}
const reports = () => page.getByRole('checkbox', { name: 'Reports, Email' })

test('only what was changed is sent, with the time zone of the device', async () => {
  const api = fakeApi()
  api.answer(updateNotificationSettings, () => ({ data: settings }))
  await renderInSite(<SettingsForm settings={settings} />)
  await reports().click()
  await page.getByRole('switch', { name: 'Every day' }).click()
  await page.getByLabelText('From').selectOptions('23:00')
  await page.getByRole('radio', { name: /Daily/ }).click()
  await expect.element(page.getByText('3 unsaved changes')).toBeVisible()
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect.poll(() => api.sent(updateNotificationSettings).length).toBe(1)
  expect(api.sent(updateNotificationSettings)[0]?.input).toEqual({
    choices: [{ kind: 'report', channel: 'mail', isOn: false }],
    quietFrom: '23:00',
    quietUntil: '08:00',
    digest: 'daily',
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  })
})

test('what could not be saved is told, stays as it was chosen, and can be discarded', async () => {
  const api = fakeApi()
  api.answer(updateNotificationSettings, () => {
    throw refusal('unavailable')
  })
  await renderInSite(<SettingsForm settings={settings} />)
  await reports().click()
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(reports()).not.toBeChecked()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect.element(reports()).toBeChecked()
  expect(page.getByRole('alert').elements()).toEqual([])
})

test('security messages have no box', async () => {
  await renderInSite(<SettingsForm settings={settings} />)
  const row = page.getByRole('row', { name: 'Security messages' })
  await expect.element(row.getByText('Always on', { exact: true }).first()).toBeInTheDocument()
  expect(page.getByRole('checkbox', { name: /Security messages/ }).elements()).toEqual([])
})

test('in Arabic the boxes are named in Arabic', async () => {
  await renderInSite(<SettingsForm settings={settings} />, { language: 'ar' })
  const name = `${arabic.kinds.report.name}، ${arabic.channels.mail}`
  await expect.element(page.getByRole('checkbox', { name })).toBeChecked()
})
