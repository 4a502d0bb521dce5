import { updateProperty } from '@gable/contract/posting'
import { common } from '@gable/i18n/ar/common'
import { own } from '@gable/i18n/ar/own'
import { Button } from '@gable/ui/button'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeApi, refusal } from '#app/shell/test/fake-api.ts'
import { renderInSite } from '#app/shell/test/render-in-site.tsx'
import { ownProperty } from '../test/own-property.ts'
import { PriceDialog } from './price-dialog.tsx'

function Opener() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {isOpen && <PriceDialog property={ownProperty} onClose={() => setOpen(false)} />}
    </>
  )
}

const dialog = page.getByRole('dialog')
const price = dialog.getByRole('textbox')
const saved = { data: { id: 11, slug: ownProperty.slug, reviewState: 'approved', version: 4 } } as const

async function openDialog(language: 'en' | 'ar' = 'en') {
  const api = fakeApi()
  api.answer(updateProperty, () => saved)
  await renderInSite(<Opener />, { language })
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.element(price).toHaveFocus()
  return api
}

test('it begins with the price as it is, and sends a new one as people write it', async () => {
  const api = await openDialog()
  await expect.element(price).toHaveValue('425000')
  await price.fill('399k')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('The price of Loft over the works was changed.')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(api.sent(updateProperty).map(({ input }) => input)).toEqual([{ id: 11, version: 3, price: '399000' }])
})

test.each([
  ['much', 'Enter a number'],
  ['', 'Fill this in.'],
  ['1000000000000', 'Enter a number'],
])('"%s" is refused before it is sent', async (typed, text) => {
  const api = await openDialog()
  await price.fill(typed)
  await dialog.getByRole('button', { name: 'Save price' }).click()
  await expect.element(price).toHaveAccessibleDescription(new RegExp(text))
  expect(api.sent(updateProperty)).toEqual([])
})

test('a refusal of the server stays in the dialog, and it can be sent again', async () => {
  const api = await openDialog()
  api.answer(updateProperty, () => {
    throw refusal('changed_meanwhile')
  })
  await dialog.getByRole('button', { name: 'Save price' }).click()
  await expect.element(dialog.getByText('This was changed elsewhere in the meantime.')).toBeVisible()
  api.answer(updateProperty, () => saved)
  await dialog.getByRole('button', { name: 'Save price' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test.each(['Escape', 'Cancel'])('%s leaves the price alone and gives the focus back', async (way) => {
  const api = await openDialog()
  if (way === 'Escape') await userEvent.keyboard('{Escape}')
  else await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus()
  expect(api.sent(updateProperty)).toEqual([])
})

test('in Arabic it takes Arabic digits', async () => {
  const api = await openDialog('ar')
  await price.fill('كثير')
  await dialog.getByRole('button', { name: own.price.save }).click()
  await expect.element(price).toHaveAccessibleDescription(common.validation.number)
  await price.fill('٣٩٩٠٠٠')
  await dialog.getByRole('button', { name: own.price.save }).click()
  await expect.poll(() => api.sent(updateProperty)[0]?.input.price).toBe('399000')
})
