import { lazy, type ReactNode, Suspense } from 'react'
import { useSite } from '../site.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { TabBar } from './tab-bar.tsx'
import type { Frame } from './use-frame.ts'

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
