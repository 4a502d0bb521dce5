import { requestCode } from '@gable/contract/accounts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeApi, refusal } from '#app/shell/test/fake-api.ts'
import { renderInSite } from '#app/shell/test/render-in-site.tsx'
import RegisterPage from './register-page.tsx'

async function submitForm() {
  await page.getByRole('textbox', { name: 'Name' }).fill('Ines Costa')
  await page.getByRole('textbox', { name: 'Email' }).fill('ines@gable.test')
  await page.getByLabelText('Password', { exact: true }).fill('quiet harbour lantern')
  await page.getByLabelText('Confirm password').fill('quiet harbour lantern')
  await page.getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Create account' }).click()
}

test('a failure on our side is told as a registration that failed, and what was typed stays', async () => {
  fakeApi().answer(requestCode, () => {
    throw refusal('internal_error')
  })
  await renderInSite(<RegisterPage />, { path: '/register' })
  await submitForm()
  await expect.element(page.getByText('Registration failed. Try again in a minute')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Email' })).toHaveValue('ines@gable.test')
})
