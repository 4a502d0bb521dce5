import { useEffect } from 'react'
import { LimitOutlet } from '#app/limits/limit-outlet.tsx'
import { noteManualRefresh } from '#app/shell/manual-refresh.ts'
import { SignInOutlet } from './sign-in-outlet.tsx'
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
