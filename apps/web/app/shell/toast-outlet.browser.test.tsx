import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showToast } from '#app/shared/toast.ts'
import { renderInSite } from './test/render-in-site.tsx'

const region = () => document.querySelector('[aria-live="polite"]')

test('the place for toasts comes with the first touch of the page, and a toast is shown in it', async () => {
  await renderInSite(<button type="button">Anything</button>)
  expect(region()).toBeNull()
  await userEvent.click(page.getByRole('button', { name: 'Anything' }))
  await expect.poll(region).not.toBeNull()
  showToast({ text: 'Saved' })
  await expect.element(page.getByText('Saved')).toBeVisible()
})
