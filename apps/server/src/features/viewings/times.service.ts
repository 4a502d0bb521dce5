import type { Input } from '@gable/contract/call'
import type { getOwnViewingSlots, getViewingSlots, saveViewingSlots } from '@gable/contract/viewings'
import {
  daysAhead,
  findOverlaps,
  isTooShort,
  listSlots,
  type Span,
  usualLengthMinutes,
} from '@gable/domain/viewing-times'
import type { Member, Viewer } from '#platform/access.ts'
import type { Db } from '#platform/db.ts'
import { invalidField, notFound } from '#platform/errors.ts'
import { type Limit, spendLimits } from '#platform/rate-limit.repository.ts'
import { findListingToSee, type GateDeps, listingIn } from './listing-gate.ts'
import {
  findTimes,
  findTimesFor,
  findZone,
  forAll,
  listHomesWithTimes,
  ownsListing,
  putTimes,
  removeTimes,
  type TimesOf,
  type TimesRow,
} from './times.repository.ts'
import { findNow, listBusy } from './viewings.repository.ts'

type Saved = Input<typeof saveViewingSlots>
export type TimesService = ReturnType<typeof createTimesService>

/** What visitors are shown at most. */
const maxSlots = 300
const limitsOf = (accountId: number): Limit[] => [
  { key: `viewing-times:${accountId}`, most: 100, windowSeconds: 3_600 },
]
const usual = (timeZone: string): TimesRow => ({
  ...{ lengthMinutes: usualLengthMinutes, pauseMinutes: 0, noticeHours: 0, timeZone, place: '', videoLink: '' },
  ...{ windows: [], daysOff: [] },
})

/** Times at which listers can be visited, and which of them are free. */
export function createTimesService(deps: GateDeps & { db: Db }) {
  const { db } = deps

  async function timesOf(listerId: number, about: TimesOf, from: Db = db): Promise<TimesRow> {
    return (await findTimesFor(from, listerId, about)) ?? usual(await findZone(from, listerId))
  }

  /** By the clock of the database, from when the lister wants to know it, four weeks ahead. */
  async function listFree(listerId: number, times: TimesRow, from: Db = db): Promise<Span[]> {
    const now = await findNow(from)
    const range = {
      from: new Date(now.getTime() + times.noticeHours * 3_600_000),
      until: new Date(now.getTime() + daysAhead * 86_400_000),
      most: maxSlots,
    }
    const busy = await listBusy(from, listerId, range)
    return listSlots(times, range, busy)
  }

  /** Nothing, or one of the caller's own. */
  async function ownIn(from: Db, accountId: number, asked: Input<typeof getOwnViewingSlots>): Promise<TimesOf> {
    if (asked.propertyId === undefined && asked.projectId === undefined) return forAll
    const about = listingIn(asked)
    if (!(await ownsListing(from, accountId, about.listingKind, about.listingId))) throw notFound('Listing')
    return about
  }

  return {
    timesOf,
    listFree,

    async listSlots(viewer: Viewer, asked: Input<typeof getViewingSlots>) {
      const about = listingIn(asked)
      const { ownerId } = await findListingToSee(db, viewer, about, deps)
      const times = await timesOf(ownerId, about)
      const free = await listFree(ownerId, times)
      const { lengthMinutes, timeZone, videoLink } = times
      return {
        lengthMinutes,
        timeZone,
        isVideo: videoLink !== '',
        slots: free.map((slot) => slot.startsAt.toISOString()),
      }
    },

    async findOwn({ accountId }: Member, asked: Input<typeof getOwnViewingSlots>) {
      const about = await ownIn(db, accountId, asked)
      const [times = null, homes] = await Promise.all([
        findTimes(db, accountId, about),
        listHomesWithTimes(db, accountId),
      ])
      return { times, homes }
    },

    save: ({ accountId }: Member, { propertyId, projectId, ...times }: Saved): Promise<null> =>
      db.transaction().execute(async (tx) => {
        const about = await ownIn(tx, accountId, { propertyId, projectId })
        assertSound(times)
        await spendLimits(tx, limitsOf(accountId))
        if (times.windows.length === 0 && about.listingKind !== 'all') await removeTimes(tx, accountId, about)
        else await putTimes(tx, accountId, about, times)
        return null
      }),
  }
}

function assertSound({ windows, daysOff, lengthMinutes }: TimesRow) {
  if (windows.some(({ weekday, date }) => (weekday === null) === (date === null))) {
    throw invalidField('windows', 'exactly_one')
  }
  if (windows.some((window) => isTooShort(window, lengthMinutes))) throw invalidField('windows', 'too_short')
  if (findOverlaps(windows).length > 0) throw invalidField('windows', 'overlap')
  if (daysOff.some(({ from, until }) => until < from)) throw invalidField('daysOff', 'too_short')
}
