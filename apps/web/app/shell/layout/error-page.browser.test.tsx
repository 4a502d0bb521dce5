import { common } from '@gable/i18n/ar/common'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInSite } from '../test/render-in-site.tsx'
import { ErrorPage } from './error-page.tsx'

const heading = page.getByRole('heading', { level: 1 })
const renderNothing = () => null

test('a server that cannot be reached is not called a fault of ours that somebody was told of', async () => {
  await renderInSite(<ErrorPage error={new TypeError('Failed to fetch')} renderHomes={renderNothing} />)
  await expect.element(heading).toHaveTextContent('This page could not be loaded')
  await expect
    .element(page.getByText('The server cannot be reached. Check your connection and try again.'))
    .toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('in Arabic too', async () => {
  await renderInSite(<ErrorPage error={new TypeError('Failed to fetch')} renderHomes={renderNothing} />, {
    language: 'ar',
  })
  await expect.element(heading).toHaveTextContent(common.errorPage.unreachableTitle)
})

test('a fault of ours is, with the id under which we find it', async () => {
  const error = { status: 500, statusText: '', internal: false, data: { requestId: 'req-7' } }
  await renderInSite(<ErrorPage error={error} renderHomes={renderNothing} />)
  await expect.element(heading).toHaveTextContent('Something went wrong on our side')
  await expect.element(page.getByText('Ref. req-7')).toBeVisible()
})
