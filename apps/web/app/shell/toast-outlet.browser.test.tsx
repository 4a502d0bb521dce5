import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showToast } from '#app/shared/toast.ts'
import { renderInSite } from './test/render-in-site.tsx'

afterEach(() => vi.useRealTimers())

const region = () => document.querySelector('[aria-live="polite"]')

test('the place for toasts comes with the first touch of the page, and a toast is shown in it', async () => {
  await renderInSite(<button type="button">Anything</button>)
  expect(region()).toBeNull()
  await userEvent.click(page.getByRole('button', { name: 'Anything' }))
  await expect.poll(region).not.toBeNull()
  showToast({ text: 'Saved' })
  await expect.element(page.getByText('Saved')).toBeVisible()
})

test('a toast closes after five seconds', async () => {
  await renderInSite(<button type="button">Anything</button>)
  await userEvent.click(page.getByRole('button', { name: 'Anything' }))
  await expect.poll(region).not.toBeNull()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  showToast({ text: 'Sent' })
  const toast = page.getByRole('listitem').filter({ hasText: 'Sent' })
  await expect.element(toast).toBeVisible()
  vi.advanceTimersByTime(4_900)
  await expect.element(toast).toHaveAttribute('data-removed', 'false')
  vi.advanceTimersByTime(100)
  await expect.element(toast).toHaveAttribute('data-removed', 'true')
})
