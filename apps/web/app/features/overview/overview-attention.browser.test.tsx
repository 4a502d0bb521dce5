import { own } from '@gable/i18n/ar/own'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import '#app/shared/i18n/own-messages.ts'
import { renderInSite } from '#app/shell/test/render-in-site.tsx'
import { OverviewAttention, type Waiting } from './overview-attention.tsx'

const none: Waiting = { rejected: 0, expired: 0, expiring: 0, review: 0, drafts: 0 }

test('what loses most by waiting comes first, each with the way to it', async () => {
  const properties = { ...none, drafts: 2, review: 1, rejected: 3 }
  await renderInSite(<OverviewAttention properties={properties} projects={{ expired: 1 }} newLeads={2} />)
  const titles = page.getByRole('heading', { level: 3 })
  await expect
    .poll(() => titles.elements().map((title) => title.textContent))
    .toEqual([
      '3 listings need changes',
      'One project has expired',
      '2 people are waiting for an answer',
      'One listing is in review',
      '2 unfinished drafts',
    ])
  await expect
    .element(page.getByRole('link', { name: 'Open: One project has expired' }))
    .toHaveAttribute('href', '/user/my-projects?tab=expired')
})

test('when nothing waits it says so', async () => {
  await renderInSite(<OverviewAttention properties={none} projects={{}} newLeads={0} />)
  await expect.element(page.getByText('You are all caught up.')).toBeVisible()
  expect(page.getByRole('listitem').elements()).toEqual([])
})

test('in Arabic the ways lead to the lists in Arabic', async () => {
  await renderInSite(<OverviewAttention properties={{ ...none, review: 1 }} projects={{}} newLeads={0} />, {
    language: 'ar',
  })
  await expect
    .element(page.getByRole('link', { name: own.overview.properties.review_one }))
    .toHaveAttribute('href', '/ar/user/my-properties?tab=review')
})
