import type { Draft, DraftContent, DraftKind } from '@gable/contract/drafts'
import { uploadsIn } from '@gable/domain/draft-uploads'
import { useRef, useState } from 'react'
import { regroupFiles } from '#app/features/uploads/pending-files.ts'
import type { SaveState } from '../autosave.ts'
import { useAutosave } from '../use-autosave.ts'
import type { Anchor, DraftWish } from './draft-calls.ts'

/** Files that were chosen before the draft had an id. By their owner: others may sign in in the same browser. */
export const newGroup = (kind: DraftKind, ownerId: number) => `new-${kind}-${ownerId}`

/** Files that were chosen for a listing that is on the site already. */
export const editGroup = (kind: DraftKind, id: number) => (kind === 'property' ? `edit-${id}` : `${kind}-${id}`)

/** What another device has saved meanwhile. */
export type OtherDraft = { draft: Draft; readAt: number }

type DraftOptions = {
  kind: DraftKind
  initial: Draft | undefined
  /** Where files lie that were chosen before there is a draft. */
  filesOfNew: string
  onCreated: (draftId: string) => void
  /** What is on the site already: only what differs from it is kept, until its own button sends it. */
  listingId: number | undefined
  wish: DraftWish
  onTaken: (content: DraftContent) => void
  /** The server names these uploads now. */
  onSaved: (uploadIds: readonly string[]) => void
}

/** Keeps the form on the server while it is written, and says so only when it is true. */
export function useDraft({ kind, initial, filesOfNew, onCreated, listingId, wish, onTaken, onSaved }: DraftOptions) {
  const anchor = useRef<Anchor | undefined>(initial)
  const [other, setOther] = useState<OtherDraft>()
  const firstSave = useRef<{ key: string; wish: DraftWish }>(undefined)

  async function save(wanted: DraftWish) {
    const hasNothing = listingId !== undefined && Object.keys(wanted.content).length === 0
    await (hasNothing ? removeDraft() : saveDraft(wanted))
    onSaved(uploadsIn(wanted.content))
  }

  async function saveDraft(wanted: DraftWish) {
    const { createDraft, updateDraft } = await import('./draft-calls.ts')
    if (!anchor.current) {
      // A lost answer must not make two drafts: the same first save is asked for until it is answered.
      firstSave.current ??= { key: crypto.randomUUID(), wish: wanted }
      anchor.current = await createDraft({ kind, listingId }, firstSave.current.wish, firstSave.current.key)
      if (listingId === undefined) await regroupFiles(filesOfNew, anchor.current.id)
      onCreated(anchor.current.id)
    }
    anchor.current = await updateDraft(anchor.current, wanted)
  }

  async function removeDraft() {
    const { id } = anchor.current ?? {}
    if (!id) return
    const { discardDraft } = await import('./draft-calls.ts')
    await discardDraft(id)
    anchor.current = undefined
    firstSave.current = undefined
  }

  function judge(error: unknown): Extract<SaveState, { kind: 'failed' | 'conflict' | 'refused' }> {
    const code = String((error as { code?: unknown } | null)?.code ?? '')
    if (code === 'changed_meanwhile') {
      void readOther()
      return { kind: 'conflict' }
    }
    return refusals.has(code) ? { kind: 'refused', code } : { kind: 'failed' }
  }

  const { autosave, state } = useAutosave(wish, { save, judge })

  async function readOther() {
    const { readDraft } = await import('./draft-calls.ts')
    const draft = anchor.current && (await readDraft(anchor.current.id).catch(() => undefined))
    setOther(draft && { draft, readAt: Date.now() })
  }

  return {
    state,
    other,
    hasUnsaved: autosave.hasUnsaved,
    flush: autosave.flush,
    retry: autosave.retry,
    /** The form was sent: nothing is left to save, and the listing names its files. */
    finish() {
      autosave.stop()
      onSaved(uploadsIn(wish.content))
      // A new listing takes its draft along; changes that were sent are none any more.
      if (listingId !== undefined) void removeDraft().catch(ignore)
    },
    keepMine() {
      if (!other) return
      anchor.current = other.draft
      setOther(undefined)
      void autosave.retry()
    },
    takeTheirs() {
      if (!other) return
      anchor.current = other.draft
      setOther(undefined)
      onTaken(other.draft.content)
      autosave.forget()
    },
  }
}

/** What is left over says the same as the listing, and is taken for no change when it is opened. */
const ignore = () => undefined

const refusals = new Set([
  'invalid_request',
  'sign_in_required',
  'account_deactivated',
  'demo_refused',
  'forbidden',
  'too_many_drafts',
  'not_found',
])

/** A draft that is opened again was saved when it was saved last. */
export function shownState(state: SaveState, opened: Draft | undefined): SaveState {
  if (state.kind !== 'untouched' || !opened) return state
  return { kind: 'saved', at: Date.parse(opened.updatedAt) }
}
