import type { OwnPackage, Package } from '@gable/contract/packages'
import { packages as ar } from '@gable/i18n/ar/packages'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fallbackSite, type Site } from '#app/shell/site.ts'
import { renderInSite } from '#app/shell/test/render-in-site.tsx'
import { OwnPlan } from './own-plan.tsx'
import './packages.css'
import { PlanCard } from './plan-card.tsx'
import { PlanTable } from './plan-table.tsx'
import { TakePlan } from './take-plan.tsx'

const starter: Package = {
  id: 3,
  name: 'Starter',
  tagline: 'For a home or two',
  price: '19.00',
  currency: fallbackSite.settings.currency.code,
  durationDays: 30,
  isFree: false,
  isRecommended: false,
  isActive: false,
  isTaken: false,
  used: [],
  features: [
    { type: 'property_list', limit: 3, days: null },
    { type: 'property_feature', limit: null, days: null },
    { type: 'premium_properties', limit: null, days: null },
  ],
}
const free: Package = { ...starter, id: 4, name: 'First steps', price: '0.00', isFree: true, features: [] }
const account = { id: 1, name: 'Ada' } as Site['account']
const take = (plan: Package, isSoldHere = true) => (
  <PlanCard plan={plan}>
    <TakePlan plan={plan} next="/user/properties/review" isSoldHere={isSoldHere} />
  </PlanCard>
)

test('a card says for whom a package is, what it costs, for how long, and what it holds', async () => {
  await renderInSite(take(starter), { site: { account } })
  const card = page.getByRole('article', { name: 'Starter' })
  await expect.element(card.getByText('for 30 days')).toBeVisible()
  await expect.element(card.getByText('before tax')).toBeVisible()
  const lines = card.getByRole('listitem')
  expect(lines.elements().map((line) => line.textContent)).toEqual([
    'Listings3',
    'Featured listingsUnlimited',
    'Premium homes',
  ])
})

test('what is counted comes first, in whatever order it arrives', async () => {
  await renderInSite(take({ ...starter, features: starter.features.toReversed() }))
  const lines = page.getByRole('listitem').elements()
  expect(lines.map((line) => line.textContent)).toEqual(['Listings3', 'Featured listingsUnlimited', 'Premium homes'])
})

test('a table that is too wide for a phone scrolls by itself', async () => {
  await page.viewport(320, 700)
  const many = Array.from({ length: 6 }, (_, index) => ({ ...starter, id: index }))
  await renderInSite(
    <main className="ui-container plans">
      <PlanTable plans={many} />
    </main>,
  )
  await expect.element(page.getByRole('table')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(320)
})

test.each<[string, Package, boolean, string]>([
  ['a paid one begins at the checkout', starter, true, '/checkout/3?next=%2Fuser%2Fproperties%2Freview'],
  ['one that runs is renewed', { ...starter, isActive: true }, true, '/checkout/3?next=%2Fuser%2Fproperties%2Freview'],
])('%s', async (_, plan, isSoldHere, href) => {
  await renderInSite(take(plan, isSoldHere), { site: { account } })
  await expect.element(page.getByRole('link', { name: 'Starter' })).toHaveAttribute('href', href)
})

test('a free one is taken by a form, once; where nothing can be paid a paid one cannot be had', async () => {
  const screen = await renderInSite(take(free), { site: { account } })
  await expect.element(page.getByRole('button', { name: 'Choose First steps' })).toBeVisible()
  await screen.unmount()
  const taken = await renderInSite(take({ ...free, isTaken: true }), { site: { account } })
  await expect.element(page.getByText('You have had this one')).toBeVisible()
  expect(page.getByRole('button').elements()).toEqual([])
  await taken.unmount()
  await renderInSite(take(starter, false), { site: { account } })
  await expect.element(page.getByText('It cannot be bought here yet')).toBeVisible()
})

test('a visitor signs in first and comes back to the plans, with where they were', async () => {
  await renderInSite(take(free))
  const next = encodeURIComponent('/subscription-plan?next=%2Fuser%2Fproperties%2Freview')
  await expect
    .element(page.getByRole('link', { name: 'Choose First steps' }))
    .toHaveAttribute('href', `/sign-in?next=${next}`)
})

test('side by side every kind that somebody holds is a row', async () => {
  await renderInSite(<PlanTable plans={[starter, { ...free, features: starter.features.slice(0, 1) }]} />)
  const rows = page.getByRole('row').elements()
  expect(rows.map((row) => row.textContent)).toEqual([
    'IncludedStarterFirst steps',
    'Listings33',
    'Featured listingsUnlimitedNot included',
    'Premium homesIncludedNot included',
  ])
})

const own: OwnPackage = {
  id: 9,
  packageId: 3,
  name: 'Starter',
  source: 'payment',
  status: 'running',
  startsAt: '2026-07-02T00:00:00Z',
  expiresAt: '2026-08-01T00:00:00Z',
  features: [
    { type: 'property_list', limit: 20, days: null, used: 12 },
    { type: 'project_feature', limit: 1, days: null, used: 1 },
    { type: 'project_access', limit: null, days: null, used: 0 },
  ],
}

test('what runs says until when, and meters say what is used and left', async () => {
  await renderInSite(<OwnPlan own={own} now={Date.parse('2026-07-08T00:00:00Z')} />)
  await expect.element(page.getByText('Ends on August 1, 2026')).toBeVisible()
  await expect.element(page.getByText('24 days left')).toBeVisible()
  await expect.element(page.getByRole('meter', { name: 'Listings' })).toHaveAttribute('aria-valuenow', '12')
  await expect.element(page.getByText('12 of 20')).toBeVisible()
  await expect.element(page.getByText('None left')).toBeVisible()
  expect(page.getByRole('meter').elements()).toHaveLength(2)
})

test('what can be had longer is renewed from where it stands', async () => {
  const now = Date.parse('2026-07-08T00:00:00Z')
  const screen = await renderInSite(<OwnPlan own={own} now={now} isRenewable />)
  await expect.element(page.getByRole('link', { name: /Renew/ })).toHaveAttribute('href', '/checkout/3')
  await screen.unmount()
  await renderInSite(<OwnPlan own={own} now={now} />)
  expect(page.getByRole('link', { name: /Renew/ }).elements()).toEqual([])
})

test('in Arabic it says the same', async () => {
  await renderInSite(<OwnPlan own={own} now={Date.parse('2026-07-08T00:00:00Z')} />, { language: 'ar' })
  await expect.element(page.getByRole('meter', { name: ar.kinds.property_list })).toBeVisible()
  await expect.element(page.getByText(ar.noneLeft)).toBeVisible()
})
