import type { ReactNode } from 'react'
import { LocalLink } from '#app/shell/local-link.tsx'
import { useSite } from '#app/shell/site.ts'
import { AuthFrame } from './auth-frame.tsx'
import { SignedInPanel } from './signed-in-panel.tsx'

type EntryFrameProps = { pageTitle: string; foot: ReactNode; children: ReactNode }

/** A page for whoever is not in yet; whoever is, is told so. */
export function EntryFrame({ pageTitle, foot, children }: EntryFrameProps) {
  const { account } = useSite()
  return (
    <AuthFrame pageTitle={pageTitle} foot={!account && foot}>
      {account ? <SignedInPanel /> : children}
    </AuthFrame>
  )
}

/** The other way in, under the form. */
export function OtherWay({ question, to, children }: { question: string; to: string; children: ReactNode }) {
  return (
    <>
      {question}{' '}
      <LocalLink to={to} className="ui-link ui-link-underlined">
        {children}
      </LocalLink>
    </>
  )
}
