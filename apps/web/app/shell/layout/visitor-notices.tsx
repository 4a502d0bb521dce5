import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { splitPath } from '#app/shared/i18n/local-path.ts'
import { findAppLink, isMissingFeatures, isAppDismissed } from '../app-link.ts'
import { useSite } from '../site.ts'
import { useFrame } from './use-frame.ts'
import { usePositionQuestion } from './use-position-question.ts'
import { useSavePosition } from './use-save-position.ts'

const AppNotice = lazy(async () => ({ default: (await import('./app-notice.tsx')).AppNotice }))
const PositionNotice = lazy(async () => ({ default: (await import('./position-notice.tsx')).PositionNotice }))

/** At most one question or hint at the edge of the page; none where somebody is filling something in. */
export function VisitorNotices() {
  const frame = useFrame()
  const { settings, defaultLanguage } = useSite()
  const { path } = splitPath(useLocation().pathname, defaultLanguage)
  const { isOpen, isAllowed, ...question } = usePositionQuestion()
  const asksForPosition = isOpen && settings.asksPositionAtOnce
  const [hasApp, setHasApp] = useState(() => isMissingFeatures() && !isAppDismissed())
  const appLink = hasApp ? findAppLink(settings.appstoreId) : undefined
  useAllowedPosition(isAllowed)
  if (frame.isAlone || frame.hasNoTabBar || path.startsWith('/user/')) return null
  return (
    <Suspense>
      {asksForPosition && <PositionNotice isOffOnPhone={frame.isBareOnPhone} question={question} />}
      {!asksForPosition && appLink && (
        <AppNotice isOffOnPhone={frame.isBareOnPhone} link={appLink} onShow={setHasApp} />
      )}
    </Suspense>
  )
}

/** Where the reader has allowed it before, nobody needs to ask. */
function useAllowedPosition(isAllowed: boolean) {
  const savePosition = useSavePosition()
  useEffect(() => {
    if (isAllowed) void savePosition()
  }, [isAllowed, savePosition])
}
