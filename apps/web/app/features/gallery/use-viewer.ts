import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { type Gallery, tabsOf, type ViewerTab } from './gallery.ts'

type Opened = { isOpenedHere?: boolean } | null
/** The number is that of the photograph or the plan, from 1. */
export type InViewer = { tab: ViewerTab; number: number }

/** Links that open the viewer carry this; without it there is no step to go back to. */
export const openedHere: Opened = { isOpenedHere: true }
export const photoHref = (number: number) => `?photo=${number}`
export const planHref = (number: number) => `?plan=${number}`

export function tabHref(tab: ViewerTab): string {
  if (tab === 'photos') return photoHref(1)
  return tab === 'plans' ? planHref(1) : `?view=${tab}`
}

/** What the address shows over the page, if anything. */
export function useShownInViewer(gallery: Gallery): InViewer | undefined {
  const [query] = useSearchParams()
  const photo = numberIn(query.get('photo'), gallery.photos.length)
  if (photo) return { tab: 'photos', number: photo }
  const plan = numberIn(query.get('plan'), gallery.drawings.length)
  if (plan) return { tab: 'plans', number: plan }
  const view = query.get('view')
  const tab = tabsOf(gallery).find((name) => name === view && (name === 'video' || name === 'panorama'))
  return tab && { tab, number: 1 }
}

function numberIn(text: string | null, most: number): number | undefined {
  const number = Number(text)
  return Number.isInteger(number) && number >= 1 && number <= most ? number : undefined
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
