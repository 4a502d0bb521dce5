import type { OwnTimes } from '@gable/contract/viewings'
import { findOverlaps, isTooShort, usualLengthMinutes, type ViewingWindow } from '@gable/domain/viewing-times'

/** A first proposal for whoever has set no times: nothing on any day. */
export const emptyTimes = (timeZone: string): OwnTimes => ({
  lengthMinutes: usualLengthMinutes,
  pauseMinutes: 15,
  noticeHours: 4,
  timeZone,
  place: '',
  videoLink: '',
  windows: [],
  daysOff: [],
})

export type WindowProblem = 'overlap' | 'tooShort'

/** What is wrong with a window, by its place among all. */
export function findWindowProblems(windows: ViewingWindow[], lengthMinutes: number): Map<number, WindowProblem> {
  const problems = new Map<number, WindowProblem>(findOverlaps(windows).map((place) => [place, 'overlap']))
  for (const [place, window] of windows.entries())
    if (isTooShort(window, lengthMinutes)) problems.set(place, 'tooShort')
  return problems
}

/** Another window of the same day, behind the last one. */
export function nextWindow(windows: ViewingWindow[], of: Pick<ViewingWindow, 'weekday' | 'date'>): ViewingWindow {
  const last = windows
    .filter(({ weekday, date }) => weekday === of.weekday && date === of.date)
    .toSorted((one, other) => one.until.localeCompare(other.until))
    .at(-1)
  const from = Math.min(last ? Number(last.until.slice(0, 2)) + 1 : 10, 21)
  const hour = (value: number) => `${String(value).padStart(2, '0')}:00`
  return { ...of, from: hour(from), until: hour(from + 2) }
}
