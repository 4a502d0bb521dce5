import { deleteProperty, renewProperty, restoreProperty, setMarketState } from '@gable/contract/posting'
import { limits } from '@gable/i18n/ar/limits'
import { own } from '@gable/i18n/ar/own'
import type { Property } from '@gable/contract/property'
import type { LanguageCode } from '@gable/i18n/languages'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useListingWork } from '#app/features/listings/own/use-listing-work.ts'
import { LimitOutlet } from '#app/features/packages/limit-outlet.tsx'
import { fakeApi, refusal } from '#app/shell/test/fake-api.ts'
import { renderInSite } from '#app/shell/test/render-in-site.tsx'
import { ownProperty } from '../test/own-property.ts'
import { PropertyRow } from './property-row.tsx'
import { usePropertyActions } from './use-property-actions.ts'

const now = Date.parse('2026-03-20')

function Row({ property }: { property: Property }) {
  const { busyId, work } = useListingWork()
  const actions = usePropertyActions({ now, work, onPrice: () => {} })(property)
  return (
    <main id="main">
      <h1>Listings</h1>
      <ul>
        <PropertyRow property={property} now={now} actions={actions} isBusy={busyId !== undefined} />
      </ul>
      <LimitOutlet />
    </main>
  )
}

const renderRow = (change: Partial<Property> = {}, language: LanguageCode = 'en') =>
  renderInSite(<Row property={{ ...ownProperty, ...change }} />, { language })

const more = page.getByRole('button', { name: 'More for Loft over the works' })
const item = (name: string) => page.getByRole('menuitem', { name })

test('the menu is used by keyboard alone, and Esc gives the focus back', async () => {
  await renderRow()
  ;(more.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(item('Preview')).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(item('Delete')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(more).toHaveFocus()
})

test('a deletion is done at once, puts the focus on the heading, and its notice takes it back', async () => {
  const api = fakeApi()
  api.answer(deleteProperty, () => ({ data: { restoreUntil: '2026-12-01T00:00:00Z' } }))
  api.answer(restoreProperty, () => ({ data: { id: 11, slug: 'loft', reviewState: 'approved' as const, version: 5 } }))
  await renderRow()
  await more.click()
  await item('Delete').click()
  await expect.element(page.getByText('Loft over the works was deleted.')).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('Loft over the works was restored.')).toBeVisible()
  expect([api.sent(deleteProperty), api.sent(restoreProperty)].flat().map(({ input }) => input)).toEqual([
    { id: 11 },
    { id: 11 },
  ])
})

test('a status that was not changed is told as that, with the reason', async () => {
  fakeApi().answer(setMarketState, () => {
    throw new TypeError('Failed to fetch')
  })
  await renderRow()
  await more.click()
  await item('Mark as sold').click()
  const text = 'The status could not be updated. The server cannot be reached.'
  await expect.element(page.getByText(text)).toBeVisible()
})

test.each([
  { language: 'en', title: 'Oops, you have no listings left', plans: /^\/subscription-plan\?next=/ },
  {
    language: 'ar',
    title: limits.Opps.replace('{{what}}', limits.reached.property_list.title),
    plans: /^\/ar\/subscription-plan\?next=/,
  },
] as const)('a spent package is told and leads to the plans, in $language', async ({ language, title, plans }) => {
  fakeApi().answer(renewProperty, () => {
    throw refusal('package_required', { type: 'property_list', reason: 'limit_reached' })
  })
  const screen = await renderRow({ reviewState: 'expired' }, language)
  await page.getByRole('button', { name: language === 'en' ? /^Renew/ : new RegExp(own.actions.renew) }).click()
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.getByRole('link').click()
  await expect.poll(screen.address).toMatch(plans)
  await expect.element(dialog).not.toBeInTheDocument()
})
