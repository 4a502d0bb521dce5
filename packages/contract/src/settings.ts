import { homeUnits, localUnits } from '@gable/domain/reader-units'
import { verificationStates } from '@gable/domain/verification-moves'
import * as z from 'zod'
import type { Call } from './call.ts'
import { Flag, renamed } from './wire.ts'

export const DefaultPlace = z.object({
  name: z.string().min(1).max(80),
  latitude: z.number().min(-85).max(85),
  longitude: z.number().min(-180).max(180),
  zoom: z.number().min(1).max(18),
})

/** A plain percent, with two decimals at most. */
const Percent = z.string().regex(/^(?:100|\d{1,2}(?:\.\d{1,2})?)$/)

/** What is added to prices, by the country of whom the invoice is for; an empty country is all others. */
export const TaxRates = z
  .array(z.object({ country: z.string().regex(/^(?:[A-Z]{2})?$/), percent: Percent, name: z.string().max(40) }))
  .max(300)
  .refine((rates) => new Set(rates.map(({ country }) => country)).size === rates.length, 'One rate for each country')

export const SiteAreaUnit = z.enum([...homeUnits, 'by_region'])
export const LocalUnit = z.enum(localUnits)

/** What every page needs to know about the site; nothing in it is secret. */
export const SiteSettings = renamed(
  z.object({
    web_name: z.string(),
    currency_symbol: z.string(),
    selected_currency_data: z.object({ code: z.string().length(3) }),
    number_with_suffix: Flag,
    svg_clr: z.string().nullable().describe("The operator's own colour, or null for Gable's"),
    // Processes may be upgraded in any order, and an older api does not know of it.
    default_place: DefaultPlace.nullable()
      .default(null)
      .describe('Where maps and searches begin while nobody has said where they are'),
    asks_position_at_once: Flag.default(false).describe(
      'Ours: whether visitors are asked for their position on the first page, and not only where it helps',
    ),
    area_unit: SiteAreaUnit.default('square_metre').describe(
      'Ours: what areas are told in to whoever has not chosen; by_region goes by the region of their browser',
    ),
    plot_units: z.array(LocalUnit).default([]).describe('Ours: units of the country that plots are offered in'),
    web_placeholder_logo: z.string().describe('Shown where a picture is missing; empty for our own'),
    // Processes may be upgraded in any order, and an older api does not know of these.
    contact_email: z.string().default(''),
    contact_phone: z.string().default(''),
    contact_address: z.string().default(''),
    about_text: z.string().default('').describe("What the site says of itself; empty for Gable's own words"),
    has_slider: Flag.default(true).describe('Ours: whether the home page shows homes that are promoted there'),
    appstore_id: z.string(),
    stripe_publishable_key: z.string(),
    paystack_public_key: z.string(),
    verification_required_for_user: Flag,
    verification_status: z.enum(verificationStates).describe("The caller's own"),
    demo_mode: Flag,
    terms_version: z.string(),
    password_min_length: z.int(),
    login_ways: z.array(z.enum(['email', 'phone', 'password', 'google'])),
  }),
  {
    web_name: 'siteName',
    currency_symbol: 'currencySymbol',
    selected_currency_data: 'currency',
    number_with_suffix: 'hasCompactPrices',
    svg_clr: 'brandColour',
    default_place: 'defaultPlace',
    asks_position_at_once: 'asksPositionAtOnce',
    area_unit: 'areaUnit',
    plot_units: 'plotUnits',
    web_placeholder_logo: 'placeholderLogoUrl',
    contact_email: 'contactEmail',
    contact_phone: 'contactPhone',
    contact_address: 'contactAddress',
    about_text: 'aboutText',
    has_slider: 'hasSlider',
    appstore_id: 'appstoreId',
    stripe_publishable_key: 'stripePublishableKey',
    paystack_public_key: 'paystackPublicKey',
    verification_required_for_user: 'isVerificationRequired',
    verification_status: 'verificationState',
    demo_mode: 'isDemo',
    terms_version: 'termsVersion',
    password_min_length: 'passwordMinLength',
    login_ways: 'signInWays',
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
