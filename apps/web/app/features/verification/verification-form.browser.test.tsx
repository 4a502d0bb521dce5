import { applyForVerification, type VerificationField } from '@gable/contract/verification'
import { verification as arabic } from '@gable/i18n/ar/verification'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeApi, refusal } from '#app/shell/test/fake-api.ts'
import { renderInSite } from '#app/shell/test/render-in-site.tsx'
import { VerificationForm } from './verification-form.tsx'

const base = { hint: '', isRequired: true, options: [] }
const fields: VerificationField[] = [
  { ...base, id: 1, name: 'Full legal name', type: 'text' },
  { ...base, id: 2, name: 'How do you work?', type: 'choice', options: [{ value: 'own', name: 'On my own' }] },
  { ...base, id: 3, name: 'Valid until', type: 'date', isRequired: false },
  {
    ...base,
    id: 4,
    name: 'Where',
    type: 'multi_choice',
    isRequired: false,
    options: [{ value: 'porto', name: 'Porto' }],
  },
  { ...base, id: 5, name: 'Identity document', type: 'file', hint: 'Both sides' },
]
const file = { name: 'card', type: 'pdf', size: 1_200_000, state: 'ready' } as const
const sent = [{ id: 5, name: 'Identity document', type: 'file' as const, value: '/x', file }]
const send = page.getByRole('button', { name: 'Send for review' })

test('what is missing is said at each field, and the first one has the focus', async () => {
  const api = fakeApi()
  await renderInSite(<VerificationForm fields={fields} sent={[]} />)
  await expect.element(page.getByText('3 answers missing')).toBeVisible()
  await send.click()
  await expect.element(page.getByText('Fill this in.').first()).toBeVisible()
  expect(page.getByText('Fill this in.').elements()).toHaveLength(3)
  await expect.element(page.getByRole('textbox', { name: 'Full legal name' })).toHaveFocus()
  await expect.element(page.getByText('Confirm this before you send.')).toBeVisible()
  expect(api.sent(applyForVerification)).toEqual([])
})

test('answers go out as their fields take them, with the paper of last time, and a refusal stands at its field', async () => {
  const api = fakeApi()
  api.answer(applyForVerification, () => {
    throw refusal('invalid_request', { fields: { 'form_fields.1': 'invalid' } })
  })
  await renderInSite(<VerificationForm fields={fields} sent={sent} />)
  await expect.element(page.getByText('Sent before; will be sent again')).toBeVisible()
  await page.getByRole('textbox', { name: 'Full legal name' }).fill('Ada Lister')
  await page.getByRole('radio', { name: 'On my own' }).click()
  await page.getByRole('checkbox', { name: 'Porto' }).click()
  await page.getByRole('checkbox', { name: 'These details are correct' }).click()
  await expect.element(page.getByText('Ready to send')).toBeVisible()
  await send.click()
  await expect.element(page.getByText('This is not valid. Check it and try again.')).toBeVisible()
  const answers = [
    { id: 1, value: 'Ada Lister' },
    { id: 2, value: 'own' },
    { id: 4, value: ['porto'] },
    { id: 5, isKept: true },
  ]
  expect(api.sent(applyForVerification).map(({ input }) => input)).toEqual([{ answers }])
})

test('in Arabic the form asks and counts in Arabic', async () => {
  await renderInSite(<VerificationForm fields={fields} sent={[]} />, { language: 'ar' })
  await expect.element(page.getByText('تنقص 3 إجابات')).toBeVisible()
  await expect.element(page.getByRole('button', { name: arabic.bar.send })).toBeVisible()
})
