import { posting } from '@gable/i18n/ar/posting'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderInSite } from '#app/shell/test/render-in-site.tsx'
import type { SaveState } from './autosave.ts'
import { SaveNote } from './save-note.tsx'

const note = page.getByRole('status')

test.each<[SaveState, string]>([
  [{ kind: 'waiting' }, 'Not saved yet'],
  [{ kind: 'saving' }, 'Saving'],
  [{ kind: 'conflict' }, 'Changed on another device'],
  [{ kind: 'refused', code: 'not_found' }, 'Not saved'],
])('%o is told as: %s', async (state, text) => {
  await renderInSite(<SaveNote state={state} onRetry={() => {}} />)
  await expect.element(note.getByText(text)).toBeVisible()
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})

test('nothing is told before something is typed', async () => {
  await renderInSite(<SaveNote state={{ kind: 'untouched' }} onRetry={() => {}} />)
  await expect.element(note).not.toBeInTheDocument()
})

test('what is saved says when, but only that it is saved to those who listen', async () => {
  await renderInSite(<SaveNote state={{ kind: 'saved', at: Date.now() - 125_000 }} onRetry={() => {}} />)
  await expect.element(note.getByText('Saved 2 minutes ago')).toBeVisible()
  await expect.element(note.getByLabelText('Saved', { exact: true })).toBeVisible()
})

test('without a connection it can be tried at once', async () => {
  const retry = vi.fn<() => void>()
  await renderInSite(<SaveNote state={{ kind: 'failed' }} onRetry={retry} />, { language: 'ar' })
  await expect.element(note.getByText(posting.save.failed)).toBeVisible()
  await page.getByRole('button', { name: posting.save.retry }).click()
  expect(retry).toHaveBeenCalledOnce()
})
