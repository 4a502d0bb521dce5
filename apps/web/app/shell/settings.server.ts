import { getSettings, type SiteSettings } from '@gable/contract/settings'
import { callerFor, sessionOf } from './api.server.ts'
import { fallbackSettings } from './site.ts'
import type { VisitArgs } from './visit.server.ts'

const freshForMs = 10_000
let cached: { settings: SiteSettings; until: number } | undefined

/**
 * For visitors asked once in ten seconds, not once per page; a page without them is better than none. What members are
 * told is about them too, so it is never kept for anybody else.
 */
export async function readSettings(visit: VisitArgs): Promise<SiteSettings> {
  const isVisitor = sessionOf(visit.request) === undefined
  if (isVisitor && cached && cached.until > Date.now()) return cached.settings
  try {
    const { data: settings } = await callerFor(visit)(getSettings, {})
    if (isVisitor) cached = { settings, until: Date.now() + freshForMs }
    return settings
  } catch {
    return cached?.settings ?? fallbackSettings
  }
}
