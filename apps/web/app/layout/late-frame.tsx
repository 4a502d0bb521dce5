import { SignInOutlet } from './sign-in-outlet.tsx'

/** What a page can do without until it has come alive. */
export function LateFrame() {
  return <SignInOutlet />
}
