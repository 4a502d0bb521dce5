import { requestDataExport } from '@gable/contract/exports'
import { accounts as arabic } from '@gable/i18n/ar/accounts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fakeApi, refusal } from '#app/shell/test/fake-api.ts'
import { renderInSite } from '#app/shell/test/render-in-site.tsx'
import { ExportForm } from './export-form.tsx'
import { ExportPanel } from './export-panel.tsx'

const none = { state: 'none', url: '', expiresAt: null, againAt: null } as const
const again = '2026-11-19T10:00:00Z'

test('whoever has none can ask', async () => {
  const ask = vi.fn<() => void>()
  await renderInSite(<ExportPanel exported={none} onAsk={ask} onProve={() => {}} />)
  await page.getByRole('button', { name: 'Request my data' }).click()
  expect(ask).toHaveBeenCalledOnce()
})

test('whoever has one can download it, and is told until when', async () => {
  const ready = { state: 'ready', url: '/api/data-export-files/x?grant=y', expiresAt: again, againAt: again } as const
  await renderInSite(<ExportPanel exported={ready} onAsk={() => {}} onProve={() => {}} />)
  await expect.element(page.getByRole('link', { name: 'Download' })).toHaveAttribute('href', ready.url)
  await expect.element(page.getByText('November 19, 2026').first()).toBeVisible()
})

test('whoever has not just proved who they are does that first', async () => {
  const prove = vi.fn<() => void>()
  const ready = { state: 'ready', url: '', expiresAt: again, againAt: again } as const
  await renderInSite(<ExportPanel exported={ready} onAsk={() => {}} onProve={prove} />)
  await page.getByRole('button', { name: 'Confirm and download' }).click()
  expect(prove).toHaveBeenCalledOnce()
  expect(page.getByRole('link').elements()).toEqual([])
})

test('while it is made nobody can ask again, in Arabic too', async () => {
  await renderInSite(
    <ExportPanel exported={{ ...none, state: 'open', againAt: again }} onAsk={() => {}} onProve={() => {}} />,
    {
      language: 'ar',
    },
  )
  await expect.element(page.getByRole('status')).toHaveTextContent(arabic.export.open)
  expect(page.getByRole('button').elements()).toEqual([])
})

test('asking sends it once, and goes back to the proof where the last one is too old', async () => {
  const api = fakeApi()
  api.answer(requestDataExport, () => ({ data: { ...none, state: 'open' as const } }))
  const [done, prove] = [vi.fn<() => void>(), vi.fn<() => void>()]
  await renderInSite(<ExportForm onDone={done} onProofNeeded={prove} />)
  await page.getByRole('button', { name: 'Request my data' }).click()
  await expect.poll(() => done.mock.calls).toHaveLength(1)
  expect(api.sent(requestDataExport)).toHaveLength(1)
  api.answer(requestDataExport, () => {
    throw refusal('fresh_proof_required')
  })
  await page.getByRole('button', { name: 'Request my data' }).click()
  await expect.poll(() => prove.mock.calls).toHaveLength(1)
})
