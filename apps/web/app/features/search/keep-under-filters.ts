import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { shouldRevalidate as shouldBesideDialog } from '#app/shared/keep-on-dialog.ts'
import { pageUnder } from '#app/shell/layout/page-under.ts'

/** The sheet with all filters opens over the homes that are there; they are asked for again when the search changes. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl } = args
  const isSameSearch =
    currentUrl.search === nextUrl.search && pageUnder(currentUrl.pathname) === pageUnder(nextUrl.pathname)
  return currentUrl.pathname !== nextUrl.pathname && isSameSearch ? false : shouldBesideDialog(args)
}
