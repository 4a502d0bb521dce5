import { requestCode } from '@gable/contract/accounts'
import { beginPasskeySignIn } from '@gable/contract/passkeys'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import '#app/shared/i18n/account-messages.ts'
import { fakeApi, refusal } from '#app/shell/test/fake-api.ts'
import { renderInSite } from '#app/shell/test/render-in-site.tsx'
import { SignInSteps, useSignInHeading } from './sign-in-steps.tsx'
import { useSignIn } from './use-sign-in.ts'

const arrive = vi.fn<(greeting: string) => Promise<void>>()

function SignIn() {
  const signing = useSignIn({ next: '/', arrive })
  const { text } = useSignInHeading(signing, '')
  return (
    <>
      {text}
      <SignInSteps signing={signing} />
    </>
  )
}

const email = page.getByRole('textbox', { name: 'Email' })

test('what goes wrong with a passkey is said beside it, and not of the address', async () => {
  fakeApi().answer(beginPasskeySignIn, () => {
    throw refusal('code_expired')
  })
  await renderInSite(<SignIn />)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect.element(page.getByText('The request was cancelled or timed out')).toBeVisible()
  await expect.element(email).not.toHaveAttribute('aria-invalid')
})

test('whoever goes back to put the address right finds it as it was typed', async () => {
  fakeApi().answer(requestCode, () => ({
    data: { challengeId: 'c1', expiresAfterSeconds: 600, resendAfterSeconds: 30 },
  }))
  await renderInSite(<SignIn />)
  await email.fill('ines@gable.tset')
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByRole('button', { name: 'Change' }).click()
  await expect.element(email).toHaveValue('ines@gable.tset')
})
