import { marketStates } from '@gable/domain/market-moves'
import type { NotificationKind } from '@gable/domain/notification-kinds'
import * as z from 'zod'

/** What happened to an account; the key of its texts. */
export const securityNotices = [
  'passwordChanged',
  'identifierChanged',
  'accountLeaving',
  'passkeyAdded',
  'passkeyRemoved',
] as const

/** What became of a viewing; the key of its texts. */
export const viewingNews = ['requested', 'moved', 'confirmed', 'declined', 'cancelled'] as const

/** What happened between a member and their agency; the key of its texts. */
export const agencyNews = ['invited', 'joined', 'role', 'owner', 'removed', 'listing'] as const

const price = z.int().nonnegative().describe('In minor units of the site’s currency')

/**
 * What each kind has to know beside whom it is for and what it is about. No name of another person belongs here: say
 * `actorId`, so that whoever leaves leaves no trace.
 */
export const notificationDetails = {
  interest: z.object({}),
  enquiry: z.object({}),
  chat_message: z.object({ chatId: z.int().positive() }),
  lead_reminder: z.object({}),
  viewing: z.object({ news: z.enum(viewingNews), startsAt: z.iso.datetime(), timeZone: z.string() }),
  viewing_reminder: z.object({ startsAt: z.iso.datetime(), timeZone: z.string() }),
  /** The reason travels along: a quick correction would have erased it. */
  listing_review: z.object({ outcome: z.enum(['approved', 'rejected', 'ended']), reason: z.string().optional() }),
  listing_expiring: z.object({ expiresAt: z.iso.datetime() }),
  favourite_price: z.object({ beforeMinor: price, nowMinor: price }),
  favourite_status: z.object({ status: z.enum(marketStates) }),
  report: z.object({ outcome: z.enum(['upheld', 'dismissed']) }),
  /** The date is when it ends. */
  package: z.object({ news: z.enum(['ending', 'given']), date: z.iso.datetime() }),
  payment: z.object({
    outcome: z.enum(['succeeded', 'refunded', 'part_refunded', 'receipt_refused']),
    amountMinor: z.int().positive(),
    currency: z.string(),
    /** In the words of staff where they refused a receipt. */
    reason: z.string().optional(),
    /** What its mail has with it. */
    invoiceId: z.int().positive().optional(),
  }),
  /** The reason travels along, as with listings; the date is when it ends. */
  verification: z.object({
    outcome: z.enum(['approved', 'rejected', 'revoked', 'ending', 'ended']),
    reason: z.string().optional(),
    date: z.iso.datetime().optional(),
  }),
  /** In the words of staff where they refused or stopped it. */
  advertisement: z.object({
    outcome: z.enum(['approved', 'rejected', 'stopped', 'ended', 'unpaid']),
    reason: z.string().optional(),
  }),
  agency: z.object({ news: z.enum(agencyNews) }),
  security: z.object({ notice: z.enum(securityNotices) }),
} as const satisfies Record<NotificationKind, z.ZodType>

export type DetailOf<Kind extends NotificationKind> = z.output<(typeof notificationDetails)[Kind]>
