import type { OwnInsights } from '@gable/contract/own-insights'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import '#app/shared/i18n/own-messages.ts'
import { renderInSite } from '#app/shell/test/render-in-site.tsx'
import { ownProperty } from '../test/own-property.ts'
import { OverviewHomes } from './overview-homes.tsx'

const nothing = Array.from({ length: 30 }, () => 0)
const none = { total: 0, before: 0, days: nothing }
const views = { total: 12, before: 0, days: nothing.with(29, 12) }
const insights: OwnInsights = {
  since: '2026-03-01',
  totals: { views, likes: none, interested: none },
  listings: [{ propertyId: 11, views, likes: none, interested: none }],
}
const tabs = { live: 1, review: 1, rejected: 0, expiring: 0, under_offer: 0, closed: 0, expired: 0, paused: 0 }
const counts = { all: 2, drafts: 0, tabs }
const now = Date.parse('2026-03-30')

test('each home has its numbers in words; one that nobody could see yet has none', async () => {
  const waiting = { ...ownProperty, id: 12, title: 'House by the mill', reviewState: 'pending' as const }
  const homes = [ownProperty, waiting]
  await renderInSite(<OverviewHomes homes={homes} tab={undefined} {...{ insights, counts, now }} />)
  await expect
    .element(page.getByRole('img', { name: '12 views in the last 30 days. Most on March 30: 12.' }))
    .toBeVisible()
  await expect.element(page.getByRole('img', { name: 'No saves in the last 30 days.' })).toBeVisible()
  await expect.element(page.getByText('After review')).toBeVisible()
  await page.getByRole('button', { name: 'More for Loft over the works' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible()
})

test('states are links, and one without homes says so', async () => {
  await renderInSite(<OverviewHomes homes={[]} tab="rejected" {...{ insights, counts, now }} />)
  await expect.element(page.getByRole('link', { name: 'Live 1' })).toHaveAttribute('href', '/user?tab=live')
  await expect.element(page.getByText('Nothing needs changes')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'All listings' }))
    .toHaveAttribute('href', '/user/my-properties?tab=rejected')
})
