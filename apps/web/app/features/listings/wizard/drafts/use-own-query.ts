import { useEffect } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'

type Shown = {
  /** The slug of the listing that is changed, if one is. */
  edited: string | undefined
  draftId: string | undefined
}

/** The address says which draft this is, so that it can be opened on another device or after a reload. */
export function useOwnQuery({ edited, draftId }: Shown): string {
  const navigate = useNavigate()
  const { pathname, hash, search } = useLocation()
  const isIdle = useNavigation().state === 'idle'
  const query = edited ? `?edit=${encodeURIComponent(edited)}` : draftId ? `?draft=${draftId}` : ''

  useEffect(() => {
    // Somebody who is just going to another step must not be called back: the window knows it before it is drawn.
    if (query === '' || search === query || !isIdle || globalThis.location.pathname !== pathname) return
    void navigate({ pathname, search: query, hash }, { replace: true, preventScrollReset: true })
  }, [navigate, query, search, pathname, hash, isIdle])

  return query
}
