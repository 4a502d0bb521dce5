import { deleteProperty, restoreProperty, setPropertyActive } from '@gable/contract/posting'
import type { PropertyDetail } from '@gable/contract/property'
import { own } from '@gable/i18n/ar/own'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeApi } from '#app/shell/test/fake-api.ts'
import { renderInSite } from '#app/shell/test/render-in-site.tsx'
import { ownProperty } from '../test/own-property.ts'
import { OwnerPanel } from './owner-panel.tsx'

const property: PropertyDetail = {
  ...(ownProperty as Required<typeof ownProperty>),
  priceHistory: [],
  daysOnMarket: 12,
}
const now = Date.parse('2026-03-20')
const renderPanel = (language: 'en' | 'ar' = 'en') =>
  renderInSite(<OwnerPanel property={property} now={now} />, { language, path: '/my-property/loft' })
const remove = page.getByRole('button', { name: 'Delete', exact: true })

test('a deletion asks for the word, and can be undone afterwards', async () => {
  const api = fakeApi()
  api.answer(deleteProperty, () => ({ data: { restoreUntil: '2026-12-01T00:00:00Z' } }))
  api.answer(restoreProperty, () => ({ data: { id: 11, slug: 'loft', reviewState: 'approved' as const, version: 5 } }))
  const screen = await renderPanel()
  await remove.click()
  const dialog = page.getByRole('dialog', { name: 'Delete Loft over the works?' })
  const word = dialog.getByRole('textbox', { name: 'Type “delete” to continue' })
  await word.fill('remove')
  await dialog.getByRole('button', { name: 'Delete listing' }).click()
  await expect.element(word).toHaveAccessibleDescription(/Type delete exactly as shown\./)
  expect(api.sent(deleteProperty)).toEqual([])
  await word.fill('Delete')
  await dialog.getByRole('button', { name: 'Delete listing' }).click()
  await expect.element(page.getByText('Loft over the works was deleted.')).toBeVisible()
  expect(screen.address()).toBe('/user/my-properties')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => api.sent(restoreProperty)).toHaveLength(1)
})

test('only the button that was pressed is busy, and nothing else begins meanwhile', async () => {
  const api = fakeApi()
  const { promise, resolve } = Promise.withResolvers<void>()
  api.answer(setPropertyActive, async ({ id, isActive }) => {
    await promise
    return { data: { id, isActive } }
  })
  await renderPanel()
  const panel = page.getByRole('region', { name: 'Your listing' })
  await panel.getByRole('button', { name: 'Pause' }).click()
  const busy = () => [...panel.element().querySelectorAll('[aria-busy="true"]')].map((one) => one.textContent)
  await expect.poll(busy).toEqual(['Pause'])
  await remove.click()
  expect(page.getByRole('dialog').elements()).toEqual([])
  resolve()
  await expect.element(page.getByText('Loft over the works is paused.')).toBeVisible()
  await expect.poll(busy).toEqual([])
})

test('in Arabic the word is an Arabic one', async () => {
  await renderPanel('ar')
  await page.getByRole('button', { name: own.actions.delete, exact: true }).click()
  await expect
    .element(page.getByRole('textbox', { name: own.deletion.type.replace('{{word}}', own.deletion.word) }))
    .toBeVisible()
})
