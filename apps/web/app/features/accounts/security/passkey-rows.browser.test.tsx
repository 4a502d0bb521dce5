import { renamePasskey } from '@gable/contract/passkeys'
import { accounts } from '@gable/i18n/ar/accounts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import '#app/shared/i18n/account-messages.ts'
import { fakeApi, refusal } from '#app/shell/test/fake-api.ts'
import { renderInSite } from '#app/shell/test/render-in-site.tsx'
import { PasskeyRows } from './passkey-rows.tsx'

const passkey = {
  id: '5f0c8a6e-7d0b-4a53-9d52-0a3b6f2f9a11',
  name: 'Chrome on Linux',
  createdAt: '2026-11-01T10:00:00Z',
  lastUsedAt: null,
}
const ways = { hasPassword: true, isFresh: false }
const rows = <PasskeyRows passkeys={[passkey]} ways={ways} now={Date.parse('2026-11-18T10:00:00Z')} />
const field = page.getByRole('textbox')

test('a passkey is renamed without another proof, and not to nothing', async () => {
  const api = fakeApi()
  api.answer(renamePasskey, () => ({ data: null }))
  await renderInSite(rows)
  await page.getByRole('button', { name: 'Rename Chrome on Linux' }).click()
  await expect.element(field).toHaveValue('Chrome on Linux')
  await field.fill('   ')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(field).toHaveAccessibleDescription(/Enter a name/)
  expect(api.sent(renamePasskey)).toEqual([])
  await field.fill(' Work laptop ')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Passkey renamed.')).toBeVisible()
  expect(api.sent(renamePasskey).map(({ input }) => input)).toEqual([{ id: passkey.id, name: 'Work laptop' }])
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('a name that was not stored stays in the field with the reason', async () => {
  fakeApi().answer(renamePasskey, () => {
    throw refusal('not_found')
  })
  await renderInSite(rows, { language: 'ar' })
  await page.getByRole('button', { name: accounts.passkey.renameOf.replace('{{name}}', passkey.name) }).click()
  await field.fill('حاسوب العمل')
  await page.getByRole('dialog').getByRole('button', { name: 'حفظ' }).click()
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field).toHaveValue('حاسوب العمل')
})
