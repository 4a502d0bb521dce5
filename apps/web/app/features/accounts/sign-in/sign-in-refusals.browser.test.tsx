import { requestCode } from '@gable/contract/accounts'
import { errors as ar } from '@gable/i18n/ar/errors'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import '#app/shared/i18n/account-messages.ts'
import { fakeApi, refusal } from '#app/shell/test/fake-api.ts'
import { renderInSite } from '#app/shell/test/render-in-site.tsx'
import { SignInSteps } from './sign-in-steps.tsx'
import { useSignIn } from './use-sign-in.ts'

function SignIn() {
  return <SignInSteps signing={useSignIn({ next: '/', arrive: async () => undefined })} />
}

async function signInRefusedWith(code: string, language: 'en' | 'ar' = 'en') {
  fakeApi().answer(requestCode, () => {
    throw refusal(code)
  })
  const { container } = await renderInSite(<SignIn />, { language })
  await page.getByRole('textbox').fill('ines@gable.test')
  container.querySelector('form')?.requestSubmit()
}

// The authentication errors that the specification lists, by the codes that stand for them.
test.each([
  ['user_not_found', 'We could not find this account.'],
  ['invalid_password', 'The password is not correct.'],
  ['email_in_use', 'This address already has an account.'],
  ['invalid_email', 'This is not an email address.'],
  ['weak_password', 'This password is too easy to guess. Choose a longer one.'],
  ['account_disabled', 'This account is deactivated. Contact the administrator.'],
  ['too_many_requests', 'Too many attempts. Wait a moment and try again.'],
  ['operation_not_allowed', 'This way to sign in is turned off.'],
  ['internal_error', 'Something went wrong on our side. Try again in a minute.'],
  ['incorrect_details', 'The details are not correct.'],
  ['quota_exceeded', 'No more messages can be sent today. Sign in another way.'],
  ['invalid_phone_number', 'This is not a valid phone number. Start with + and the country code.'],
  ['stars_misaligned', 'Something went wrong (stars_misaligned).'],
])('a sign-in that is refused with %s says: %s', async (code, words) => {
  await signInRefusedWith(code)
  await expect.element(page.getByText(words)).toBeVisible()
})

test('in Arabic it says so in Arabic', async () => {
  await signInRefusedWith('too_many_requests', 'ar')
  await expect.element(page.getByText(ar.too_many_requests)).toBeVisible()
})
