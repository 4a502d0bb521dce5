import type { SiteSettings } from '@gable/contract/settings'
import * as z from 'zod'
import type { Db } from '#platform/db.ts'
import { listSettings } from './settings.repository.ts'

const Stored = z.object({
  siteName: z.string().default('Gable'),
  brandColour: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .nullable()
    .default(null),
  hasCompactPrices: z.boolean().default(false),
})

export type SettingsService = ReturnType<typeof createSettingsService>

export function createSettingsService({ db, currency }: { db: Db; currency: string }) {
  return {
    async get(): Promise<SiteSettings> {
      const stored = Stored.parse(await listSettings(db))
      return { ...stored, currency: { code: currency }, currencySymbol: symbolOf(currency) }
    },
  }
}

const symbolOf = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency
