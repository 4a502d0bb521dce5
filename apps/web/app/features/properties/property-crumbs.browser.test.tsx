import type { PropertyDetail } from '@gable/contract/property'
import { Pencil } from 'lucide-react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ActionButton } from '#app/features/listings/own/listing-action.tsx'
import { renderInSite } from '#app/shell/test/render-in-site.tsx'
import '#app/shared/i18n/own-messages.ts'
import { PropertyCrumbs } from './property-crumbs.tsx'
import { ownProperty } from './test/own-property.ts'

const property = ownProperty as PropertyDetail
const preview = { id: 'view', label: 'Preview', Icon: Pencil, to: '/my-property/loft' }

const renderWay = (path: string) =>
  renderInSite(
    <>
      <ActionButton action={preview} title={property.title} isBusy={false} />
      <PropertyCrumbs property={property} />
    </>,
    { path },
  )
const back = page.getByRole('link', { name: 'Back to my listings' })

test('Back on an own home leads to the list as it was left', async () => {
  const screen = await renderWay('/user/my-properties?tab=live&page=2')
  await page.getByRole('link', { name: 'Preview: Loft over the works' }).click()
  await expect.poll(screen.address).toBe('/my-property/loft')
  await expect.element(back).toHaveAttribute('href', '/user/my-properties?tab=live&page=2')
})

test('whoever opened it by its address comes to the list', async () => {
  await renderWay('/my-property/loft')
  await expect.element(back).toHaveAttribute('href', '/user/my-properties')
})

test('on the page that everybody sees Back leads to the results', async () => {
  await renderWay('/properties-details/loft')
  await expect
    .element(page.getByRole('link', { name: 'Back to results' }))
    .toHaveAttribute('href', '/properties?deal=sell')
})
