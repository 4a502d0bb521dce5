import { getOwnViewingSlots, getViewingCalendar, getViewings, type OwnTimes } from '@gable/contract/viewings'
import type { ViewingSide } from '@gable/domain/viewing-moves'
import { listSlots } from '@gable/domain/viewing-times'
import { addDays, toWallTime } from '@gable/domain/zoned-time'
import type { apiFor } from '#app/shell/api.server.ts'
import { isDate, startOfDay, startOfWeek } from './week.ts'

type ApiCall = ReturnType<typeof apiFor>
const maxOfWeek = 100
const pageSize = 24
/** Of so many past viewings what visitors said is shown. */
const maxPast = 50
const maxHeard = 5

/** The side that was asked for, else the one on which something is. */
async function chooseSide(call: ApiCall, asked: string | null, hasTimes: boolean): Promise<ViewingSide> {
  if (asked === 'lister' || asked === 'visitor') return asked
  if (hasTimes) return 'lister'
  return (await call(getViewings, { side: 'lister', limit: 1 })).total > 0 ? 'lister' : 'visitor'
}

export async function loadViewings(call: ApiCall, search: URLSearchParams) {
  const [{ data: own }, { data: calendar }] = await Promise.all([
    call(getOwnViewingSlots, {}),
    call(getViewingCalendar, {}),
  ])
  const side = await chooseSide(call, search.get('side'), own.times !== null)
  const base = { side, calendar, now: Date.now() }
  return side === 'lister'
    ? { ...base, week: await loadWeek(call, search, own.times), visits: undefined }
    : { ...base, week: undefined, visits: await loadVisits(call, search) }
}
export type LoadedViewings = Awaited<ReturnType<typeof loadViewings>>
export type LoadedWeek = NonNullable<LoadedViewings['week']>
export type LoadedVisits = NonNullable<LoadedViewings['visits']>

/** One week where the lister is, what waits for an answer, and what is free. */
async function loadWeek(call: ApiCall, search: URLSearchParams, times: OwnTimes | null) {
  const [{ data: waiting, total: waitingCount }, past] = await Promise.all([
    call(getViewings, { side: 'lister', isWaiting: true, limit: 50 }),
    call(getViewings, { side: 'lister', isPast: true, limit: maxPast }),
  ])
  const timeZone = times?.timeZone ?? waiting[0]?.timeZone ?? 'UTC'
  const today = toWallTime(new Date(), timeZone).date
  const asked = search.get('day')
  const day = isDate(asked) ? asked : today
  const monday = startOfWeek(day)
  const range = { from: startOfDay(monday, timeZone), until: startOfDay(addDays(monday, 7), timeZone) }
  const { data: all } = await call(getViewings, {
    ...{ side: 'lister', limit: maxOfWeek },
    ...{ from: range.from.toISOString(), until: range.until.toISOString() },
  })
  const shown = all.filter(({ state }) => state === 'requested' || state === 'proposed' || state === 'confirmed')
  const busy = shown.map(({ startsAt, endsAt }) => ({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) }))
  const now = new Date()
  const free = times ? listSlots(times, { ...range, from: range.from < now ? now : range.from }, busy) : []
  return {
    ...{ monday, day, today, timeZone, viewings: shown, waiting, waitingCount },
    free: free.map((slot) => ({ startsAt: slot.startsAt.toISOString(), endsAt: slot.endsAt.toISOString() })),
    heard: past.data.filter(({ hasFeedback }) => hasFeedback).slice(0, maxHeard),
    hasTimes: times !== null && times.windows.length > 0,
  }
}

async function loadVisits(call: ApiCall, search: URLSearchParams) {
  const after = Number(search.get('after'))
  const afterId = Number.isSafeInteger(after) && after > 0 ? after : undefined
  const [coming, past] = await Promise.all([
    call(getViewings, { side: 'visitor', isPast: false, limit: 50 }),
    call(getViewings, { side: 'visitor', isPast: true, limit: pageSize, afterId }),
  ])
  return {
    coming: coming.data,
    past: past.data,
    lastId: past.data.length === pageSize ? past.data.at(-1)?.id : undefined,
  }
}
