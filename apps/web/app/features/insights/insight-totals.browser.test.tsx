import type { OwnInsights } from '@gable/contract/own-insights'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import '#app/shared/i18n/own-messages.ts'
import { renderInSite } from '#app/shell/test/render-in-site.tsx'
import { InsightTotals } from './insight-totals.tsx'

const nothing = Array.from({ length: 30 }, () => 0)
const line = (total: number, before: number, days: number[] = nothing) => ({ total, before, days })
const insights: OwnInsights = {
  since: '2026-03-01',
  totals: {
    views: line(1_240, 1_000, nothing.with(2, 1_000).with(29, 240)),
    likes: line(6, 12, nothing.with(0, 6)),
    interested: line(0, 0),
  },
  listings: [],
}

test('each line says its sum, its best day and how it compares, for those who do not see it', async () => {
  await renderInSite(<InsightTotals insights={insights} />)
  await expect
    .element(page.getByRole('img', { name: '1,240 views in the last 30 days. Most on March 3: 1,000.' }))
    .toBeVisible()
  await expect.element(page.getByText('+24%')).toBeVisible()
  await expect.element(page.getByText('-50%')).toBeVisible()
  await expect.element(page.getByText('Nobody in the last 30 days')).toBeVisible()
  expect(page.getByRole('img').elements()).toHaveLength(2)
})

test('a few more than a few are counted, not called a thousand percent', async () => {
  const totals = { ...insights.totals, likes: line(0, 1), interested: line(11, 1, nothing.with(4, 11)) }
  await renderInSite(<InsightTotals insights={{ ...insights, totals }} />)
  await expect.element(page.getByText('+10', { exact: true })).toBeVisible()
  await expect.element(page.getByText('-1', { exact: true })).toBeVisible()
  await expect.element(page.getByText('None in the last 30 days')).toBeVisible()
})

test('the numbers of each day are a table, the newest first', async () => {
  await renderInSite(<InsightTotals insights={insights} />)
  await page.getByText('Show the numbers of each day').click()
  const rows = page.getByRole('row').elements()
  expect(rows).toHaveLength(31)
  expect(rows[1]?.textContent).toContain('240')
  await expect.element(page.getByRole('columnheader', { name: 'Views' })).toBeVisible()
})

test('in Arabic time goes the way people read', async () => {
  await renderInSite(<InsightTotals insights={insights} />, { language: 'ar' })
  const [first] = page.getByRole('img').elements()
  expect(getComputedStyle(first as Element).transform).toContain('-1')
})
