import { toNotFound } from '../api.server.ts'
import type { Route } from './+types/not-found-page'

/** Any address that no other route knows. */
export async function loader(args: Route.LoaderArgs): Promise<never> {
  throw await toNotFound(args)
}

export default function NotFoundPage() {
  return null
}
