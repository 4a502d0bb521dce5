import '#app/shared/i18n/account-messages.ts'
import '#app/shared/i18n/viewing-messages.ts'
import { apiFor } from '#app/shell/api.server.ts'
import { requireAccount } from '#app/shell/require-account.server.ts'
import type { Route } from './+types/viewings-page'
import { loadViewings } from './load-viewings.server.ts'
import { useRevalidator } from 'react-router'
import { useLive } from '#app/shell/use-live.ts'
import { ViewingsView } from './viewings-view.tsx'

export async function loader({ request, context, url }: Route.LoaderArgs) {
  await requireAccount({ request, context, url })
  return loadViewings(apiFor({ request, context }), url.searchParams)
}

/** The week of a lister with who wants to come, and the visits of everybody else. */
export default function ViewingsPage({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  // What changed before the socket was open is asked for once it is.
  useLive({ viewing: () => void revalidate(), onFound: () => void revalidate() })
  return <ViewingsView loaded={loaderData} />
}
