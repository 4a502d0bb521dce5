import { createStore as createVanillaStore } from 'zustand/vanilla'
import { type CacheState, cacheReducer } from './cache-slice.ts'
import type { AnyAction } from './create-action.ts'
import { type LanguageState, languageReducer } from './language-slice.ts'
import { restored } from './restored.ts'
import { type SessionState, sessionReducer } from './session-slice.ts'
import { type SettingsState, settingsReducer } from './settings-slice.ts'

export type RootState = { settings: SettingsState; user: SessionState; language: LanguageState; cache: CacheState }

const reduce = (state: RootState | undefined, action: AnyAction): RootState => ({
  settings: settingsReducer(state?.settings, action),
  user: sessionReducer(state?.user, action),
  language: languageReducer(state?.language, action),
  cache: cacheReducer(state?.cache, action),
})

/** What was restored is laid over the first state of each slice; only allowed fields ever are in it. */
function withRestored(state: RootState | undefined, action: AnyAction): RootState {
  const next = reduce(state, action)
  if (!restored.match(action)) return next
  const { settings, user, language, cache } = action.payload
  return {
    settings: { ...next.settings, ...settings },
    user: { ...next.user, ...user },
    language: { ...next.language, ...language },
    cache: { ...next.cache, ...cache },
  }
}

export type Store = ReturnType<typeof createStore>

/** The slices and actions of the specification on a store of half a kilobyte, because every page waits for it. */
export function createStore() {
  const store = createVanillaStore<RootState>(() => withRestored(undefined, { type: 'created' }))
  return {
    ...store,
    dispatch: (action: AnyAction) => store.setState((state) => withRestored(state, action), true),
  }
}
