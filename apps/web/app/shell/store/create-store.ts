import { type CacheState, cacheReducer } from './cache-slice.ts'
import type { AnyAction } from './create-action.ts'
import { type LanguageState, languageReducer } from './language-slice.ts'
import { persistChanges, restored } from './persister.ts'
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

/**
 * What Redux does for four small slices: actions, reducers, subscribers. Redux itself with its toolkit and its hooks
 * were eleven kilobytes before any page could be used.
 */
export function createStore() {
  const initial = withRestored(undefined, { type: 'created' })
  let state = initial
  const subscribers = new Set<() => void>()
  const store = {
    getState: () => state,
    /** What the server drew the page from. */
    getInitialState: () => initial,
    dispatch(action: AnyAction) {
      state = withRestored(state, action)
      for (const notify of subscribers) notify()
    },
    subscribe(notify: () => void) {
      subscribers.add(notify)
      return () => void subscribers.delete(notify)
    },
  }
  persistChanges(store)
  return store
}
