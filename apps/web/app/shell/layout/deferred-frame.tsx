import { useEffect } from 'react'
import { SignInOutlet } from '#app/features/accounts/sign-in-outlet.tsx'
import { LimitOutlet } from '#app/features/packages/limit-outlet.tsx'
import { noteManualRefresh } from '#app/shared/manual-refresh.ts'
import type { Frame } from './site-frame.tsx'
import { VisitorNotices } from './visitor-notices.tsx'

/** What a page can do without until it is hydrated. */
export function DeferredFrame({ frame }: { frame: Frame }) {
  useEffect(noteManualRefresh, [])
  return (
    <>
      <SignInOutlet />
      <LimitOutlet />
      <VisitorNotices frame={frame} />
    </>
  )
}
