import type { Property, PropertyDetail } from '@gable/contract/property'
import { redirect } from 'react-router'
import { toNotFound } from '#app/shell/api.server.ts'
import type { VisitArgs } from '#app/shell/visit.server.ts'

type Asked = { slug: string; url: URL; visit: VisitArgs }

/** What the page of one home is made from; an old slug leads to the one it has now. */
export async function toPropertyData(found: Property | undefined, { slug, url, visit }: Asked) {
  const property = found as PropertyDetail | undefined
  if (!property) throw await toNotFound(visit)
  if (property.slug !== slug) {
    const folder = url.pathname.slice(0, url.pathname.lastIndexOf('/') + 1)
    throw redirect(folder + encodeURIComponent(property.slug) + url.search, 301)
  }
  return { property, now: Date.now() }
}
