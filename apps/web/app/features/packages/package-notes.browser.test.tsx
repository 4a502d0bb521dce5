import type { OwnPackage } from '@gable/contract/packages'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInSite } from '#app/shell/test/render-in-site.tsx'
import { EndedNote, EndingNote } from './package-notes.tsx'
import { UsageMeter } from './usage-meter.tsx'

const own: OwnPackage = {
  ...{ id: 9, packageId: 3, name: 'Agency', source: 'payment', status: 'running', features: [] },
  ...{ startsAt: '2026-07-02T00:00:00Z', expiresAt: '2026-08-01T00:00:00Z' },
}

test('a package that ends soon is renewed with one press', async () => {
  await renderInSite(<EndingNote own={own} isSold />)
  await expect.element(page.getByText(/Agency.* ends on August 1, 2026/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: /Renew/ })).toHaveAttribute('href', '/checkout/3')
})

test('what is no longer sold leads to what is', async () => {
  await renderInSite(<EndingNote own={own} isSold={false} />)
  await expect.element(page.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/subscription-plan')
  expect(page.getByRole('link', { name: /Renew/ }).elements()).toEqual([])
})

test('one that has ended says that nothing is lost', async () => {
  await renderInSite(<EndedNote own={{ ...own, status: 'ended' }} isSold />)
  await expect.element(page.getByText(/Agency.* ended on August 1, 2026/)).toBeVisible()
  await expect.element(page.getByText(/Nothing is deleted/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'See other plans' })).toBeVisible()
})

test.each([
  [35, 'ui-meter', '5 left'],
  [36, 'ui-meter ui-meter-warn', '4 left'],
  [40, 'ui-meter ui-meter-bad', 'None left'],
])('with %i of 40 used the meter is %s and says: %s', async (used, look, words) => {
  await renderInSite(<UsageMeter feature={{ type: 'property_list', limit: 40, days: null, used }} until="August 1" />)
  await expect.element(page.getByText(words)).toBeVisible()
  await expect.element(page.getByRole('meter')).toHaveAttribute('class', look)
})
