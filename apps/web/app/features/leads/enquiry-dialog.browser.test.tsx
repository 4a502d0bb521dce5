import { getEnquiryChallenge, sendEnquiry } from '@gable/contract/enquiries'
import { isProof } from '@gable/domain/proof-of-work'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeApi, refusal } from '#app/shell/test/fake-api.ts'
import { renderInSite } from '#app/shell/test/render-in-site.tsx'
import { EnquiryDialog } from './enquiry-dialog.tsx'

const property = { id: 11, title: 'Loft over the works', lister: {} as never }
const open = () => renderInSite(<EnquiryDialog property={property} onClose={() => undefined} />)

test('an enquiry says what is missing, and is sent with the work that its challenge asked for', async () => {
  const api = fakeApi()
  api.answer(getEnquiryChallenge, () => ({ data: { challenge: 'a challenge' } }))
  api.answer(sendEnquiry, () => ({ data: null }))
  await open()
  const send = page.getByRole('button', { name: 'Send' })
  await send.click()
  await expect.element(page.getByText('Fill this in.').first()).toBeVisible()
  await expect.element(page.getByLabelText('Your name')).toHaveFocus()
  await page.getByLabelText('Your name').fill('Sofia Reis')
  await page.getByLabelText('Email').fill('sofia@gable.test')
  await page.getByLabelText('Message').fill('Is the bedroom quiet?')
  await send.click()
  await expect.element(page.getByText('Check your email')).toBeVisible()
  const [sent] = api.sent(sendEnquiry)
  expect(sent?.input).toMatchObject({ propertyId: 11, name: 'Sofia Reis', website: '', challenge: 'a challenge' })
  expect(isProof('a challenge', sent?.input.answer ?? '')).toBe(true)
})

test('what was refused is said, keeps what was written and works on another challenge', async () => {
  const api = fakeApi()
  api.answer(getEnquiryChallenge, () => ({ data: { challenge: `challenge ${api.sent(getEnquiryChallenge).length}` } }))
  api.answer(sendEnquiry, () => Promise.reject(refusal('challenge_failed')))
  await open()
  await page.getByLabelText('Your name').fill('Sofia Reis')
  await page.getByLabelText('Email').fill('sofia@gable.test')
  await page.getByLabelText('Message').fill('Is the bedroom quiet?')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.element(page.getByText('The form was open for too long. Send it again.')).toBeVisible()
  await expect.element(page.getByLabelText('Message')).toHaveValue('Is the bedroom quiet?')
  await expect.poll(() => api.sent(getEnquiryChallenge).length).toBe(2)
})
