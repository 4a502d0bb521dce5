import { DefaultPlace, LocalUnit, SiteAreaUnit, type SiteSettings, TaxRates } from '@gable/contract/settings'
import { landingSections } from '@gable/contract/homepage'
import { isIban, toIban } from '@gable/domain/iban'
import type { VerificationState } from '@gable/domain/verification-moves'
import * as z from 'zod'
import type { Viewer } from '#platform/access.ts'
import type { Announcements } from '#platform/announcements.ts'
import { recordAudit } from '#platform/audit.ts'
import type { Db } from '#platform/db.ts'
import { invalidRequest } from '#platform/errors.ts'
import { createCached } from '#platform/cached.ts'
import { listSettings, saveSetting } from './settings.repository.ts'

/** Empty where a bank has none. */
const bic = /^([A-Z]{6}[A-Z\d]{2}([A-Z\d]{3})?)?$/
const BankAccount = z.strictObject({
  holder: z.string().trim().min(1).max(120),
  iban: z.string().overwrite(toIban).refine(isIban, 'Its check digits do not fit'),
  bic: z.string().overwrite(toIban).regex(bic).default(''),
  bank: z.string().trim().max(120).default(''),
})

const channel = 'gable:settings'
/** Without Redis a change is seen by all within this time. */
const freshMs = 5_000

/** What an operator can set, with what holds until they do. */
const Stored = z.object({
  siteName: z.string().min(1).max(80).default('Gable'),
  brandColour: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .nullable()
    .default(null),
  hasCompactPrices: z.boolean().default(false),
  // Pages allow pictures of the site itself and of the CDN that it names; what could end an attribute is none.
  placeholderLogoUrl: z
    .string()
    .max(500)
    .regex(/^(?:(?:\/(?!\/)|https:\/\/)[^\s"'<>\\]+)?$/)
    .default(''),
  /** Instead of the sign that the currency has anyway. */
  currencySymbol: z.string().min(1).max(8).nullable().default(null),
  defaultPlace: DefaultPlace.nullable().default(null),
  asksPositionAtOnce: z.boolean().default(false),
  areaUnit: SiteAreaUnit.default('square_metre'),
  plotUnits: z.array(LocalUnit).max(LocalUnit.options.length).default([]),
  /** Of whoever runs the site, for pages and for what visitors write; empty ones are not shown. */
  contactEmail: z.union([z.literal(''), z.email().max(254)]).default(''),
  contactPhone: z.string().max(40).default(''),
  contactAddress: z.string().max(200).default(''),
  /** Who issues invoices, as the law wants it; what is empty is said as the contact says it. */
  seller: z
    .object({
      name: z.string().max(120).default(''),
      address_lines: z.array(z.string().min(1).max(120)).max(6).default([]),
      tax_number: z.string().max(40).default(''),
      email: z.union([z.literal(''), z.email().max(254)]).default(''),
      phone: z.string().max(40).default(''),
    })
    .prefault({}),
  /** Instead of our own words about the site. */
  aboutText: z.string().max(4_000).default(''),
  appstoreId: z.string().max(100).default(''),
  /** Where members send money for packages; nobody pays by a transfer while there is none. */
  bankAccount: BankAccount.nullable().default(null),
  isVerificationRequired: z.boolean().default(false),
  /** For how long somebody stays verified; for good where it is null. */
  verificationDays: z.int().min(1).max(3_650).nullable().default(365),
  /** Whether only the verified are agents. */
  agentsVerifiedOnly: z.boolean().default(false),
  termsVersion: z.string().max(40).default('1'),
  reviewsEdits: z.boolean().default(true),
  /** Whether staff look at promotions before they run. */
  reviewsPromotions: z.boolean().default(false),
  listingDays: z.int().min(1).max(3_650).nullable().default(90),
  homeSections: z
    .array(z.enum(landingSections))
    .max(landingSections.length)
    .default([...landingSections]),
  memberStorageMegabytes: z.int().min(1).max(1_000_000).default(2_000),
  memberStorageFiles: z.int().min(1).max(1_000_000).default(4_000),
  /** For how long a message can be taken back for both. */
  chatTakeBackMinutes: z.int().min(0).max(43_200).default(60),
  /** How many may belong to one agency. */
  agencyMembers: z.int().min(1).max(1_000).default(200),
  /** None is no tax. */
  taxRates: TaxRates.default([]),
})
type Stored = z.output<typeof Stored>

/** What the environment says. */
type FixedName = 'isDemo' | 'passwordMinLength' | 'signInWays' | 'stripePublishableKey' | 'paystackPublicKey'
type Deps = {
  db: Db
  /** Of other connections: whoever asks in a transaction waits for no second one of their own. */
  cacheDb: Db
  announcements: Announcements
  fixed: Pick<SiteSettings, FixedName> & { currency: string }
  findVerificationState: (viewer: Viewer) => Promise<VerificationState>
  /** Told of each row that cannot be what it says. */
  onInvalid: (name: string) => void
}
export type SettingsService = ReturnType<typeof createSettingsService>

export function createSettingsService({ db, cacheDb, announcements, fixed, findVerificationState, onInvalid }: Deps) {
  const cached = createCached(async () => readStored(await listSettings(cacheDb), onInvalid), freshMs)
  announcements.subscribe(channel, cached.forget)
  const { currency, ...rest } = fixed
  const usualSymbol = symbolOf(currency)

  return {
    async get(viewer: Viewer): Promise<SiteSettings> {
      const [stored, verificationState] = await Promise.all([cached.get(), findVerificationState(viewer)])
      const currencySymbol = stored.currencySymbol ?? usualSymbol
      const hasSlider = stored.homeSections.includes('slider')
      return { ...stored, ...rest, currency: { code: currency }, currencySymbol, hasSlider, verificationState }
    },

    findContactEmail: async () => (await cached.get()).contactEmail,
    /** As it is set now, in whatever transaction asks. */
    async findSeller(from: Db) {
      const stored = readStored(await listSettings(from), onInvalid)
      const { seller, siteName: site, contactAddress } = stored
      const lines = seller.address_lines.length > 0 ? seller.address_lines : contactAddress ? [contactAddress] : []
      return {
        ...{ site, name: seller.name || site, lines, taxNumber: seller.tax_number },
        ...{ email: seller.email || stored.contactEmail, phone: seller.phone || stored.contactPhone },
      }
    },

    findSiteName: async () => (await cached.get()).siteName,
    findChatTakeBackMinutes: async () => (await cached.get()).chatTakeBackMinutes,

    findMostAgencyMembers: async () => (await cached.get()).agencyMembers,

    findAgentsVerifiedOnly: async () => (await cached.get()).agentsVerifiedOnly,

    /** What is asked of a listing. */
    async findListingRules() {
      const { reviewsEdits, listingDays, isVerificationRequired } = await cached.get()
      return { reviewsEdits, listingDays, isVerificationRequired }
    },

    findHasSlider: async () => (await cached.get()).homeSections.includes('slider'),

    findBankAccount: async () => (await cached.get()).bankAccount,

    findReviewsPromotions: async () => (await cached.get()).reviewsPromotions,

    findTaxRates: async () => (await cached.get()).taxRates,

    findVerificationDays: async () => (await cached.get()).verificationDays,

    /** Which sections the home page has, in their order. */
    async findLandingSections() {
      return [...new Set((await cached.get()).homeSections)]
    },

    /** How much one member may keep here. */
    async findStorageLimits() {
      const { memberStorageMegabytes, memberStorageFiles } = await cached.get()
      return { bytes: memberStorageMegabytes * 1024 * 1024, files: memberStorageFiles }
    },

    async set(name: string, value: unknown, actorId: number | null) {
      const schema = (Stored.shape as Record<string, z.ZodType>)[name]
      const parsed = schema?.safeParse(value)
      if (!parsed?.success) throw invalidRequest(400, `${name} cannot be set to ${JSON.stringify(value)}`)
      await db.transaction().execute(async (tx) => {
        const before = await saveSetting(tx, name, parsed.data)
        const object = { kind: 'setting', id: name }
        await recordAudit(tx, { action: 'settings.changed', actorId, object, detail: { before, after: parsed.data } })
      })
      cached.forget()
      await announcements.publish(channel)
    },
  }
}

/** Each by itself: one row that an older version or a hand wrote wrongly must not take all others with it. */
function readStored(rows: Record<string, unknown>, onInvalid: (name: string) => void): Stored {
  const settings = Object.entries<z.ZodType>(Stored.shape).map(([name, schema]) => {
    const parsed = schema.safeParse(rows[name])
    if (!parsed.success) onInvalid(name)
    return [name, parsed.success ? parsed.data : schema.parse(undefined)]
  })
  return Stored.parse(Object.fromEntries(settings))
}

const symbolOf = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency
