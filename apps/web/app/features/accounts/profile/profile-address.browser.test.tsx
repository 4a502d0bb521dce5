import { autocompletePlace } from '@gable/contract/places'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '#app/shared/i18n/account-messages.ts'
import '#app/shared/i18n/place-messages.ts'
import { fakeApi } from '#app/shell/test/fake-api.ts'
import { person } from '#app/shell/store/test/person.ts'
import { renderInSite } from '#app/shell/test/render-in-site.tsx'
import { ProfileAddress } from './profile-address.tsx'
import { toProfile } from './profile-schema.ts'

function Form() {
  const form = useForm({ defaultValues: toProfile({ ...person, address: '' }) })
  return (
    <FormProvider {...form}>
      <ProfileAddress />
      <div className="save-bar">
        <button type="submit">Save</button>
      </div>
    </FormProvider>
  )
}

test('while places are suggested, Save is still there for a screen reader', async () => {
  const place = { state: 'Porto', country: 'Portugal', countryCode: 'PT', latitude: 41.15, longitude: -8.62 }
  fakeApi().answer(autocompletePlace, () => ({
    data: [{ ...place, id: '1', kind: 'city' as const, name: 'Porto', formattedAddress: 'Porto, Portugal' }],
  }))
  await renderInSite(<Form />)
  const address = page.getByRole('combobox', { name: 'Street, number and town' })
  await address.fill('Port')
  await expect.element(page.getByRole('option', { name: 'Porto' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Save' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('option')).not.toBeInTheDocument()
  await address.fill('Porto')
  await page.getByRole('option', { name: 'Porto' }).click()
  await expect.element(page.getByRole('option')).not.toBeInTheDocument()
  await expect.element(address).toHaveValue('Porto, Portugal')
  await address.fill('Port')
  await expect.element(page.getByRole('option')).toBeVisible()
  await page.getByRole('heading').first().click()
  await expect.element(page.getByRole('option')).not.toBeInTheDocument()
})
