import { deleteDraft, type Draft, type DraftContent, type DraftKind, getDraft, saveDraft } from '@gable/contract/drafts'
import { dispatch } from '#app/shell/dispatcher.ts'

// Import it lazily: it brings the validator with it.

/** The draft as the server last confirmed it; the revision tells it whether another device was faster. */
export type Anchor = { id: string; revision: number }
export type DraftWish = { step: string; content: DraftContent }

type About = { kind: DraftKind; listingId: number | undefined }

export async function createDraft(about: About, wish: DraftWish, idempotencyKey: string): Promise<Anchor> {
  const { data } = await dispatch(saveDraft, { ...about, ...wish }, { idempotencyKey })
  return data
}

export async function updateDraft({ id, revision }: Anchor, wish: DraftWish): Promise<Anchor> {
  // Browsers finish at most 64 kB for a page that is gone; a longer draft is asked about before one leaves.
  const outlivesPage = JSON.stringify(wish).length < 30_000
  const { data } = await dispatch(saveDraft, { id, revision, ...wish }, { outlivesPage })
  return data
}

export async function readDraft(id: string) {
  const { data } = await dispatch(getDraft, { id })
  return data
}

export const discardDraft = (id: string) => dispatch(deleteDraft, { id })
/** Under another id, as what it was and with everything that was in it. */
export const restoreDraft = ({ kind, step, content }: Draft) => dispatch(saveDraft, { kind, step, content })
