import { useLocation, useNavigate, useSearchParams } from 'react-router'

export type ViewerTab = 'photos' | 'video' | 'panorama'
type Opened = { isOpenedHere?: boolean } | null

/** Links that open the viewer carry this; without it there is no step to go back to. */
export const openedHere: Opened = { isOpenedHere: true }
export const photoHref = (number: number) => `?photo=${number}`
export const tabHref = (tab: ViewerTab) => (tab === 'photos' ? photoHref(1) : `?view=${tab}`)

/** What the address shows over the page, if anything. */
export function useShownInViewer(photoCount: number, tabs: readonly ViewerTab[]) {
  const [query] = useSearchParams()
  const photo = Number(query.get('photo'))
  if (Number.isInteger(photo) && photo >= 1 && photo <= photoCount) return { tab: 'photos', photo } as const
  const tab = tabs.find((name) => name !== 'photos' && name === query.get('view'))
  return tab && { tab, photo: 1 }
}

/** The steps inside the viewer replace one another, so that one Back closes it. */
export function useViewer() {
  const navigate = useNavigate()
  const { pathname, state } = useLocation() as { pathname: string; state: Opened }
  const step = { replace: true, preventScrollReset: true, state }
  return {
    pathname,
    step,
    goTo: (href: string) => void navigate(href, step),
    /** Back where it was opened from this page; from a shared link there is nothing to go back to. */
    close() {
      if (state?.isOpenedHere) void navigate(-1)
      else void navigate(pathname, { replace: true, preventScrollReset: true })
    },
  }
}
