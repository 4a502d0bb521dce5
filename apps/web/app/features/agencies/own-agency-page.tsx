import './agencies.css'
import '#app/shared/i18n/account-messages.ts'
import '#app/shared/i18n/agency-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { apiFor } from '#app/shell/api.server.ts'
import { AccountHead } from '#app/shell/layout/account-head.tsx'
import { requireAccount } from '#app/shell/require-account.server.ts'
import type { Route } from './+types/own-agency-page'
import { AgencyStart } from './agency-start.tsx'
import { loadOwnAgency } from './load-own-agency.server.ts'
import { TeamView } from './team-view.tsx'

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { id } = await requireAccount({ request, context, url })
  return loadOwnAgency(apiFor({ request, context }), url.searchParams, id)
}

/** The agency of a member, or how to come to one. */
export default function OwnAgencyPage({ loaderData: { team, invitations } }: Route.ComponentProps) {
  const { t } = useTranslation('agencies')
  return (
    <>
      <AccountHead title={t('own.title')} />
      {team ? <TeamView team={team} /> : <AgencyStart invitations={invitations} />}
    </>
  )
}
