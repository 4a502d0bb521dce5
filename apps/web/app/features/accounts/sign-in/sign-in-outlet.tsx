import { lazy, Suspense, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { signInHash } from '#app/shell/require-member.ts'
import { useSite } from '#app/shell/site.ts'

const SignInDialog = lazy(async () => ({
  default: (await import('./sign-in-dialog.tsx')).SignInDialog,
}))

/** Comes with its code when somebody first needs it, and stays to be closed in peace. */
export function SignInOutlet() {
  const here = useLocation()
  const { location: next } = useNavigation()
  const { account } = useSite()
  // Where the reader is going counts: the dialog does not wait for the page under it.
  const isOpen = (next ?? here).hash === signInHash && !account
  const [isNeeded, setNeeded] = useState(false)
  if (isOpen && !isNeeded) setNeeded(true)
  if (!isNeeded) return null
  return (
    <Suspense>
      {/* Whoever comes in leaves nothing behind for the next who has to. */}
      <SignInDialog key={account ? 'in' : 'out'} isOpen={isOpen} />
    </Suspense>
  )
}
