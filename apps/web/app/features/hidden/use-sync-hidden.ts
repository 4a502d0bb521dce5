import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { hiddenHomes } from '#app/features/listings/hidden/hidden-store.ts'
import { useSite } from '#app/shell/site.ts'

/** Whoever signs in keeps hidden what this browser hid for them. */
export function useSyncHidden() {
  const memberId = useSite().account?.id
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (memberId === undefined) return hiddenHomes.forgetKnown()
    if (hiddenHomes.listOnDevice().length === 0) return
    // What could not be taken along stays for the next page.
    void import('./sync-hidden.ts')
      .then(({ syncHidden }) => syncHidden())
      .then(
        () => revalidate(),
        () => undefined,
      )
  }, [memberId, revalidate])
}
