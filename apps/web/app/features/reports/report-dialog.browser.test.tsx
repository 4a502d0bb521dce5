import { blockUser } from '@gable/contract/blocks'
import { addReport, getReportReasons, report } from '@gable/contract/reports'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { person } from '#app/shell/store/person.fixture.ts'
import { fakeApi, refusal } from '#app/shell/test/fake-api.ts'
import { renderInSite } from '#app/shell/test/render-in-site.tsx'
import { ReportDialog } from './report-dialog.tsx'
import type { Reported } from './reported.ts'

const reported: Reported = {
  kind: 'property',
  id: 7,
  title: 'Sunny flat',
  text: 'Rua do Freixo 88 · G-7K3Q2F',
  picture: undefined,
  lister: { id: 3, name: 'Paulo' },
  isReported: false,
}
const reasons = [
  { id: 1, reason: 'It looks like a scam', isOther: false },
  { id: 6, reason: 'Something else', isOther: true },
]
const sent = { id: 22, reference: 'R-22', createdAt: '2026-07-01T10:12:00Z', isReplaced: false }
const dialog = page.getByRole('dialog')
const send = page.getByRole('button', { name: 'Send report' })

function answering() {
  const api = fakeApi()
  api.answer(getReportReasons, () => ({ data: reasons, total: 2 }))
  api.answer(addReport, () => ({ data: sent }))
  return api
}
const open = (facts: Partial<Reported> = {}, options = {}) =>
  renderInSite(<ReportDialog reported={{ ...reported, ...facts }} onClose={() => {}} onSent={() => {}} />, options)

test('a reason is asked for, and words only where the reason is other', async () => {
  const api = answering()
  await open()
  await expect.element(dialog.getByRole('radio', { name: 'It looks like a scam' })).toBeVisible()
  await send.click()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Choose what is wrong.')
  await dialog.getByRole('radio', { name: 'Something else' }).click()
  await send.click()
  await expect.element(dialog.getByText('Tell us what is wrong.')).toBeVisible()
  await expect.element(dialog.getByRole('textbox')).toHaveFocus()
  await userEvent.keyboard('It is a boat')
  await send.click()
  await expect.element(page.getByRole('dialog', { name: 'Thank you for your report' })).toBeVisible()
  expect(api.sent(addReport).map(({ input }) => input)).toEqual([
    { propertyId: 7, reasonId: 6, message: 'It is a boat' },
  ])
  await expect.element(dialog.getByText('R-22')).toBeVisible()
})

test('as long as nothing is chosen, nothing looks chosen', async () => {
  answering()
  await open()
  const scam = dialog.getByRole('radio', { name: 'It looks like a scam' })
  await expect.element(scam).toBeVisible()
  const looks = () => getComputedStyle(scam.element()).borderColor
  const before = looks()
  await dialog.getByRole('radio', { name: 'Something else' }).click()
  expect(looks()).toBe(before)
})

test('a refusal is told, what was chosen stays, and sending again works', async () => {
  const api = answering()
  api.answer(addReport, () => {
    throw refusal('too_many_requests')
  })
  await open()
  await dialog.getByRole('radio', { name: 'It looks like a scam' }).click()
  await send.click()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Too many attempts. Wait a moment and try again.')
  api.answer(addReport, () => ({ data: sent }))
  await send.click()
  await expect.element(page.getByRole('dialog', { name: 'Thank you for your report' })).toBeVisible()
})

test('a project goes by our own call, and whoever reported it before is told so', async () => {
  const api = answering()
  api.answer(report, () => ({ data: { ...sent, isReplaced: true } }))
  await open({ kind: 'project', isReported: true })
  await expect.element(page.getByRole('dialog', { name: 'Report this project' })).toBeVisible()
  await expect.element(dialog.getByText(/replaces your report/)).toBeVisible()
  await dialog.getByRole('radio', { name: 'It looks like a scam' }).click()
  await send.click()
  await expect.element(dialog.getByText('R-22')).toBeVisible()
  expect(api.sent(report)[0]?.input).toEqual({ projectId: 7, reasonId: 1 })
})

test('afterwards the lister can be blocked; a refusal takes the switch back', async () => {
  const api = answering()
  await open()
  await dialog.getByRole('radio', { name: 'It looks like a scam' }).click()
  await send.click()
  const toggle = dialog.getByRole('switch', { name: 'Block the person who listed it' })
  api.answer(blockUser, () => {
    throw refusal('unavailable')
  })
  await toggle.click()
  await expect.element(toggle).not.toBeChecked()
  api.answer(blockUser, () => ({ data: null }))
  await toggle.click()
  await expect.element(toggle).toBeChecked()
  expect(api.sent(blockUser).at(-1)?.input).toEqual({ accountId: 3 })
})

test('when the reasons cannot be had, it says so and asks again', async () => {
  const api = fakeApi()
  api.answer(getReportReasons, () => {
    throw refusal('not_found')
  })
  // What the tests before were answered is not kept for another reader.
  await open({}, { site: { account: person } })
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  api.answer(getReportReasons, () => ({ data: reasons, total: 2 }))
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect.element(dialog.getByRole('radio', { name: 'Something else' })).toBeVisible()
})

test('from the right it says the same', async () => {
  answering()
  await open({}, { language: 'ar' })
  await expect.element(page.getByRole('dialog', { name: 'الإبلاغ عن هذا الإعلان' })).toBeVisible()
  await page.getByRole('button', { name: 'إرسال البلاغ' }).click()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('اختر ما المشكلة.')
})
