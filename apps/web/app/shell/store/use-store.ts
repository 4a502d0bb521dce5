import { createContext, use } from 'react'
import { useStore } from 'zustand'
import type { RootState, Store } from './create-store.ts'

export const StoreContext = createContext<Store | undefined>(undefined)

function useSharedStore(): Store {
  const store = use(StoreContext)
  if (!store) throw new Error('There is no store here: StoreContext is missing')
  return store
}

/** A part of the state, as it is now; it has to be the same object as long as it has not changed. */
export const useSelector = <Part>(select: (state: RootState) => Part): Part => useStore(useSharedStore(), select)

export const useDispatch = () => useSharedStore().dispatch
