import { getOwnPackages, type OwnPackage } from '@gable/contract/packages'
import { Button } from '@gable/ui/button'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeApi } from '#app/shell/test/fake-api.ts'
import { renderInSite } from '#app/shell/test/render-in-site.tsx'
import { LimitDialog } from './limit-dialog.tsx'
import type { Limit } from './limit-of.ts'
import { LimitOutlet } from './limit-outlet.tsx'
import { showLimit } from './show-limit.ts'

const dialog = page.getByRole('dialog')

test.each<[Limit, string]>([
  [{ type: 'property_list', reason: 'reached' }, 'Oops, you have no listings left'],
  [{ type: 'property_feature', reason: 'reached' }, 'Oops, you have no featured homes left'],
  [{ type: 'project_list', reason: 'reached' }, 'Oops, you have no projects left'],
  [{ type: 'project_feature', reason: 'reached' }, 'Oops, you have no featured projects left'],
  [{ type: 'property_list', reason: 'missing' }, 'Oops, listing a home needs a package'],
  [{ type: 'property_feature', reason: 'missing' }, 'Oops, featuring a home needs a package'],
  [{ type: 'project_list', reason: 'missing' }, 'Oops, listing a project needs a package'],
  [{ type: 'project_feature', reason: 'missing' }, 'Oops, featuring a project needs a package'],
  [{ type: 'mortgage_calculator_detail', reason: 'missing' }, 'Oops, the full plan needs a package'],
  [{ type: 'premium_properties', reason: 'missing' }, 'Oops, premium homes need a package'],
  [{ type: 'project_access', reason: 'missing' }, 'Oops, this project needs a package'],
])('%o is told as: %s', async (limit, title) => {
  await renderInSite(<LimitDialog limit={limit} onClose={() => {}} />)
  await expect.element(page.getByRole('dialog', { name: title })).toBeVisible()
  await expect.element(dialog.getByRole('link', { name: 'OK, see the plans' })).toHaveFocus()
})

test('what is used up is told in figures, which move nothing when they come', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const own: OwnPackage = {
    ...{ id: 9, packageId: 3, name: 'Agency', source: 'payment', status: 'running' },
    ...{ startsAt: '2026-07-02T00:00:00Z', expiresAt: '2026-08-01T00:00:00Z' },
    features: [{ type: 'property_feature', limit: 5, days: 30, used: 5 }],
  }
  fakeApi().answer(getOwnPackages, async () => {
    await promise
    return { data: [own, { ...own, id: 8, status: 'ended' as const }], total: 2 }
  })
  await renderInSite(<LimitDialog limit={{ type: 'property_feature', reason: 'reached' }} onClose={() => {}} />)
  await expect.element(dialog.getByRole('meter', { name: 'Featured listings' })).toBeVisible()
  const height = dialog.element().getBoundingClientRect().height
  resolve()
  await expect.element(dialog.getByText('5 of 5')).toBeVisible()
  await expect.element(dialog.getByText('until August 1, 2026')).toBeVisible()
  expect(dialog.element().getBoundingClientRect().height).toBe(height)
})

test('it opens over any page, Esc closes it, and the focus goes back', async () => {
  const limit: Limit = { type: 'property_feature', reason: 'reached' }
  await renderInSite(
    <>
      <Button onClick={() => showLimit(limit)}>Feature</Button>
      <LimitOutlet />
    </>,
  )
  await page.getByRole('button', { name: 'Feature' }).click()
  await expect.element(dialog.getByRole('button', { name: 'Not now' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Feature' })).toHaveFocus()
})
