import {
  isChosen,
  isNeverQuietKind,
  isUrgentKind,
  type NotificationChannel,
  type NotificationChoices,
  type NotificationKind,
  ruleOf,
} from '@gable/domain/notification-kinds'

export type Preferences = {
  choices: NotificationChoices
  /** The switch of the profile: without it nothing leaves the site but what nobody can switch off. */
  wantsMessages: boolean
  quiet: { from: number; until: number } | null
  timeZone: string
  digest: 'at_once' | 'daily'
  /** Whether there is anything to push to, and a number to write to. */
  reach: { push: boolean; sms: boolean }
}

/** Asked again whenever its time has come, because people change their minds meanwhile. */
export type Decision = 'now' | 'never' | { at: Date }

type Told = { kind: NotificationKind; createdAt: Date }

const minuteMs = 60_000
const dayMinutes = 1_440
/** When digests leave, in the reader's time zone. */
const digestMinute = 8 * 60

export const usualPreferences: Preferences = {
  choices: {},
  wantsMessages: true,
  quiet: null,
  timeZone: 'UTC',
  digest: 'at_once',
  reach: { push: false, sms: false },
}

/** Whether and when somebody is told by each channel. */
export function decideDelivery(now: Date, preferences: Preferences, told: Told): Record<NotificationChannel, Decision> {
  return {
    app: isChosen(preferences.choices, told.kind, 'app') ? 'now' : 'never',
    mail: decideMail(now, preferences, told),
    push: decideMessage('push', now, preferences, told),
    sms: decideMessage('sms', now, preferences, told),
  }
}

function decideMail(now: Date, preferences: Preferences, { kind, createdAt }: Told): Decision {
  if (ruleOf(kind, 'mail') === 'always') return 'now'
  if (!preferences.wantsMessages || !isChosen(preferences.choices, kind, 'mail')) return 'never'
  const digestAt = isDigested(preferences, kind) ? digestAfter(createdAt, preferences.timeZone) : createdAt
  const at = afterQuiet(digestAt > now ? digestAt : now, preferences)
  return at > now ? { at } : 'now'
}

/** Never in a digest. Without anywhere to send it there is nothing to wait for either. */
function decideMessage(channel: 'push' | 'sms', now: Date, preferences: Preferences, { kind }: Told): Decision {
  if (!preferences.wantsMessages || !preferences.reach[channel] || !isChosen(preferences.choices, kind, channel))
    return 'never'
  const at = isNeverQuietKind(kind) ? now : afterQuiet(now, preferences)
  return at > now ? { at } : 'now'
}

/** One of a day's mail, instead of a mail of its own. */
export const isDigested = ({ digest }: Preferences, kind: NotificationKind) => digest === 'daily' && !isUrgentKind(kind)

const digestAfter = (time: Date, timeZone: string) =>
  later(time, minutesUntil(minuteOfDay(time, timeZone), digestMinute) || dayMinutes)

function afterQuiet(time: Date, { quiet, timeZone }: Preferences): Date {
  if (!quiet) return time
  const minute = minuteOfDay(time, timeZone)
  const isQuiet = minutesUntil(quiet.from, minute) < minutesUntil(quiet.from, quiet.until)
  return isQuiet ? later(time, minutesUntil(minute, quiet.until)) : time
}

const minutesUntil = (from: number, until: number) => (until - from + dayMinutes) % dayMinutes

/** On the minute, so that what waits for the same time leaves together. */
const later = (time: Date, minutes: number) => new Date((Math.floor(time.getTime() / minuteMs) + minutes) * minuteMs)

/** On nights when clocks are changed the hour may be missed; whoever comes too early then waits once more. */
function minuteOfDay(time: Date, timeZone: string): number {
  const parts = clockIn(timeZone).formatToParts(time)
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  return (read('hour') % 24) * 60 + read('minute')
}

/** Zones are renamed now and then: one that the system does not know any more must not stop anything. */
function clockIn(timeZone: string) {
  const parts = { hour: '2-digit', minute: '2-digit' } as const
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone, ...parts })
  } catch {
    return new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...parts })
  }
}
