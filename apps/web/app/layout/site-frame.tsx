import type { ReactNode } from 'react'
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
  hasNoFooter?: boolean
  hasNoTabBar?: boolean
}

export function SiteFrame({ children, ...frame }: Frame & { children: ReactNode }) {
  return (
    <>
      <SiteHeader {...frame} />
      {children}
      {!frame.hasNoFooter && <SiteFooter />}
      {!frame.hasNoTabBar && <TabBar />}
    </>
  )
}
