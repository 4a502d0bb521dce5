import type { Property, PropertyDetail } from '@gable/contract/property'
import { data, redirect } from 'react-router'
import { type VisitArgs, visitOf } from '#app/shell/visit.server.ts'

type Asked = { slug: string; url: URL; visit: VisitArgs }

/** What the page of one home is made from; an old slug leads to the one it has now. */
export function toHomeData(found: Property | undefined, { slug, url, visit }: Asked) {
  const home = found as PropertyDetail | undefined
  if (!home) throw data({ code: 'not_found', requestId: visitOf(visit).requestId }, { status: 404 })
  if (home.slug !== slug) {
    const folder = url.pathname.slice(0, url.pathname.lastIndexOf('/') + 1)
    throw redirect(folder + encodeURIComponent(home.slug) + url.search, 301)
  }
  return { home, now: Date.now() }
}
