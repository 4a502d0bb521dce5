import { createAction } from './create-action.ts'
import type { RootState } from './create-store.ts'

export type Saved = { [Name in keyof RootState]?: Partial<RootState[Name]> }

/** What earlier pages left; the persister, which reads it, is no part of a page. */
export const restored = createAction<Saved>('persister/restored')
