import { saveDraft } from '@gable/contract/drafts'
import { expect, test, vi } from 'vitest'
import { dispatch } from '#app/shell/dispatcher.ts'
import { restoreDraft } from './draft-calls.ts'

vi.mock('#app/shell/dispatcher.ts', () => ({ dispatch: vi.fn<() => void>() }))

test('a deletion that is undone brings a project back as a project', async () => {
  const written = { kind: 'project' as const, step: 'plans', content: { title: 'Half a tower' } }
  await restoreDraft({
    ...written,
    listingId: null,
    id: crypto.randomUUID(),
    revision: 1,
    updatedAt: '2026-01-01T00:00:00Z',
  })
  expect(dispatch).toHaveBeenCalledExactlyOnceWith(saveDraft, written)
})
