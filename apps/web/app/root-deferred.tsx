import { useEffect } from 'react'
import { SignInOutlet } from './features/accounts/sign-in/sign-in-outlet.tsx'
import { useResumeChats } from './features/chat/use-resume-chats.ts'
import { useSyncFavourites } from './features/favourites/use-sync-favourites.ts'
import { useSyncHidden } from './features/hidden/use-sync-hidden.ts'
import { LimitOutlet } from './features/packages/limit-outlet.tsx'
// What the frame asks for by itself comes in this file: the page of errors, and the outlines of others, are drawn when
// there may be no network to fetch them.
import './features/properties/site-error.tsx'
import './shell/layout/page-skeletons.tsx'
import './shell/layout/preferences-panel.tsx'
import './shell/layout/site-footer.tsx'
import { OfflineBanner } from './shell/offline/offline-banner.tsx'
import { useServiceWorker } from './shell/offline/use-service-worker.ts'
import { restoreKeptScroll } from './shell/scroll-kept.ts'
import { noteManualRefresh } from './shared/manual-refresh.ts'
import { useNoteMember } from './shell/use-note-member.ts'
import { VisitorNotices } from './shell/layout/visitor-notices.tsx'

/** What a page can do without until it is hydrated. The dialogs are the features' own, which the shell does not know. */
export function RootDeferred() {
  useEffect(noteManualRefresh, [])
  useEffect(restoreKeptScroll, [])
  useServiceWorker()
  useNoteMember()
  useSyncFavourites()
  useResumeChats()
  useSyncHidden()
  return (
    <>
      <OfflineBanner />
      <SignInOutlet />
      <LimitOutlet />
      <VisitorNotices />
    </>
  )
}
