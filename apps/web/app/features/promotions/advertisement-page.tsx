import '#app/shared/i18n/account-messages.ts'
import '#app/shared/i18n/promotion-messages.ts'
import { apiFor } from '#app/shell/api.server.ts'
import { requireAccount } from '#app/shell/require-account.server.ts'
import type { Route } from './+types/advertisement-page'
import { AdvertisementsView } from './advertisements-view.tsx'
import { loadAdvertisements } from './load-advertisements.server.ts'

export async function loader({ request, context, url }: Route.LoaderArgs) {
  await requireAccount({ request, context, url })
  return loadAdvertisements(apiFor({ request, context }), url.searchParams)
}

/** What a member promotes, in every state, and how well it is seen. */
export default function AdvertisementPage({ loaderData }: Route.ComponentProps) {
  return <AdvertisementsView loaded={loaderData} />
}
