import {
  notificationChannels,
  notificationGroups,
  notificationKindNames,
  notificationKinds,
} from '@gable/domain/notification-kinds'
import { isTimeZone } from '@gable/domain/zoned-time'
import * as z from 'zod'
import { PushToken } from './accounts.ts'
import type { Call } from './call.ts'
import { Picture } from './property.ts'
import { Id, page, renamed, Slug, text, YesNo } from './wire.ts'

const types = [...new Set(Object.values(notificationKinds).map(({ type }) => type))]

const Notification = renamed(
  z.object({
    id: Id,
    type: z.string().describe(`One of ${types.join(', ')}; others may come`),
    kind: z.enum(notificationKindNames).describe('Ours: finer than the type, as the settings have it'),
    tone: z.enum(['news', 'good', 'bad', 'soon']).describe('Ours: how it is marked in a list'),
    title: z.string(),
    message: z.string(),
    image: Picture.nullable(),
    property_id: Id.nullable(),
    project_id: Id.nullable(),
    slug_id: Slug.nullable(),
    url: z.string().nullable().describe('A path of the site; null where there is nothing left to open'),
    is_read: z.boolean(),
    created_at: z.string(),
  }),
  {
    property_id: 'propertyId',
    project_id: 'projectId',
    slug_id: 'slug',
    is_read: 'isRead',
    created_at: 'createdAt',
  },
)
export type Notification = z.output<typeof Notification>

/** Who wants no more than a hundred is told 99+. */
export const maxUnread = 99

export const getNotifications = {
  method: 'GET',
  path: '/get_notification_list',
  access: 'member',
  demo: 'allowed',
  summary: 'What the member was told in the last 90 days, newest first',
  input: renamed(
    z.strictObject({
      ...page,
      group: z
        .enum(notificationGroups)
        .optional()
        .describe('Ours: only what is about one’s listings, homes or account'),
      before_id: Id.optional().describe('Ours: only older ones than this, which costs the same on every page'),
    }),
    { before_id: 'beforeId' },
  ),
  output: z.array(Notification),
  errors: [],
} as const satisfies Call

const Unread = z.object({ unread: z.int().nonnegative().describe('99 also stands for more') })

export const countNotifications = {
  method: 'GET',
  path: '/unread-notifications',
  access: 'member',
  demo: 'allowed',
  summary: 'How many are not read yet',
  input: z.strictObject({}),
  output: Unread,
  errors: [],
} as const satisfies Call

export const countNotificationGroups = {
  method: 'GET',
  path: '/notification-counts',
  access: 'member',
  demo: 'allowed',
  summary: 'How many there are behind each tab of the page',
  input: z.strictObject({}),
  output: z.object({ all: z.int(), groups: z.record(z.enum(notificationGroups), z.int()) }),
  errors: [],
} as const satisfies Call

export const readNotifications = {
  method: 'POST',
  path: '/read-notifications',
  access: 'member',
  demo: 'refused',
  summary: 'Mark one as read, or without an id all of them',
  input: z.strictObject({ id: Id.optional() }),
  output: Unread,
  errors: ['not_found'],
} as const satisfies Call

const Delivery = renamed(
  z.object({
    id: Id.describe('Of the notification'),
    kind: z.enum(notificationKindNames),
    title: z.string(),
    channel: z.enum(notificationChannels),
    state: z
      .enum(['waiting', 'sent', 'skipped', 'failed'])
      .describe('Skipped is what was switched off, or was gone, before it left'),
    changed_at: z.string().describe('When it was sent or given up, or else when it is due'),
  }),
  { changed_at: 'changedAt' },
)
export type Delivery = z.output<typeof Delivery>

export const getDeliveries = {
  method: 'GET',
  path: '/notification-deliveries',
  access: 'member',
  demo: 'allowed',
  summary: 'Which of the newest notifications left the site, by which channel and when',
  input: z.strictObject({}),
  output: z.array(Delivery),
  errors: [],
} as const satisfies Call

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

const choice = z.object({
  kind: z.enum(notificationKindNames),
  channel: z.enum(notificationChannels),
  is_on: YesNo,
})
const Choice = renamed(choice, { is_on: 'isOn' })

const Settings = renamed(
  z.object({
    choices: z.array(Choice).describe('One for each kind and channel that can be switched'),
    quiet_from: z.string().nullable(),
    quiet_until: z.string().nullable(),
    time_zone: z.string(),
    digest: z.enum(['at_once', 'daily']),
    sent_to: z.string().describe('The address that mails go to; empty without one'),
    phone: z.string().describe('The number that text messages go to; empty without one'),
  }),
  { quiet_from: 'quietFrom', quiet_until: 'quietUntil', time_zone: 'timeZone', sent_to: 'sentTo' },
)
export type NotificationSettings = z.output<typeof Settings>

export const getNotificationSettings = {
  method: 'GET',
  path: '/notification-settings',
  access: 'member',
  demo: 'allowed',
  summary: 'What the member wants to be told, by which channel and when',
  input: z.strictObject({}),
  output: Settings,
  errors: [],
} as const satisfies Call

export const updateNotificationSettings = {
  method: 'POST',
  path: '/update-notification-settings',
  access: 'member',
  demo: 'refused',
  summary: 'Change what the member is told; what is not sent stays. Both ends of the quiet hours or neither',
  isUpdate: true,
  input: renamed(
    z.strictObject({
      choices: z
        .array(renamed(choice.strict(), { is_on: 'isOn' }))
        .max(100)
        .optional(),
      quiet_from: z
        .union([z.literal(''), clock])
        .optional()
        .describe('22:00, or empty for no quiet hours; at most 20 hours'),
      quiet_until: z.union([z.literal(''), clock]).optional(),
      time_zone: text(60, 1).refine(isTimeZone, 'Expected a zone such as Europe/Lisbon').optional(),
      digest: z.enum(['at_once', 'daily']).optional(),
    }),
    { quiet_from: 'quietFrom', quiet_until: 'quietUntil', time_zone: 'timeZone' },
  ),
  output: Settings,
  errors: [],
} as const satisfies Call

export const getPushKey = {
  method: 'GET',
  path: '/push-key',
  access: 'member',
  demo: 'allowed',
  summary: 'The public key with which browsers subscribe to push messages',
  input: z.strictObject({}),
  output: renamed(z.object({ public_key: z.string() }), { public_key: 'publicKey' }),
  errors: [],
} as const satisfies Call

export const forgetPushToken = {
  method: 'POST',
  path: '/forget-fcm-token',
  access: 'member',
  demo: 'refused',
  summary:
    'Send no more push messages to this browser or app; ours, because the specification has it at sign-out alone',
  input: renamed(z.strictObject({ fcm_id: PushToken }), { fcm_id: 'pushToken' }),
  output: z.null(),
  errors: [],
} as const satisfies Call

export const unsubscribe = {
  method: 'POST',
  path: '/unsubscribe',
  access: 'public',
  demo: 'refused',
  summary: 'Switch off the mails that a link of one of them is about; without signing in',
  input: z.strictObject({ token: text(200, 20) }),
  output: z.object({ kind: z.enum(notificationKindNames) }),
  errors: ['not_found'],
} as const satisfies Call
