import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** By it a page of a listing is asked for in another language than its own. */
export const writtenParameter = 'written'

/** Leafing through photographs, or signing in over them, changes the address, not the listing. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isSameText = writtenIn(currentUrl) === writtenIn(nextUrl)
  const isSameListing = currentUrl.pathname === nextUrl.pathname && currentUrl.href !== nextUrl.href && isSameText
  return isSameListing ? false : defaultShouldRevalidate
}

const writtenIn = ({ searchParams }: URL) => searchParams.get(writtenParameter)
