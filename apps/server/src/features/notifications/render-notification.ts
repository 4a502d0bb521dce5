import type { Picture } from '@gable/contract/property'
import type { NotificationKind } from '@gable/domain/notification-kinds'
import { formatPrice } from '@gable/domain/price'
import { type LanguageCode, languageOf } from '@gable/i18n/languages'
import { textsOf } from '@gable/i18n/site-texts'
import { findText, translate, type Values } from '@gable/i18n/translate'
import type { Member } from '#platform/access.ts'
import type { Db } from '#platform/db.ts'
import { type DetailOf, notificationDetails } from './notification-details.ts'
import { findNames, type NotificationRow } from './notifications.repository.ts'

export type Tone = 'news' | 'good' | 'bad' | 'soon'
type Listing = { id: number; slug: string; title: string; titleImage?: Picture | null }

/** How notifications tell of one kind of listing. */
export type ListingSubject = {
  /** Those that the reader may see. */
  list: (viewer: Member, ids: number[], language: LanguageCode) => Promise<Listing[]>
  /** Its page for its lister, and for everybody else. */
  ownPath: (slug: string) => string
  publicPath: (slug: string) => string
  texts: Partial<Record<'approved' | 'rejected' | 'ending' | 'ended', string>>
  /** A link that renews it without signing in. */
  renewalLinkFor?: (listing: { id: number; expiresAt: Date }) => string
}

type Context = { currency: string; locale: string; subject: ListingSubject | undefined; listingId: number }
type Look = {
  /** The key of its texts: title, message and action; a mail may have subject, heading, text and hint of its own. */
  texts: string
  tone?: Tone
  values?: Values
  /** In the words of whoever decided. */
  reason?: string | undefined
  isOwn?: boolean
  /** Of the site, instead of the page of what it is about. */
  path?: string
  /** In the mail instead of the page. */
  mailLink?: string | undefined
}

const usualTexts = {
  approved: 'listingApproved',
  rejected: 'listingRejected',
  ending: 'listingEnding',
  ended: 'listingEnded',
} as const
const reviewTones = { approved: 'good', rejected: 'bad', ended: 'soon' } as const
const verificationTones = { approved: 'good', rejected: 'bad', revoked: 'bad', ending: 'soon', ended: 'soon' } as const

const promotionTones = { approved: 'good', rejected: 'bad', stopped: 'bad', ended: 'soon', unpaid: 'bad' } as const
const paymentTones = { succeeded: 'good', refunded: 'news', part_refunded: 'news', receipt_refused: 'bad' } as const

const looks: { [Kind in NotificationKind]: (detail: DetailOf<Kind>, context: Context) => Look } = {
  interest: () => ({ texts: 'interest', isOwn: true, path: '/user/leads' }),
  enquiry: () => ({ texts: 'enquiry', isOwn: true, path: '/user/leads' }),
  chat_message: ({ chatId }) => ({ texts: 'chatMessage', path: `/user/chat?chat=${chatId}` }),
  lead_reminder: () => ({ texts: 'leadReminder', tone: 'soon', isOwn: true, path: '/user/leads' }),
  viewing: ({ news, ...when }, { locale }) => ({
    texts: `viewing.${news}`,
    tone: news === 'confirmed' ? 'good' : 'news',
    path: '/user/viewings',
    values: { when: sayWhen(when, locale) },
  }),
  viewing_reminder: (when, { locale }) => ({
    texts: 'viewingReminder',
    tone: 'soon',
    path: '/user/viewings',
    values: { when: sayWhen(when, locale) },
  }),
  listing_review: ({ outcome, reason }, { subject }) => ({
    texts: subject?.texts[outcome] ?? usualTexts[outcome],
    tone: reviewTones[outcome],
    reason,
    isOwn: true,
  }),
  listing_expiring: ({ expiresAt }, { subject, listingId, locale }) => ({
    texts: subject?.texts.ending ?? usualTexts.ending,
    tone: 'soon',
    isOwn: true,
    values: { date: new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(expiresAt)) },
    mailLink: subject?.renewalLinkFor?.({ id: listingId, expiresAt: new Date(expiresAt) }),
  }),
  favourite_price: ({ beforeMinor, nowMinor }, { currency, locale }) => {
    const say = (priceMinor: number) =>
      isolate(formatPrice({ priceMinor, currency }, locale, { hidesZeroDecimals: true }))
    return { texts: 'favouritePrice', values: { before: say(beforeMinor), now: say(nowMinor) } }
  },
  favourite_status: ({ status }) => ({ texts: `favouriteStatus.${status}` }),
  report: ({ outcome }) => ({ texts: `report.${outcome}` }),
  package: ({ news, date }, { locale }) => ({
    texts: `package.${news}`,
    tone: news === 'ending' ? 'soon' : 'good',
    path: '/user/subscription',
    values: { date: new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(date)) },
  }),
  payment: ({ outcome, amountMinor: priceMinor, currency, reason }, { locale }) => ({
    texts: `payment.${outcome}`,
    tone: paymentTones[outcome],
    reason,
    path: '/user/subscription',
    values: { amount: isolate(formatPrice({ priceMinor, currency }, locale, { hidesZeroDecimals: true })) },
  }),
  verification: ({ outcome, reason, date }, { locale }) => ({
    texts: `verification.${outcome}`,
    tone: verificationTones[outcome],
    reason,
    path: '/user/verification',
    values: date ? { date: new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(date)) } : {},
  }),
  advertisement: ({ outcome, reason }) => ({
    texts: `advertisement.${outcome}`,
    tone: promotionTones[outcome],
    reason,
    path: '/user/advertisement',
  }),
  agency: ({ news }) => ({ texts: `agency.${news}`, path: '/user/agency' }),
  security: ({ notice }) => ({ texts: notice, tone: 'bad', path: '/user/security' }),
}

// By the clock of the pages: who reads 05:00 in one place and 17:00 in the other comes too early.
const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
const dayAndTime = { weekday: 'long', day: 'numeric', month: 'long', ...clock, timeZoneName: 'short' } as const

/** In the time of the place, which is named because its reader may be elsewhere. */
const sayWhen = ({ startsAt, timeZone }: { startsAt: string; timeZone: string }, locale: string) =>
  isolate(new Intl.DateTimeFormat(locale, { ...dayAndTime, timeZone }).format(new Date(startsAt)))

export type Rendered = {
  row: NotificationRow
  kind: NotificationKind
  tone: Tone
  title: string
  message: string
  /** For the mail, where it says more. */
  mail: { subject: string; heading: string; text: string; hint: string; action: string; link: string | undefined }
  reason: string | undefined
  path: string | undefined
  listing: Listing | undefined
  /** It is about a listing that the reader cannot see any more. */
  isGone: boolean
}
export type Render = ReturnType<typeof createRenderer>

type Deps = { db: Db; listings: Record<string, ListingSubject>; currency: string; siteUrl: string }

/** Says notifications in words, from what there is now and what their reader may see of it. */
export function createRenderer({ db, listings, currency, siteUrl }: Deps) {
  const site = siteUrl.replace(/^https?:\/\//, '').replace(/\/$/, '')

  async function findListings(viewer: Member, rows: NotificationRow[], language: LanguageCode) {
    const byKind = Map.groupBy(
      rows.filter(({ listingId }) => listingId !== null),
      ({ listingKind }) => listingKind ?? '',
    )
    const found = new Map<string, Listing>()
    for (const [kind, about] of byKind) {
      const ids = [...new Set(about.map(({ listingId }) => listingId ?? 0))]
      for (const listing of (await listings[kind]?.list(viewer, ids, language)) ?? []) {
        found.set(`${kind}:${listing.id}`, listing)
      }
    }
    return found
  }

  return async (viewer: Member, rows: NotificationRow[], language: LanguageCode): Promise<Rendered[]> => {
    if (rows.length === 0) return []
    const [found, names] = await Promise.all([
      findListings(viewer, rows, language),
      findNames(db, [...new Set(rows.flatMap(({ actorId }) => actorId ?? []))]),
    ])
    const texts = textsOf('mail', language)
    const { locale } = languageOf(language)
    return rows.flatMap((row) => {
      const { kind, listingKind, listingId, actorId } = row
      const subject = listings[listingKind ?? '']
      const listing = found.get(`${listingKind}:${listingId}`)
      const look = lookOf(row, { currency, locale, subject, listingId: listingId ?? 0 })
      if (!look) return []
      const values = {
        site,
        // Names that people chose stay one run of text in every direction.
        title: isolate(listing?.title ?? translate(texts, language, 'notification.goneListing')),
        name: isolate((actorId && names.get(actorId)) || translate(texts, language, 'notification.somebody')),
        ...look.values,
      }
      const say = (key: string) => translate(texts, language, `${look.texts}.${key}`, values)
      const has = (key: string) => findText(texts, language, `${look.texts}.${key}`) !== undefined
      const pathOf = look.isOwn ? subject?.ownPath : subject?.publicPath
      const path = look.path ?? (listing && pathOf?.(listing.slug))
      const link = look.mailLink ?? (path && siteUrl + path)
      return {
        row,
        kind,
        tone: look.tone ?? 'news',
        title: listing ? say('title') : capitalise(say('title'), locale),
        message: look.reason ?? say('message'),
        mail: {
          subject: say(has('subject') ? 'subject' : 'title'),
          heading: say(has('heading') ? 'heading' : 'title'),
          text: say(has('text') ? 'text' : 'message'),
          hint: has('hint') ? say('hint') : '',
          action: has('action') ? say('action') : '',
          link,
        },
        reason: look.reason,
        path,
        listing,
        isGone: listingId !== null && !listing,
      }
    })
  }
}

/** Nothing for what a newer version has written and this one cannot read: the others are shown all the same. */
function lookOf({ kind, detail }: NotificationRow, context: Context): Look | undefined {
  const parsed = notificationDetails[kind]?.safeParse(detail)
  const look = looks[kind] as (detail: unknown, context: Context) => Look
  return parsed?.success ? look(parsed.data, context) : undefined
}

/** A sentence may begin with what stands for a listing that is gone. */
const capitalise = (text: string, locale: string) =>
  text.replace(/^\u2068?\p{L}/u, (start) => start.toLocaleUpperCase(locale))

const isolate = (name: string) => `\u2068${name}\u2069`
