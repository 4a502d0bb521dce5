import { deleteAccount } from '@gable/contract/accounts'
import { accounts } from '@gable/i18n/ar/accounts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { listPendingFiles, savePendingFile } from '#app/features/uploads/pending-files.ts'
import { fakeApi, refusal } from '#app/shell/test/fake-api.ts'
import { renderInSite } from '#app/shell/test/render-in-site.tsx'
import { DeleteForm } from './delete-form.tsx'

const word = page.getByRole('textbox')

test('an account is deleted after its word was typed, and not by another', async () => {
  const api = fakeApi()
  api.answer(deleteAccount, () => ({ data: { eraseAfter: '2026-12-01T00:00:00Z' } }))
  const done = vi.fn<() => void>()
  const screen = await renderInSite(<DeleteForm onDone={done} onProofNeeded={() => {}} />, { path: '/user/security' })
  const button = page.getByRole('button', { name: 'Delete account' })
  await word.fill('remove')
  await button.click()
  await expect.element(word).toHaveAccessibleDescription('The word does not match.')
  expect(api.sent(deleteAccount)).toEqual([])
  await word.fill('  Delete ')
  await button.click()
  await expect.poll(screen.address).toBe('/')
  expect(done).toHaveBeenCalledOnce()
  expect(api.sent(deleteAccount)).toHaveLength(1)
})

test('with the account goes what this browser has of its owner alone', async () => {
  fakeApi().answer(deleteAccount, () => ({ data: { eraseAfter: '2026-12-01T00:00:00Z' } }))
  await savePendingFile({ id: 'deed', group: 'new', slot: 'documents', file: new File(['deed'], 'deed.pdf') })
  localStorage.setItem('gable:offline-homes', '[]')
  const screen = await renderInSite(<DeleteForm onDone={() => {}} onProofNeeded={() => {}} />, { path: '/user' })
  await word.fill('delete')
  await page.getByRole('button', { name: 'Delete account' }).click()
  await expect.poll(screen.address).toBe('/')
  expect(await listPendingFiles('new')).toEqual([])
  expect(localStorage.getItem('gable:offline-homes')).toBeNull()
})

test('in Arabic it asks for an Arabic word, and for proof where the last one is too old', async () => {
  fakeApi().answer(deleteAccount, () => {
    throw refusal('fresh_proof_required')
  })
  const prove = vi.fn<() => void>()
  await renderInSite(<DeleteForm onDone={() => {}} onProofNeeded={prove} />, { language: 'ar' })
  await word.fill('delete')
  await page.getByRole('button', { name: accounts.security.deleteButton }).click()
  await expect.element(word).toHaveAccessibleDescription(accounts.security.deleteWrong)
  await word.fill(accounts.security.deleteWord)
  await page.getByRole('button', { name: accounts.security.deleteButton }).click()
  await expect.poll(() => prove.mock.calls).toHaveLength(1)
})
