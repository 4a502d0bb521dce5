import {
  viewingAnswers,
  viewingSides,
  viewingStates,
  maxPlaceWords,
  maxViewingWords,
} from '@gable/domain/viewing-moves'
import { maxDaysOff, maxWindows } from '@gable/domain/viewing-times'
import { isTimeZone } from '@gable/domain/zoned-time'
import * as z from 'zod'
import type { Call } from './call.ts'
import { Picture } from './property.ts'
import { Day, Flag, Id, limitOf, Moment, queryNumber, renamed, text } from './wire.ts'

const whole = z.int().nonnegative()

/** Exactly one of the two. */
const listing = { property_id: Id.optional(), project_id: Id.optional() }
const listingNames = { property_id: 'propertyId', project_id: 'projectId' } as const

const Clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const TimeZone = z.string().max(60).refine(isTimeZone, 'Expected a zone such as Europe/Lisbon')
const VideoLink = z.union([z.literal(''), z.url({ protocol: /^https$/ }).max(500)])
const number = (least: number, most: number) => queryNumber(least, most).pipe(z.int())

const times = {
  length_minutes: number(15, 240),
  pause_minutes: number(0, 240).describe('Between two viewings'),
  notice_hours: number(0, 168).describe('Nobody asks for a time sooner than this'),
  time_zone: TimeZone,
  place: text(maxPlaceWords).describe('Where to meet; told when a time is agreed'),
  video_link: VideoLink.describe('Instead of a place; told when a time is agreed'),
  windows: z
    .array(
      z.object({
        weekday: number(0, 6).nullable().describe('Every week on this day, 0 is Monday; null for a date'),
        date: Day.nullable(),
        from: Clock,
        until: Clock,
      }),
    )
    .max(maxWindows),
  days_off: z.array(z.object({ from: Day, until: Day })).max(maxDaysOff),
}
const timesNames = {
  length_minutes: 'lengthMinutes',
  pause_minutes: 'pauseMinutes',
  notice_hours: 'noticeHours',
  time_zone: 'timeZone',
  video_link: 'videoLink',
  days_off: 'daysOff',
} as const

export const getViewingSlots = {
  method: 'GET',
  path: '/get-viewing-slots',
  access: 'optional',
  demo: 'allowed',
  summary: 'Ours: the next free times of a home or project, within four weeks. Without any, a visitor names a time',
  input: renamed(z.strictObject(listing), listingNames),
  output: renamed(
    z.object({
      length_minutes: whole,
      time_zone: z.string(),
      is_video: z.boolean(),
      slots: z.array(z.string()).describe('When each begins, the next one first'),
    }),
    { length_minutes: 'lengthMinutes', time_zone: 'timeZone', is_video: 'isVideo' },
  ),
  errors: ['not_found', 'package_required'],
} as const satisfies Call

const OwnTimes = renamed(z.object(times), timesNames)
export type OwnTimes = z.output<typeof OwnTimes>

export const getOwnViewingSlots = {
  method: 'GET',
  path: '/get-own-viewing-slots',
  access: 'member',
  demo: 'allowed',
  summary:
    'Ours: when the caller can be visited, for one listing or, without one, for all that have no times of their own',
  input: renamed(z.strictObject(listing), listingNames),
  output: z.object({ times: OwnTimes.nullable(), homes: z.array(Id).describe('Homes with times of their own') }),
  errors: ['not_found'],
} as const satisfies Call

export const saveViewingSlots = {
  method: 'POST',
  path: '/save-viewing-slots',
  access: 'member',
  demo: 'refused',
  summary:
    'Ours: say when one can be visited; no windows for a listing means that those for all hold again. What is agreed stays',
  isUpdate: true,
  input: renamed(z.strictObject({ ...listing, ...times }), { ...listingNames, ...timesNames }),
  output: z.null(),
  errors: ['not_found'],
} as const satisfies Call

const Viewing = renamed(
  z.object({
    id: Id,
    property_id: whole,
    project_id: whole,
    slug_id: z.string().describe('Empty where there is no page to open any more'),
    title: z.string(),
    title_image: Picture.nullable(),
    user_id: whole.describe('The other one of the two'),
    name: z.string(),
    profile: z.string(),
    side: z.enum(viewingSides).describe('Which of the two the caller is'),
    viewing_state: z.enum(viewingStates),
    is_over: z.boolean().describe('Whether its time has begun, by the clock of the server'),
    starts_at: z.string(),
    ends_at: z.string(),
    time_zone: z.string().describe('Of the place'),
    place: z.string().describe('For the visitor empty until the time is agreed'),
    video_link: z.string(),
    message: z.string().describe('From the visitor'),
    reason: z.string().describe('Why it was declined or cancelled'),
    sequence: whole.describe('Grows with every change'),
    has_feedback: z.boolean(),
    rating: whole.describe('For the lister alone; 0 for none'),
    feedback: z.string().describe('For the lister alone'),
    created_at: z.string(),
  }),
  {
    property_id: 'propertyId',
    project_id: 'projectId',
    slug_id: 'slug',
    title_image: 'titleImage',
    user_id: 'accountId',
    profile: 'profileImageUrl',
    viewing_state: 'state',
    is_over: 'isOver',
    starts_at: 'startsAt',
    ends_at: 'endsAt',
    time_zone: 'timeZone',
    video_link: 'videoLink',
    has_feedback: 'hasFeedback',
    created_at: 'createdAt',
  },
)
export type Viewing = z.output<typeof Viewing>

/** How a viewing stands after a change. */
const ViewingChange = renamed(
  z.object({ id: Id, viewing_state: z.enum(viewingStates), starts_at: z.string(), sequence: whole }),
  { viewing_state: 'state', starts_at: 'startsAt' },
)
export type ViewingChange = z.output<typeof ViewingChange>

export const requestViewing = {
  method: 'POST',
  path: '/request-viewing',
  access: 'member',
  demo: 'refused',
  summary:
    'Ours: ask for a viewing, at a free time or, with is_proposal, at another one. One open request for each listing',
  input: renamed(
    z.strictObject({
      ...listing,
      starts_at: Moment,
      is_proposal: Flag.optional().describe('1 for a time that is not among the free ones'),
      message: text(maxViewingWords).optional(),
    }),
    { ...listingNames, starts_at: 'startsAt', is_proposal: 'isProposal' },
  ),
  output: ViewingChange,
  errors: [
    ...['not_found', 'about_yourself', 'package_required', 'blocked_by_you', 'blocked_you'],
    ...['time_taken', 'already_asked'],
  ] as const,
} as const satisfies Call

export const answerViewing = {
  method: 'POST',
  path: '/answer-viewing',
  access: 'member',
  demo: 'refused',
  summary: 'Ours: confirm, decline, move or cancel a viewing; which of these is legal says its state',
  input: renamed(
    z.strictObject({
      id: Id,
      answer: z.enum(viewingAnswers),
      starts_at: Moment.optional().describe('Where it is moved'),
      reason: text(maxViewingWords).optional(),
      sequence: queryNumber(0, 1_000_000)
        .pipe(z.int())
        .optional()
        .describe('What the caller has seen; refused if it was changed since'),
    }),
    { starts_at: 'startsAt' },
  ),
  output: ViewingChange,
  errors: ['not_found', 'illegal_move', 'changed_meanwhile', 'time_taken', 'blocked_by_you', 'blocked_you'],
} as const satisfies Call

export const getViewings = {
  method: 'GET',
  path: '/get-viewings',
  access: 'member',
  demo: 'allowed',
  summary:
    'Ours: viewings of the caller on one side, the next one first, past ones last first; at most 1,000 are counted',
  input: renamed(
    z.strictObject({
      side: z.enum(viewingSides),
      is_past: Flag.optional().describe('1: those whose time has begun; 0: those to come; otherwise both'),
      is_waiting: Flag.optional().describe('1: only those to come that wait for an answer of the caller'),
      from: Moment.optional(),
      until: Moment.optional(),
      after: Id.optional().describe('Goes on behind this one'),
      limit: limitOf(100),
    }),
    { is_past: 'isPast', is_waiting: 'isWaiting', after: 'afterId' },
  ),
  output: z.array(Viewing),
  errors: ['not_found'],
} as const satisfies Call

/** A badge shows no more. */
export const maxWaitingViewings = 99

export const countWaitingViewings = {
  method: 'GET',
  path: '/waiting-viewings',
  access: 'member',
  demo: 'allowed',
  summary: 'Ours: how many viewings to come wait for an answer of the caller, on both sides; 99 also stands for more',
  input: z.strictObject({}),
  output: z.object({ waiting: whole }),
  errors: [],
} as const satisfies Call

export const addViewingFeedback = {
  method: 'POST',
  path: '/add-viewing-feedback',
  access: 'member',
  demo: 'refused',
  summary: 'Ours: what the visitor thought of it, for the lister alone; once, and after it was over',
  input: z.strictObject({ id: Id, rating: number(1, 5), feedback: text(maxViewingWords).optional() }),
  output: z.null(),
  errors: ['not_found', 'illegal_move', 'blocked_by_you', 'blocked_you'],
} as const satisfies Call

export const getViewingCalendar = {
  method: 'GET',
  path: '/get-viewing-calendar',
  access: 'member',
  demo: 'allowed',
  summary:
    'Ours: since when the caller has a calendar link; null for none. The link is known only to whoever was given it',
  input: z.strictObject({}),
  output: z.object({ since: z.string().nullable() }),
  errors: [],
} as const satisfies Call

export const makeViewingCalendarLink = {
  method: 'POST',
  path: '/viewing-calendar-link',
  access: 'member',
  demo: 'refused',
  summary: 'Ours: a private link that calendars subscribe to; it takes the place of the one before',
  // The link is told once, and nothing that would tell it again is kept.
  isSecret: true,
  input: z.strictObject({}),
  output: renamed(z.object({ calendar_url: z.string() }), { calendar_url: 'url' }),
  errors: [],
} as const satisfies Call

export const revokeViewingCalendarLink = {
  method: 'POST',
  path: '/revoke-viewing-calendar-link',
  access: 'member',
  demo: 'refused',
  summary: 'Ours: the calendar link opens nothing any more; fine where there is none, too',
  input: z.strictObject({}),
  output: z.null(),
  errors: [],
} as const satisfies Call
