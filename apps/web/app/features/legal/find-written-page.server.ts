import { getSitePage, type SitePage, type SitePageName } from '@gable/contract/site-pages'
import { apiFor } from '#app/shell/api.server.ts'
import type { VisitArgs } from '#app/shell/visit.server.ts'

/** What the operator wrote instead of our own text. A failure is told: ours may not be what holds here. */
export async function findWrittenPage(args: VisitArgs, name: SitePageName): Promise<SitePage | null> {
  return (await apiFor(args)(getSitePage, { name })).data.page
}
