import type { Draft } from '@gable/contract/drafts'
import type { SaveState } from '../autosave.ts'

/** A draft that is opened again was saved when it was saved last. */
export function shownState(state: SaveState, opened: Draft | undefined): SaveState {
  if (state.kind !== 'untouched' || !opened) return state
  return { kind: 'saved', at: Date.parse(opened.updatedAt) }
}
