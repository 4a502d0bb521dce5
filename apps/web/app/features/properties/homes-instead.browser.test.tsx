import { search as arabic } from '@gable/i18n/ar/search'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ErrorPage } from '#app/shell/layout/error-page.tsx'
import { renderInSite } from '#app/shell/test/render-in-site.tsx'
import { renderHomesInstead } from './homes-instead.tsx'
import { ownProperty } from './test/own-property.ts'

/** As the router hands it on. */
const missing = (data: object | null) => ({ status: 404, statusText: 'Not Found', internal: false, data })

test('a page that is not there shows homes that are', async () => {
  const homes = [ownProperty, { ...ownProperty, id: 12, slug: 'other', title: 'Another home' }]
  const error = missing({ homes, now: Date.parse(ownProperty.publishedAt) })
  await renderInSite(<ErrorPage error={error} renderHomes={renderHomesInstead} />, { language: 'ar' })
  await expect.element(page.getByRole('heading', { name: arabic.landing.rows.newest })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Another home' }))
    .toHaveAttribute('href', '/ar/properties-details/other')
})

test.each([null, { homes: [] }])('with nothing to show (%j) it says only what happened', async (data) => {
  await renderInSite(<ErrorPage error={missing(data)} renderHomes={renderHomesInstead} />)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(page.getByRole('heading', { level: 2 }).elements()).toEqual([])
})
