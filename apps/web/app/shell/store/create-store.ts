import { combineReducers, legacy_createStore as createReduxStore } from 'redux'
import { cacheReducer } from './cache-slice.ts'
import type { AnyAction } from './create-action.ts'
import { languageReducer } from './language-slice.ts'
import { persistChanges, restored } from './persister.ts'
import { sessionReducer } from './session-slice.ts'
import { settingsReducer } from './settings-slice.ts'

const reducer = combineReducers({
  settings: settingsReducer,
  user: sessionReducer,
  language: languageReducer,
  cache: cacheReducer,
})
export type RootState = ReturnType<typeof reducer>

/** What was restored is laid over the first state of each slice; only allowed fields ever are in it. */
function withRestored(state: RootState | undefined, action: AnyAction): RootState {
  const next = reducer(state, action)
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

/**
 * Redux without its toolkit: four small slices need none of what it brings, and every page would load it before it can
 * be used.
 */
export function createStore() {
  const store = createReduxStore(withRestored)
  persistChanges(store)
  return store
}
