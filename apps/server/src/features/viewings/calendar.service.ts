import { createHash, randomBytes } from 'node:crypto'
import type { Viewing } from '@gable/contract/viewings'
import type { ViewingState } from '@gable/domain/viewing-moves'
import { type LanguageCode, languageOf } from '@gable/i18n/languages'
import { textsOf } from '@gable/i18n/site-texts'
import { translate } from '@gable/i18n/translate'
import type { Member } from '#platform/access.ts'
import type { Db } from '#platform/db.ts'
import { notFound } from '#platform/errors.ts'
import { type Limit, spendLimits } from '#platform/rate-limit.repository.ts'
import {
  findCalendar,
  findCalendarByToken,
  findFeedStart,
  removeCalendar,
  replaceCalendar,
} from './calendar.repository.ts'
import { type CalendarEvent, writeCalendar } from './icalendar.ts'
import type { PresentViewings } from './present-viewings.ts'
import { findOwnViewing, listViewings, type ViewingRow } from './viewings.repository.ts'

type Deps = { db: Db; present: PresentViewings; siteUrl: string; findSiteName: () => Promise<string> }
export type CalendarService = ReturnType<typeof createCalendarService>

/** Only hashes are stored: a stolen table opens no calendar. */
const hashOf = (token: string) => createHash('sha256').update(token).digest()
const linkLimits = (accountId: number): Limit[] => [
  { key: `calendar-link:${accountId}`, most: 20, windowSeconds: 3_600 },
]
/** Calendars ask a few times an hour. */
const feedLimits = (accountId: number): Limit[] => [{ key: `calendar:${accountId}`, most: 120, windowSeconds: 3_600 }]

const maxEvents = 500
const pastDays = 90
const statusOf: Record<ViewingState, CalendarEvent['status']> = {
  requested: 'TENTATIVE',
  proposed: 'TENTATIVE',
  confirmed: 'CONFIRMED',
  declined: 'CANCELLED',
  cancelled: 'CANCELLED',
  expired: 'CANCELLED',
}

/** Viewings for calendars: one as a file, all of them behind a private link. */
export function createCalendarService({ db, present, siteUrl, findSiteName }: Deps) {
  const host = new URL(siteUrl).host

  function toEvent(row: ViewingRow, viewing: Viewing, language: LanguageCode): CalendarEvent {
    const status = statusOf[row.state]
    const say = (key: string, values: Record<string, string>) =>
      translate(textsOf('mail', language), language, `viewingCalendar.${key}`, values)
    return {
      // Stays the same whatever becomes of it, so that calendars move it instead of adding another.
      uid: `${row.calendarId}@${host}`,
      ...{ sequence: row.sequence, status, startsAt: row.startsAt, endsAt: row.endsAt, changedAt: row.changedAt },
      summary: say(status === 'TENTATIVE' ? 'waiting' : 'summary', { title: viewing.title }),
      description: viewing.name === '' ? '' : say('with', { name: viewing.name }),
      location: viewing.place || viewing.videoLink,
      url: `${siteUrl}/user/viewings`,
    }
  }

  async function write(member: Member, rows: ViewingRow[], language: LanguageCode, method: 'PUBLISH' | 'CANCEL') {
    const [siteName, viewings] = await Promise.all([findSiteName(), present(member, rows, language)])
    const events = rows.flatMap((row, place) => {
      const viewing = viewings[place]
      return viewing ? [toEvent(row, viewing, language)] : []
    })
    const name = translate(textsOf('mail', language), language, 'viewingCalendar.name', { site: siteName })
    return writeCalendar({ name, organiser: { name: siteName, url: siteUrl }, method }, events)
  }

  return {
    makeLink: ({ accountId }: Member, language: LanguageCode) =>
      db.transaction().execute(async (tx) => {
        await spendLimits(tx, linkLimits(accountId))
        const token = randomBytes(32).toString('base64url')
        await replaceCalendar(tx, { accountId, tokenHash: hashOf(token), language })
        return { url: `${siteUrl}/api/viewing-calendar?token=${token}` }
      }),

    async revokeLink({ accountId }: Member): Promise<null> {
      await db.transaction().execute((tx) => removeCalendar(tx, accountId))
      return null
    },

    async findLink({ accountId }: Member) {
      return { since: (await findCalendar(db, accountId))?.createdAt.toISOString() ?? null }
    },

    /** For whoever has the link, which says nothing else about who it is. */
    async readFeed(token: string): Promise<string> {
      const calendar = await findCalendarByToken(db, hashOf(token))
      if (!calendar) throw notFound('Calendar')
      const { accountId } = calendar
      await spendLimits(db, feedLimits(accountId))
      const from = await findFeedStart(db, pastDays)
      // What is to come does not give way to what was, however much that is.
      const wanted = (['lister', 'visitor'] as const).flatMap((side) => [
        { side, isPast: false },
        { side, isPast: true, from },
      ])
      const viewings = await Promise.all(
        wanted.map((query) => listViewings(db, accountId, { ...query, limit: maxEvents })),
      )
      const { code: language } = languageOf(calendar.language)
      return write({ accountId, permissions: [] }, viewings.flat(), language, 'PUBLISH')
    },

    async readFile(member: Member, id: number, language: LanguageCode): Promise<string> {
      const row = await findOwnViewing(db, member.accountId, id)
      if (!row) throw notFound('Viewing')
      return write(member, [row], language, statusOf[row.state] === 'CANCELLED' ? 'CANCEL' : 'PUBLISH')
    },
  }
}
