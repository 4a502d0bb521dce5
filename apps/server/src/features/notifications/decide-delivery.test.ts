import {
  notificationChannels,
  type NotificationKind,
  notificationKindNames,
  ruleOf,
} from '@gable/domain/notification-kinds'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decideDelivery, type Preferences, usualPreferences } from './decide-delivery.ts'

const hourMs = 3_600_000
const at = (time: string) => new Date(`2026-07-10T${time}Z`)
const told = (kind: NotificationKind, time = '12:00') => ({ kind, createdAt: at(time) })
const mailOf = (time: string, preferences: Partial<Preferences>, kind: NotificationKind = 'listing_review') =>
  decideDelivery(at(time), { ...usualPreferences, ...preferences }, told(kind, time)).mail

test('quiet hours hold a mail until they end, in the time zone of the reader, also over midnight', () => {
  const night = { quiet: { from: 22 * 60, until: 8 * 60 } }
  expect(mailOf('21:59', night)).toBe('now')
  expect(mailOf('22:00', night)).toEqual({ at: new Date('2026-07-11T08:00Z') })
  expect(mailOf('07:59', night)).toEqual({ at: at('08:00') })
  expect(mailOf('08:00', night)).toBe('now')
  // Ten in the evening in Dubai is six o'clock in London's winter.
  expect(mailOf('18:30', { ...night, timeZone: 'Asia/Dubai' })).toEqual({ at: new Date('2026-07-11T04:00Z') })
  expect(mailOf('12:00', { quiet: { from: 600, until: 600 } })).toBe('now')
})

test('a daily digest leaves at eight, what somebody waits for leaves at once', () => {
  expect(mailOf('12:00', { digest: 'daily' })).toEqual({ at: new Date('2026-07-11T08:00Z') })
  expect(mailOf('12:00', { digest: 'daily' }, 'interest')).toBe('now')
  const due = decideDelivery(
    new Date('2026-07-11T08:00Z'),
    { ...usualPreferences, digest: 'daily' },
    told('listing_review'),
  )
  expect(due.mail).toBe('now')
})

const minute = fc.integer({ min: 0, max: 1_439 })
const preferences: fc.Arbitrary<Preferences> = fc.record({
  choices: fc.dictionary(
    fc.constantFrom(...notificationKindNames),
    fc.dictionary(fc.constantFrom(...notificationChannels), fc.boolean()),
  ),
  wantsMessages: fc.boolean(),
  quiet: fc.option(
    fc
      .record({ from: minute, minutes: fc.integer({ min: 0, max: 1_200 }) })
      .map(({ from, minutes }) => ({ from, until: (from + minutes) % 1_440 })),
  ),
  timeZone: fc.constantFrom('UTC', 'Europe/Lisbon', 'Asia/Dubai', 'Asia/Kathmandu', 'America/St_Johns', 'Pacific/Apia'),
  digest: fc.constantFrom('at_once', 'daily'),
  reach: fc.record({ push: fc.boolean(), sms: fc.boolean() }),
})

type Step =
  | { does: 'tell'; kind: NotificationKind }
  | { does: 'wait'; minutes: number }
  | { does: 'choose'; preferences: Preferences }
  | { does: 'repeat' }
  | { does: 'fail' }
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ does: fc.constant('tell' as const), kind: fc.constantFrom(...notificationKindNames) }),
  fc.record({ does: fc.constant('wait' as const), minutes: fc.integer({ min: 0, max: 3_000 }) }),
  fc.record({ does: fc.constant('choose' as const), preferences }),
  fc.record({ does: fc.constantFrom('repeat' as const, 'fail' as const) }),
)

/** The outbox without its database: one record per notification, jobs that come at their time, twice or in vain. */
function simulate(steps: Step[], first: Preferences) {
  let now = Date.UTC(2026, 2, 28)
  let wanted = first
  let failsUntil = 0
  const records: { kind: NotificationKind; createdAt: Date; sent: number; isSkipped: boolean; dueAt: number }[] = []

  function run(record: (typeof records)[number]) {
    if (record.sent > 0 || record.isSkipped || record.dueAt > now) return
    const { mail } = decideDelivery(new Date(now), wanted, record)
    if (mail === 'never') record.isSkipped = true
    else if (mail !== 'now') record.dueAt = mail.at.getTime()
    else if (now < failsUntil) record.dueAt = now + 600_000
    else record.sent += 1
  }
  const passTo = (end: number) => {
    for (; now < end; now = Math.min(end, now + hourMs / 4)) for (const record of records) run(record)
    for (const record of records) run(record)
  }
  for (const action of steps) {
    if (action.does === 'tell') {
      records.push({ kind: action.kind, createdAt: new Date(now), sent: 0, isSkipped: false, dueAt: now })
    }
    if (action.does === 'choose') wanted = action.preferences
    if (action.does === 'fail') failsUntil = now + 5 * hourMs
    if (action.does === 'wait') passTo(now + action.minutes * 60_000)
    if (action.does === 'repeat') for (const record of records) for (const _ of [1, 2]) run(record)
  }
  // Two days without a change of mind: long enough for every night and every digest, clocks that change included.
  passTo(now + 49 * hourMs)
  return records
}

test('in every history nothing is lost, nothing goes twice, and security notices always go', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 14 }), preferences, (steps, first) => {
      for (const { kind, sent, isSkipped } of simulate(steps, first)) {
        expect(sent + Number(isSkipped)).toBe(1)
        if (ruleOf(kind, 'mail') === 'always') expect(sent).toBe(1)
      }
    }),
    { numRuns: 2_000 },
  )
})

test('no wait is longer than a day and a quiet night, and what was waited for is not before its time', () => {
  const times = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(times, preferences, fc.constantFrom(...notificationKindNames), (now, wanted, kind) => {
      const { mail, app } = decideDelivery(now, wanted, { kind, createdAt: now })
      expect(typeof app).toBe('string')
      if (ruleOf(kind, 'mail') === 'always') expect(mail).toBe('now')
      if (typeof mail === 'string') return
      const waitedMs = mail.at.getTime() - now.getTime()
      expect(waitedMs).toBeGreaterThan(0)
      expect(waitedMs).toBeLessThanOrEqual(49 * hourMs)
    }),
    { numRuns: 2_000 },
  )
})
