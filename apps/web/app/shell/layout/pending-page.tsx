import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { splitPath } from '#app/shared/i18n/local-path.ts'
import { useSite } from '../site.ts'
import { pageUnder } from './page-under.ts'

const showsAfterMs = 300
// A page that can be left has loaded them after it was drawn.
const loadSkeletons = () => import('./page-skeletons.tsx')
const PropertySkeleton = lazy(async () => ({ default: (await loadSkeletons()).PropertySkeleton }))
const ResultsSkeleton = lazy(async () => ({ default: (await loadSkeletons()).ResultsSkeleton }))
const LandingSkeleton = lazy(async () => ({ default: (await import('./landing-skeleton.tsx')).LandingSkeleton }))

/** When another page takes longer than a moment, its outline takes the place of the old one. */
export function PendingPage({ children }: { children: ReactNode }) {
  const { location: next } = useNavigation()
  const { pathname } = useLocation()
  const { defaultLanguage } = useSite()
  const isLeaving = next !== undefined && pageUnder(next.pathname) !== pageUnder(pathname)
  const [isSlow, setSlow] = useState(false)

  useEffect(() => {
    if (!isLeaving) return undefined
    const timer = setTimeout(() => setSlow(true), showsAfterMs)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isLeaving])

  const path = next && isLeaving && isSlow ? splitPath(next.pathname, defaultLanguage).path : ''
  const skeleton = drawSkeleton(path)
  return skeleton ? <Suspense fallback={children}>{skeleton}</Suspense> : children
}

function drawSkeleton(path: string): ReactNode {
  if (/^\/(properties-details|project-details|my-property)\//.test(path)) return <PropertySkeleton />
  if (path === '/properties') return <ResultsSkeleton />
  return path === '/' ? <LandingSkeleton /> : undefined
}
