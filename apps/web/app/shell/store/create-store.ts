import { combineReducers, configureStore, createListenerMiddleware, type UnknownAction } from '@reduxjs/toolkit'
import { cacheSlice } from './cache-slice.ts'
import { languageSlice } from './language-slice.ts'
import { persistChanges, restored } from './persister.ts'
import { sessionSlice } from './session-slice.ts'
import { settingsSlice } from './settings-slice.ts'

const reducer = combineReducers({
  settings: settingsSlice.reducer,
  user: sessionSlice.reducer,
  language: languageSlice.reducer,
  cache: cacheSlice.reducer,
})
export type RootState = ReturnType<typeof reducer>

/** What was restored is laid over the first state of each slice; only allowed fields ever are in it. */
function withRestored(state: RootState | undefined, action: UnknownAction): RootState {
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

export function createStore() {
  const listener = createListenerMiddleware<RootState>()
  persistChanges(listener)
  return configureStore({
    reducer: withRestored,
    middleware: (defaults) => defaults().prepend(listener.middleware),
    devTools: import.meta.env.DEV,
  })
}
