import { lazy, type ReactNode, Suspense } from 'react'
import { useSite } from '../site.ts'
import { SiteHeader } from './site-header.tsx'
import { TabBar } from './tab-bar.tsx'
import type { Frame } from './use-frame.ts'

// Nobody is at the end of a page before the rest of it can be used. The server draws it at once all the same.
const loadFooter = async () => ({ default: (await import('./site-footer.tsx')).SiteFooter })
const SiteFooter = import.meta.env.SSR ? (await loadFooter()).default : lazy(loadFooter)

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
      <Suspense>{!frame.isAlone && !frame.hasNoFooter && <SiteFooter />}</Suspense>
      {!frame.isAlone && !frame.hasNoTabBar && <TabBar />}
    </>
  )
}
