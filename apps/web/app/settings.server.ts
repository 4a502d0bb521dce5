import type { Client } from '@gable/contract/client'
import { getSettings, type SiteSettings } from '@gable/contract/settings'
import { fallbackSettings } from './site.ts'

const freshForMs = 10_000
let cached: { settings: SiteSettings; until: number } | undefined

/** Asked for once in ten seconds, not once per page; a page without them is better than none. */
export async function readSettings(call: Client): Promise<SiteSettings> {
  if (cached && cached.until > Date.now()) return cached.settings
  try {
    const { data: settings } = await call(getSettings, {})
    cached = { settings, until: Date.now() + freshForMs }
    return settings
  } catch {
    return cached?.settings ?? fallbackSettings
  }
}
