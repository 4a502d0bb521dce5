import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { splitPath } from '#app/shared/i18n/local-path.ts'
import { readPositionState } from '#app/shared/position.ts'
import { findAppLink, isMissingFeatures, isAppDismissed } from '../app-link.ts'
import { useSite } from '../site.ts'
import { useFrame } from './use-frame.ts'
import { useSavePosition } from './use-save-position.ts'

const AppNotice = lazy(async () => ({ default: (await import('./app-notice.tsx')).AppNotice }))
const PositionNotice = lazy(async () => ({ default: (await import('./position-notice.tsx')).PositionNotice }))

/** At most one question or hint at the edge of the page; none where somebody is filling something in. */
export function VisitorNotices() {
  const frame = useFrame()
  const { settings, defaultLanguage } = useSite()
  const { path } = splitPath(useLocation().pathname, defaultLanguage)
  const [asksForPosition, endQuestion] = usePositionQuestion()
  const [hasApp, setHasApp] = useState(() => isMissingFeatures() && !isAppDismissed())
  const appLink = hasApp ? findAppLink(settings.appstoreId) : undefined
  if (frame.isAlone || frame.hasNoTabBar || path.startsWith('/user/')) return null
  return (
    <Suspense>
      {asksForPosition && <PositionNotice isOffOnPhone={frame.isBareOnPhone} onEnd={endQuestion} />}
      {!asksForPosition && appLink && (
        <AppNotice isOffOnPhone={frame.isBareOnPhone} link={appLink} onShow={setHasApp} />
      )}
    </Suspense>
  )
}

/** Asks once. Where the browser has been told already, it goes by that. */
function usePositionQuestion(): [isAsked: boolean, end: () => void] {
  const [isAsked, setAsked] = useState(false)
  const savePosition = useSavePosition()
  useEffect(() => {
    let isGone = false
    void readPositionState().then((state) => {
      if (isGone) return undefined
      setAsked(state === 'ask')
      return state === 'granted' ? savePosition() : undefined
    })
    return () => {
      isGone = true
    }
  }, [savePosition])
  return [isAsked, () => setAsked(false)]
}
