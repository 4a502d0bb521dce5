import { type ReactNode, useEffect, useState } from 'react'
import { useSite } from './site.ts'
import { createStore, type Store } from './store/create-store.ts'
import { restored } from './store/restored.ts'
import { accountReceived } from './store/session-slice.ts'
import { settingsReceived } from './store/settings-slice.ts'
import { StoreContext } from './store/use-store.ts'
import { bindStore } from './call-listeners.ts'
import { onSignOut } from './session-channel.ts'

async function restoreInto(store: Store) {
  const { browserStorage, keepChanges, restore } = await import('./store/persister.ts')
  store.dispatch(restored(await restore(browserStorage)))
  keepChanges(store, browserStorage)
}

/** Everything that pages share in the browser. The store outlives pages; the page that arrives corrects it. */
export function Providers({ children }: { children: ReactNode }) {
  const site = useSite()
  const [store] = useState(createStore)
  const [isRestored, setRestored] = useState(false)

  useEffect(() => {
    bindStore(store)
    void restoreInto(store).finally(() => setRestored(true))
  }, [store])

  useEffect(onSignOut, [])

  // Again after restoring: what an older page kept must not win over what the server just said.
  useEffect(() => {
    if (!isRestored) return
    store.dispatch(settingsReceived({ data: site.settings, at: Date.now() }))
    store.dispatch(accountReceived(site.account))
  }, [store, site, isRestored])

  return <StoreContext value={store}>{children}</StoreContext>
}
