import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** A dialog that opens or closes changes the end of the address alone, and the page keeps what it has. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.hash === nextUrl.hash && defaultShouldRevalidate
}
