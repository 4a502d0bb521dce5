import '#app/shared/i18n/account-messages.ts'
import '#app/shared/i18n/viewing-messages.ts'
import { apiFor } from '#app/shell/api.server.ts'
import { requireAccount } from '#app/shell/require-account.server.ts'
import type { Route } from './+types/times-page'
import { loadTimes } from './load-times.server.ts'
import { TimesView } from './times-view.tsx'

export async function loader({ request, context, url }: Route.LoaderArgs) {
  await requireAccount({ request, context, url })
  return loadTimes(apiFor({ request, context }), url.searchParams)
}

/** When a lister can be visited. */
export default function TimesPage({ loaderData }: Route.ComponentProps) {
  return <TimesView key={loaderData.homeId ?? 0} loaded={loaderData} />
}
