import { lazy, type ReactNode, Suspense } from 'react'
import { useSite } from '../site.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { TabBar } from './tab-bar.tsx'

/** How a page wants its surroundings; pages say so in their `handle`. */
export type Frame = {
  /** The page begins with a photograph, and the header lies on it. */
  isOverPhoto?: boolean
  /** The page fills the window from edge to edge. */
  isWide?: boolean
  /** Pages that bring their own controls need the height on a phone. */
  isBareOnPhone?: boolean
  /** The pages of a member: on a desk their own navigation stands in for the header. */
  isDashboard?: boolean
  hasNoFooter?: boolean
  /** The page brings its own. */
  hasOwnHeader?: boolean
  hasNoTabBar?: boolean
  /** One form and nothing around it: no ways to other pages but the name of the site. */
  isAlone?: boolean
}

/** The handle of a page, or how to make it from what the page has loaded: nothing when that failed. */
export type FrameHandle = Frame | ((loaded: never) => Frame)

// Few sites and few readers have any.
const SiteBanners = lazy(async () => ({ default: (await import('./site-banners.tsx')).SiteBanners }))

export function SiteFrame({ children, ...frame }: Frame & { children: ReactNode }) {
  const { settings, isDeactivated } = useSite()
  const hasBanner = settings.isDemo || isDeactivated
  return (
    <>
      {hasBanner && (
        <Suspense>
          <SiteBanners />
        </Suspense>
      )}
      {!frame.hasOwnHeader && <SiteHeader {...frame} />}
      {children}
      {!frame.isAlone && !frame.hasNoFooter && <SiteFooter />}
      {!frame.isAlone && !frame.hasNoTabBar && <TabBar />}
    </>
  )
}
