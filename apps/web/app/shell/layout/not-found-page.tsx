import { data } from 'react-router'
import { visitOf } from '../visit.server.ts'
import type { Route } from './+types/not-found-page'

/** Any address that no other route knows. */
export function loader({ request, context }: Route.LoaderArgs): never {
  throw data({ code: 'not_found', requestId: visitOf({ request, context }).requestId }, { status: 404 })
}

export default function NotFoundPage() {
  return null
}
