import '#app/shared/i18n/account-messages.ts'
import '#app/shared/i18n/lead-messages.ts'
import { apiFor } from '#app/shell/api.server.ts'
import { requireAccount } from '#app/shell/require-account.server.ts'
import type { Route } from './+types/leads-page'
import { parseLeadQuery } from './lead-query.ts'
import { LeadsView } from './leads-view.tsx'
import { loadLeads } from './load-leads.server.ts'

export async function loader({ request, context, url }: Route.LoaderArgs) {
  await requireAccount({ request, context, url })
  return loadLeads(apiFor({ request, context }), parseLeadQuery(url.searchParams))
}

/** Who asked about the homes of a lister, and what is to be done about each. */
export default function LeadsPage({ loaderData }: Route.ComponentProps) {
  return <LeadsView loaded={loaderData} />
}
