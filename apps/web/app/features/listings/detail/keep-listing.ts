import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** Leafing through photographs, or signing in over them, changes the address, not the listing. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isSameListing = currentUrl.pathname === nextUrl.pathname && currentUrl.href !== nextUrl.href
  return isSameListing ? false : defaultShouldRevalidate
}
