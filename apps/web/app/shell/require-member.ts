import { useLocation, useNavigate } from 'react-router'
import { menuHash } from './menu-hash.ts'
import { useSite } from './site.ts'

/** What somebody wanted to do who has to sign in first: go to a page of the site, or something on this page. */
export type MemberAction = { to: string } | { run: () => void }

/** The dialog is a place in the history, so that Back closes it. */
export const signInHash = '#sign-in'

let waiting: MemberAction | undefined

/** What goes on after signing in; nothing if the address was opened with the dialog in it. */
export const findWaitingAction = () => waiting

/** Does what only a member can do; a visitor signs in first, over the page, and then it goes on. */
export function useRequireMember(): (action: MemberAction) => void {
  const { account } = useSite()
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  return (action) => {
    if (account) return 'to' in action ? void navigate(action.to) : action.run()
    waiting = action
    // In place of the menu, which would come back with Back.
    void navigate({ search, hash: signInHash }, { preventScrollReset: true, replace: hash === menuHash })
  }
}
