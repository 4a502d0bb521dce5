import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import '#app/shared/i18n/account-messages.ts'
import { person } from '#app/shell/store/test/person.ts'
import { renderInSite } from '#app/shell/test/render-in-site.tsx'
import { ProfileFormView } from './profile-form.tsx'

test('what is typed does not count as complete before it is saved', async () => {
  const ways = { email: person.email, phone: null }
  await renderInSite(<ProfileFormView account={person} ways={ways} />)
  const meter = page.getByRole('meter', { name: 'How complete your profile is, in percent' })
  await expect.element(meter).toHaveAttribute('aria-valuenow', '40')
  await page.getByRole('textbox', { name: 'Phone' }).fill('not a number')
  await expect.element(page.getByText('One change not saved yet')).toBeVisible()
  await expect.element(meter).toHaveAttribute('aria-valuenow', '40')
})
