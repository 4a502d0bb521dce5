import { createContext, use, useSyncExternalStore } from 'react'
import type { RootState, Store } from './create-store.ts'

export const StoreContext = createContext<Store | undefined>(undefined)

function useStore(): Store {
  const store = use(StoreContext)
  if (!store) throw new Error('There is no store here: StoreContext is missing')
  return store
}

/** A part of the state, as it is now; it has to be the same object as long as it has not changed. */
export function useSelector<Part>(select: (state: RootState) => Part): Part {
  const { subscribe, getState, getInitialState } = useStore()
  return useSyncExternalStore(
    subscribe,
    () => select(getState()),
    () => select(getInitialState()),
  )
}

export const useDispatch = () => useStore().dispatch
