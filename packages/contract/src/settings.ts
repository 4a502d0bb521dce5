import * as z from 'zod'
import type { Call } from './call.ts'
import { Flag, renamed } from './wire.ts'

/** What every page needs to know about the site; nothing in it is secret. */
export const SiteSettings = renamed(
  z.object({
    web_name: z.string(),
    currency_symbol: z.string(),
    selected_currency_data: z.object({ code: z.string().length(3) }),
    number_with_suffix: Flag,
    svg_clr: z.string().nullable().describe("The operator's own colour, or null for Gable's"),
  }),
  {
    web_name: 'siteName',
    currency_symbol: 'currencySymbol',
    selected_currency_data: 'currency',
    number_with_suffix: 'hasCompactPrices',
    svg_clr: 'brandColour',
  },
)
export type SiteSettings = z.output<typeof SiteSettings>

export const getSettings = {
  method: 'GET',
  path: '/web-settings',
  access: 'optional',
  demo: 'allowed',
  summary: 'The settings of the site',
  input: z.strictObject({}),
  output: SiteSettings,
  errors: [],
} as const satisfies Call
