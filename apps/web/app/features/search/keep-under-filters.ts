import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { shouldRevalidate as shouldBesideDialog } from '../../shell/keep-on-dialog.ts'

const results = (pathname: string) => pathname.replace(/\/filters$/, '')

/** The sheet with all filters opens over the homes that are there; they are asked for again when the search changes. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl } = args
  const isSameSearch =
    currentUrl.search === nextUrl.search && results(currentUrl.pathname) === results(nextUrl.pathname)
  return currentUrl.pathname !== nextUrl.pathname && isSameSearch ? false : shouldBesideDialog(args)
}
